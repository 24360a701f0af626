import { useAtomValue } from 'jotai'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'

export function ChangedTotal() {
  const { t, locale } = useI18n()
  const selection = useAtomValue(selectionAtom)
  if (!selection) return null
  const { totals, currency } = selection
  const intl = intlLocale(locale, selection.location.country)
  const total =
    totals.grandTotal === null ? t('cart.amountUnknown') : formatMoney(totals.grandTotal, currency, intl)
  return <p>{t('checkout.changed', { total })}</p>
}
