import { regions } from '../../../demo-catalogue/regions.ts'
import type { CatalogueBundle } from '../../catalogue.ts'
import { formatPrice } from '../../price-text.ts'
import { type Cents, fromCents, percentOf, toCents } from '../../rules/money.ts'
import type { Assortment } from '../assortment.ts'
import { productOf } from '../items/item-id.ts'
import { money } from '../items/wire-price.ts'
import type { Scope } from '../listing/listing-index.ts'
import type { Part } from './parts.ts'
import type { WireContext } from './wire-product.ts'

/** What a set is and what it may cost; nothing for a single part. */
export function wireBundleInfo(shop: Assortment, part: Part, { market, pricelist }: WireContext) {
  const bundle = shop.bundle(part.product)
  if (!bundle) return {}
  return {
    bundleInfo: {
      bundle: part.product,
      type: bundle.kind,
      priceType: bundle.kind === 'fixed' ? 'static' : 'dynamic',
      discount: bundle.discountPercent,
      ...(pricelist === 'all' ? {} : range(shop, bundle, part, { market, pricelist })),
    },
  }
}

/** From the cheapest filling of what is required to the dearest of everything, of what the market sells. */
function range(
  shop: Assortment,
  bundle: CatalogueBundle,
  part: Part,
  { market, pricelist }: { market: Scope; pricelist: number },
) {
  const currency = regions.pricelist(pricelist)?.currency ?? ''
  const fixed = bundle.kind === 'fixed' ? part.prices.get(pricelist)?.price : undefined
  const sections = bundle.sections.map(({ items, quantity, required }) => {
    const prices = items.flatMap((item) => {
      const sold = shop.isSold(productOf(item), market)
      const point = sold ? shop.partOfItem(item)?.prices.get(pricelist) : undefined
      return point ? toCents(point.price) * quantity : []
    })
    return { required, first: prices[0] ?? 0, least: Math.min(...prices), most: Math.max(...prices) }
  })
  const sold = sections.filter(({ least }) => Number.isFinite(least))
  const off = (cents: Cents) => fromCents(cents - percentOf(cents, bundle.discountPercent))
  const sum = (amounts: Cents[]) => amounts.reduce((total, amount) => total + amount, 0)
  const wanted = sold.filter(({ required }) => required)
  return {
    priceOfItems: formatPrice(fromCents(sum(wanted.map(({ first }) => first))), currency),
    ...money('priceMin', fixed ?? off(sum(wanted.map(({ least }) => least))), currency),
    ...money('priceMax', fixed ?? off(sum(sold.map(({ most }) => most))), currency),
  }
}

/** The places of a set with the products that may go there. */
export function wireSections(bundle: CatalogueBundle) {
  return bundle.sections.map(({ section, quantity, required, items }) => ({
    section,
    quantity,
    required,
    products: [...new Set(items.map(productOf))],
  }))
}
