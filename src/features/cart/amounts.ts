import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/**
 * The facts by which amounts of a cart are written: the currency, the country of the reader, and whether VAT is exempt.
 */
export interface Amounts {
  currency: string
  country: string | null
  vatExempt: boolean
}

export const amountsOf = ({
  currency,
  location,
  vatExempt,
}: Pick<Selection, 'currency' | 'location' | 'vatExempt'>): Amounts => ({
  currency,
  country: location.country,
  vatExempt,
})

export function amountText(
  amount: number | null,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
  { currency, country }: Amounts,
): string {
  if (amount === null) return t('cart.amountUnknown')
  // A minus sign is as wide as a digit; some languages use a hyphen.
  return formatMoney(amount, currency, intlLocale(locale, country)).replace('-', '−')
}
