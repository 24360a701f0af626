import type { Locale } from '#src/i18n/locales.ts'
import { regions } from '../../../demo-catalogue/regions.ts'
import type { Assortment } from '../assortment.ts'
import type { Scope } from '../listing/listing-index.ts'
import type { Part } from './parts.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** As the shop writes prices: "560 kr", not "SEK 560.00". Making a format takes longer than all else about a product. */
function format(intl: string, currency: string): Intl.NumberFormat {
  const name = `${intl} ${currency}`
  const known =
    formats.get(name) ??
    new Intl.NumberFormat(intl, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    })
  formats.set(name, known)
  return known
}

interface Reader {
  language: Locale
  market: Scope
  pricelist: Scope
}

/** The deposit taken with a part, as a sentence names it; '' without one, or where every price list is asked for. */
export function depositText(shop: Assortment, { spec }: Part, telling: Reader): string {
  const { language, market, pricelist } = telling
  const deposit = spec.depositItem === undefined ? null : shop.partOfItem(spec.depositItem)
  const list = pricelist === 'all' ? null : regions.pricelist(pricelist)
  const point = list && deposit?.prices.get(list.pricelist)
  if (!point) return ''
  const country = market === 'all' ? null : regions.market(market)?.countries[0]
  return format(country ? `${language}-${country}` : language, list.currency).format(point.price)
}
