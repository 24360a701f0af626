import type { Locale } from '#src/i18n/locales.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import type { Assortment } from '../assortment.ts'
import type { Scope } from '../listing/listing-index.ts'
import type { Part } from './parts.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A currency format as the shop uses it: "560 kr", not "SEK 560.00". Cached, because creating a format is slow. */
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

/** The formatted deposit of a part; empty without a deposit or when all price lists are requested. */
export function depositText(shop: Assortment, { spec }: Part, reader: Reader): string {
  const { language, market, pricelist } = reader
  const deposit = spec.depositItem === undefined ? null : shop.partOfItem(spec.depositItem)
  const list = pricelist === 'all' ? null : regions.pricelist(pricelist)
  const point = list && deposit?.prices.get(list.pricelist)
  if (!point) return ''
  const country = market === 'all' ? null : regions.market(market)?.countries[0]
  return format(country ? `${language}-${country}` : language, list.currency).format(point.price)
}
