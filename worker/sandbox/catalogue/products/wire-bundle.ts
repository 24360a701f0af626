import { setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import { formatPrice } from '../../price-text.ts'
import { type Cents, fromCents, toCents } from '../../rules/money.ts'
import type { Assortment } from '../assortment.ts'
import { productOf } from '../items/item-id.ts'
import type { CatalogueBundle } from '../items/stocked-items.ts'
import { money } from '../items/wire-price.ts'
import type { Scope } from '../listing/listing-index.ts'
import type { Part } from './parts.ts'
import type { WireContext } from './wire-context.ts'

/** The field `bundleInfo` of a bundle: kind and price range; empty for other products. */
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

/**
 * The price range: from the cheapest choice of required sections to the most expensive choice of all sections, among
 * items sold in the market.
 */
function range(
  shop: Assortment,
  bundle: CatalogueBundle,
  part: Part,
  { market, pricelist }: { market: Scope; pricelist: number },
) {
  const { currency = '', rounding = 'cent' } = regions.pricelist(pricelist) ?? {}
  const fixed = bundle.kind === 'fixed' ? part.prices.get(pricelist)?.price : undefined
  const sections = bundle.sections.map(({ items, quantity, required }) => {
    const prices = items.flatMap((item) => {
      const isSold = shop.isSold(productOf(item), market)
      const point = isSold ? shop.partOfItem(item)?.prices.get(pricelist) : undefined
      return point ? toCents(point.price) * quantity : []
    })
    return { required, first: prices[0] ?? 0, min: Math.min(...prices), max: Math.max(...prices) }
  })
  const soldSections = sections.filter(({ min }) => Number.isFinite(min))
  const off = (cents: Cents) => setPrice(fromCents(cents), bundle.discountPercent, rounding)
  const sum = (amounts: Cents[]) => amounts.reduce((total, amount) => total + amount, 0)
  const requiredSections = soldSections.filter(({ required }) => required)
  return {
    priceOfItems: formatPrice(fromCents(sum(requiredSections.map(({ first }) => first))), currency),
    ...money('priceMin', fixed ?? off(sum(requiredSections.map(({ min }) => min))), currency),
    ...money('priceMax', fixed ?? off(sum(soldSections.map(({ max }) => max))), currency),
  }
}

/** The sections of a bundle with the products that can be chosen. */
export function wireSections(bundle: CatalogueBundle) {
  return bundle.sections.map(({ section, quantity, required, items }) => ({
    section,
    quantity,
    required,
    products: [...new Set(items.map(productOf))],
  }))
}
