import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import { transferOf } from '#src/features/orders/receipt/receipt.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { paymentPlace } from '../../payment/payment-kind.ts'

/** The sentences on what the shopper does, by the sign of the means of payment. */
const acts = {
  here: new Map([['card', 'hereCard' as const]]),
  provider: new Map([
    ['card', 'providerCard' as const],
    ['bank', 'providerBank' as const],
    ['phone', 'providerPhone' as const],
    ['wallet', 'providerWallet' as const],
  ]),
}

/**
 * A sentence about a payment method: what the shopper does to pay, or where they pay, or by when. `facts` are those of
 * the order's country, null if unavailable. Empty if nothing is known.
 */
export function paymentNote(
  method: PaymentMethod,
  facts: Pick<ShopFacts, 'bankTransfers' | 'paymentMarks'> | null,
  { t }: Pick<I18n, 't'>,
): string {
  const place = paymentPlace(method)
  if (place === 'withAddress') return t('checkout.pay.withAddress')
  if (place !== 'direct') {
    const mark = facts?.paymentMarks.find(({ paymentMethod }) => paymentMethod === method.paymentMethod)
    return t(`checkout.pay.${acts[place].get(mark?.sign ?? '') ?? place}`)
  }
  const transfer = transferOf(method, facts)
  if (!transfer) return ''
  const { days, inAdvance } = transfer
  const by = days === null ? t('checkout.pay.transfer') : t('checkout.pay.transferWithin', { days })
  return inAdvance ? `${by} ${t('promise.afterPayment')}.` : by
}
