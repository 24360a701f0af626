import type { Bundle } from '#src/commerce/contract/bundle.ts'
import type { Product } from '#src/commerce/contract/product.ts'
import type { Section } from '#src/commerce/contract/section.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { Terms } from '#src/i18n/terms.ts'
import type { PriceFormat } from './price.ts'
import { isBuyable, type Purchase, type PurchaseSection } from './purchase.ts'

/** What the add button gets. `bundle` is what a set is made of, null for anything else. */
export function purchaseOf(product: Product, bundle: Bundle | null, format: PriceFormat): Purchase {
  return {
    product: product.product,
    name: product.name,
    items: product.items.map(({ item, name, stock }) => ({
      item,
      name,
      stock: product.available ? stock : ('no' as const),
    })),
    recommended: recommendedOf(product, format.terms),
    minimum: product.quantityMinimum,
    multipleOf: product.quantityMultipleOf,
    sections:
      product.bundle?.type === 'flexible' && bundle
        ? bundle.sections.map((section) => sectionOf(section, bundle, format))
        : [],
  }
}

/** One piece needs no recommendation. */
function recommendedOf({ quantityRecommended, quantityPer }: Product, terms: Terms): Purchase['recommended'] {
  if (quantityRecommended === null || quantityRecommended < 2) return null
  const per = pers.find((each) => each === quantityPer) ?? 'car'
  return {
    quantity: quantityRecommended,
    words: terms.t(`quantity.${per}`, { count: quantityRecommended }),
  }
}

const pers = ['axle', 'side', 'cylinder', 'wheel', 'litre', 'car'] as const

function sectionOf(
  { section, quantity, required, products }: Section,
  bundle: Bundle,
  format: PriceFormat,
): PurchaseSection {
  const offered = bundle.products.filter(({ product }) => products.includes(product))
  return {
    section,
    name: sectionName(offered),
    quantity,
    required,
    choices: offered.flatMap((product) =>
      product.items.map(({ item, name, stock }) => ({
        item,
        name: [product.name, name, priceWords(product, format)].filter(Boolean).join(', '),
        available: product.available && isBuyable(stock),
      })),
    ),
  }
}

/** What all of a place's candidates are. */
function sectionName(offered: readonly Product[]): string {
  return offered[0]?.categoryName.at(-1) ?? ''
}

function priceWords({ price }: Product, { currency, intl }: PriceFormat): string {
  return price === null ? '' : formatMoney(price, currency, intl)
}
