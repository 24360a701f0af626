import type { BankTransfer } from '#src/commerce/contract/content.ts'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { paymentPlace } from '../../payment/payment-kind.ts'

/**
 * A sentence about a payment method: where it is paid, or by when. `transfer` is the bank
 * transfer of its orders, null if the shop names none. Empty if nothing is known.
 */
export function paymentNote(
  method: PaymentMethod,
  transfer: BankTransfer | null,
  { t }: Pick<I18n, 't'>,
): string {
  const place = paymentPlace(method)
  if (place !== 'direct') return t(`checkout.pay.${place}`)
  if (!transfer) return ''
  const { days, inAdvance } = transfer
  const by = days === null ? t('checkout.pay.transfer') : t('checkout.pay.transferWithin', { days })
  return inAdvance ? `${by} · ${t('promise.afterPayment')}` : by
}
