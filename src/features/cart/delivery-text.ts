import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { formatMoney, formatNumber, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { type Delivery, deliveryOf, type PriceReason } from './delivery.ts'

interface Style {
  i18n: Pick<I18n, 't' | 'locale'>
  country: string | null
}

export function reasonWords({ overKilograms, bulky }: PriceReason, { i18n, country }: Style): string {
  const { t, locale } = i18n
  const kilograms = formatNumber(overKilograms, intlLocale(locale, country))
  if (overKilograms === 0) return t('cart.bulky')
  return bulky ? t('cart.overKilogramsOrBulky', { kilograms }) : t('cart.overKilograms', { kilograms })
}

export function deliveryNotes(
  { name, reason, leftToFree, heavier, importCharges }: Delivery,
  currency: string,
  style: Style,
): string[] {
  const { t, locale } = style.i18n
  const method = reason ? `${name}, ${reasonWords(reason, style)}` : name
  const intl = intlLocale(locale, style.country)
  return [
    method,
    ...(leftToFree ? [t('cart.leftToFree', { amount: formatMoney(leftToFree, currency, intl) })] : []),
    ...(heavier
      ? [
          t('cart.heavier', {
            kilograms: formatNumber(Math.round(heavier.kilograms * 10) / 10, intl),
            limit: formatNumber(heavier.overKilograms, intl),
            method: heavier.name,
            amount: formatMoney(heavier.price, currency, intl),
          }),
        ]
      : []),
    ...(importCharges ? [t(`cart.importCharges.${importCharges}`)] : []),
  ]
}

/** Notes on the cart's delivery; null while no method is chosen. `facts` are those of the cart's country. */
export function deliveryNotesOf(
  selection: Selection,
  facts: ShopFacts | null,
  i18n: Style['i18n'],
): string[] | null {
  const delivery = deliveryOf(selection, facts)
  return (
    delivery && deliveryNotes(delivery, selection.currency, { i18n, country: selection.location.country })
  )
}
