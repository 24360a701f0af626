import type { Locale } from '#src/i18n/locales.ts'
import { regions } from '../regions.ts'
import type { Assortment } from './assortment.ts'
import type { Scope } from './listing-index.ts'
import type { Part } from './parts.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format takes longer than everything else about a product. */
function format(language: Locale, currency: string): Intl.NumberFormat {
  const name = `${language} ${currency}`
  const known = formats.get(name) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
  formats.set(name, known)
  return known
}

/** The deposit taken with a part, as a sentence names it; '' without one, or where every price list is asked for. */
export function depositText(shop: Assortment, { spec }: Part, language: Locale, pricelist: Scope): string {
  const deposit = spec.depositItem === undefined ? null : shop.partOfItem(spec.depositItem)
  const list = pricelist === 'all' ? null : regions.pricelist(pricelist)
  const point = list && deposit?.prices.get(list.pricelist)
  return point ? format(language, list.currency).format(point.price) : ''
}
