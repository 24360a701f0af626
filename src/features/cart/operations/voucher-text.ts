import type { I18n } from '#src/i18n/i18n.ts'
import type { VoucherStatus } from './vouchers.ts'

/**
 * The result of a change of discount codes as text; `entered` are the codes in the cart. The service does not say why it
 * refuses a code, which may be one of these.
 */
export function voucherText(t: I18n['t'], status: VoucherStatus, entered: readonly string[]): string {
  switch (status) {
    case 'added':
      return t('cart.voucherAdded')
    case 'removed':
      return t('cart.voucherRemoved')
    case 'invalid':
      return entered.length === 0
        ? t('cart.voucherInvalid')
        : `${t('cart.voucherInvalid')}. ${t('cart.voucherTogether', { codes: entered.join(', ') })}`
    case 'refused':
      return t('cart.problem.refused')
    case 'limited':
      return t('forms.tooManyAttempts')
    case 'unanswered':
      return t('cart.voucherUnchecked')
  }
}
