import { useId } from 'react'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { PlainView } from '../plain-view.ts'
import { orderFormId } from './plain-order.tsx'
import { PlainLines, summaryId } from './plain-summary.tsx'

interface PlainOrderNowProps {
  view: PlainView
  /** True while an earlier payment may still place its order: there is no button then. */
  isUnclear: boolean
}

/** The goods of the order, its totals, and the order button. */
export function PlainOrderNow({ view: { order, cart }, isUnclear }: PlainOrderNowProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <aside className="order-now" id={summaryId} aria-labelledby={id}>
      <h2 id={id}>{t('checkout.ordered')}</h2>
      <PlainLines cart={cart} />
      <CartTotals rows={[...cart.totals.items, ...cart.totals.grand, ...order.vatRows]} />
      {isUnclear ? null : (
        <>
          {order.providerFollows ? <p className="hint">{t('checkout.providerFollows')}</p> : null}
          <button
            type="submit"
            form={orderFormId}
            className="button"
            data-kind="primary"
            data-size="large"
            disabled={!order.isPayable}
          >
            {t('checkout.placeOrder')}
          </button>
        </>
      )}
    </aside>
  )
}
