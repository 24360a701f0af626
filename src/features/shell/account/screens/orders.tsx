import type { ComponentProps } from 'react'
import { OrderList } from '#src/features/orders/list/order-list.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AccountFrame } from '../account-frame.tsx'

type OrdersScreenProps = ComponentProps<typeof OrderList> & { email: string }

/** The customer's orders. Default export, because it is loaded on demand. */
export default function OrdersScreen({ email, ...list }: OrdersScreenProps) {
  const { t } = useI18n()
  return (
    <AccountFrame title={t('orders.title')} email={email}>
      <OrderList {...list} />
    </AccountFrame>
  )
}
