import type { I18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { ChangedTotal } from './payment/changed-total.tsx'
import type { PaymentError } from './returned-payment.ts'

export function FailedNotice({ error }: { error: PaymentError | null }) {
  const { t } = useI18n()
  return (
    <Notice tone={failedTone(error)} role="alert">
      <strong>{failedTitle(t, error)}</strong>
      {error === 'order_total_mismatch' ? <ChangedTotal /> : <p>{failedText(t, error)}</p>}
    </Notice>
  )
}

/** To cancel was the shopper's own wish, and no failure. */
export function failedTone(error: PaymentError | null): NoticeTone {
  return error === 'cancelled' ? 'information' : 'error'
}

export function failedTitle(t: I18n['t'], error: PaymentError | null): string {
  const isKnown = error === 'declined' || error === 'cancelled'
  return t(isKnown ? `checkout.failed.${error}` : 'checkout.failed')
}

export function failedText(
  t: I18n['t'],
  error: Exclude<PaymentError, 'order_total_mismatch'> | null,
): string {
  switch (error) {
    case 'stock_mismatch':
      return t('checkout.mismatch.stock')
    case 'country_mismatch':
      return t('checkout.mismatch.country')
    case 'voucher_error':
      return t('checkout.mismatch.voucher')
    case 'empty_selection':
      return t('checkout.mismatch.empty')
    case 'declined':
    case 'cancelled':
    case 'expired':
      return t(`checkout.${error}`)
    case null:
      return t('checkout.failedHint')
  }
}
