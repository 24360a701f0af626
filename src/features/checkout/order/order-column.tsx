import { useAtomValue } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { hasOrderButtonAtom } from '../payment/order-button.atoms.ts'
import { OrderNow } from './order-now.tsx'
import { OrderSummary } from './order-summary.tsx'

interface OrderColumnProps {
  selection: Selection
  initiallyUnfolded: boolean
}

/**
 * The cart beside the steps, and in the last step what is ordered with the order button, which is then in view. On
 * narrow screens the cart is above the steps, and the button below.
 */
export function OrderColumn({ selection, initiallyUnfolded }: OrderColumnProps) {
  const orders = useAtomValue(hasOrderButtonAtom)
  return (
    <div className="order-column" data-orders={orders || undefined}>
      <OrderSummary selection={selection} initiallyUnfolded={initiallyUnfolded} orders={orders} />
      {orders ? <OrderNow selection={selection} /> : null}
    </div>
  )
}
