import { atom, useSetAtom } from 'jotai'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { cartQueueAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { visitAtom } from '#src/visit.ts'
import { writePaymentMark } from '../unclear/payment-mark.ts'
import { orderNoticeAtom } from './order-notice.atoms.ts'
import { reportPurchase } from './purchase-event.ts'

/**
 * Reads the order of a payment whose browser never returned from the provider, and shows it once. Call it if the cart
 * is empty while a payment mark exists. Rejects if the service does not answer; the mark stays.
 */
export const findOrderAtom = atom(null, async (get, set) => {
  const visit = get(visitAtom)
  const queue = get(cartQueueAtom)
  if (!visit || !queue) return
  const receipt = await queue.read(visit.checkout.receipt)
  if (!receipt.ok) {
    writePaymentMark(visit.browserStore, null)
    return
  }
  const isFirst = await reportPurchase(visit, receipt.value)
  if (isFirst) set(orderNoticeAtom, <OrderNotice order={receipt.value} />)
})

export function OrderNotice({ order }: { order: Pick<Order, 'orderNumber' | 'paymentMethod'> }) {
  const { t, locale } = useI18n()
  const show = useSetAtom(orderNoticeAtom)
  return (
    <Notice tone="success" role="none">
      <strong>{t('checkout.orderFound', { order: order.orderNumber })}</strong>
      <p className="actions">
        <a
          className="button"
          data-size="small"
          href={localized(locale, paths.confirmation(order.paymentMethod))}
        >
          {t('checkout.showReceipt')}
        </a>
        <Button size="small" kind="quiet" onClick={() => show(null)}>
          {t('cart.close')}
        </Button>
      </p>
    </Notice>
  )
}
