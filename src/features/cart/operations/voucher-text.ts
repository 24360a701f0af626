import type { I18n } from '#src/i18n/i18n.ts'
import type { VoucherStatus } from './vouchers.ts'

export function voucherText(t: I18n['t'], status: VoucherStatus): string {
  switch (status) {
    case 'added':
      return t('cart.voucherAdded')
    case 'removed':
      return t('cart.voucherRemoved')
    case 'invalid':
      return t('cart.voucherInvalid')
    case 'refused':
      return t('cart.problem.refused')
    case 'limited':
      return t('forms.tooManyAttempts')
    case 'unanswered':
      return t('cart.voucherUnchecked')
  }
}
