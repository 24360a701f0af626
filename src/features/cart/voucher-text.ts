import type { I18n } from '#src/i18n/i18n.ts'

/** The status of a discount code in words. What the service calls it is not for people. */
export function voucherText(t: I18n['t'], status: string): string {
  if (status === 'found') return t('cart.voucherAdded')
  if (status === 'limited') return t('forms.tooManyAttempts')
  if (status === 'removed') return t('cart.voucherRemoved')
  return status === 'unanswered' ? t('cart.voucherUnchecked') : t('cart.voucherInvalid')
}
