import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { maxCompared } from '#src/config.ts'
import { loadAttributeMarks } from '#src/features/catalogue/attributes/load-attribute-marks.ts'
import { type ProductCard, productCard } from '#src/features/catalogue/cards/card.ts'
import { type FactRow, factRows } from '#src/features/catalogue/fact-rows.ts'
import type { NamedLink } from '#src/features/catalogue/listing/listing-subject.ts'
import { priceContextFor } from '#src/features/catalogue/offer/price-context.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { comparisonPath, type ParsedComparison } from './comparison.ts'

export interface ComparisonScreen {
  products: string[]
  parts: ComparedPart[]
  rows: FactRow[]
  facts: NamedLink | null
  /** Products of the address that cannot be shown; without a path if the shop has no page of them. */
  missing: { name: string; path: string | null; reason: string }[]
  notes: string[]
  text: ReturnType<typeof comparisonText>
}

export interface ComparedPart {
  card: ProductCard
  cars: string
  removal: NamedLink
}

/** Loads the products of a comparison in its order. Those that are not sold here are named. */
export async function loadComparison(shop: Shop, asked: ParsedComparison): Promise<ComparisonScreen> {
  const { i18n } = shop
  const { t } = i18n
  const listed = asked.products.length > 0 ? await findProducts(shop, asked.products) : []
  const products = listed.map(({ product }) => product)
  const context = await priceContextFor(shop, listed)
  const rows = factRows(listed, i18n, await loadAttributeMarks(shop, listed))
  const equal = rows.filter(({ differs }) => !differs).length
  const comparable = listed.length > 1
  return {
    products,
    parts: listed.map((product) => {
      const card = productCard(product, context)
      const others = products.filter((other) => other !== product.product)
      return {
        card,
        cars: carsText(product, card, i18n),
        removal: {
          name: t('compare.removeNamed', { name: card.name }),
          path: comparisonPath({ products: others, all: asked.all }),
        },
      }
    }),
    rows: comparable && !asked.all ? rows.filter(({ differs }) => differs) : rows,
    facts:
      comparable && equal > 0
        ? {
            name: asked.all ? t('compare.differences') : t('compare.allFacts', { count: rows.length }),
            path: comparisonPath({ products, all: !asked.all }),
          }
        : null,
    missing: await nameMissing(
      shop,
      asked.products.filter((product) => !products.includes(product)),
    ),
    notes: [
      ...(asked.damaged ? [t('compare.damaged')] : []),
      ...(asked.surplus ? [t('compare.onlyFour', { max: maxCompared })] : []),
    ],
    text: comparisonText(shop, { comparable, differing: rows.length - equal }),
  }
}

function carsText({ fitScope, vehicles }: Product, { facts }: ProductCard, { t }: ServerI18n): string {
  if (fitScope === 'universal') return t('fit.mark.universal')
  return vehicles.length > 0 ? facts : ''
}

async function findProducts({ catalogue }: Shop, products: string[]) {
  const reply = await catalogue.productsById(products)
  const found = new Map(reply.ok ? reply.value.products.map((product) => [product.product, product]) : [])
  return products.flatMap((product) => found.get(product) ?? [])
}

/** Names products that are sold in other countries; of the others only the number in the address is known. */
async function nameMissing(shop: Shop, products: string[]): Promise<ComparisonScreen['missing']> {
  if (products.length === 0) return []
  const { catalogue, i18n, regions } = shop
  const reply = await resultOrNull(() => catalogue.productsInAnyMarket(products))
  const found = reply?.ok ? reply.value.products : []
  const elsewhere = found.filter(({ markets }) => regions.some(({ market }) => markets.includes(market)))
  const known = new Map(elsewhere.map(({ product }) => [product.product, product]))
  return products.map((id) => {
    const product = known.get(id)
    return product
      ? {
          name: productName(product),
          path: paths.product(product.uri),
          reason: i18n.t('compare.notSoldHere'),
        }
      : { name: id, path: null, reason: i18n.t('compare.unknown') }
  })
}

function comparisonText(
  { i18n: { t } }: Shop,
  { comparable, differing }: { comparable: boolean; differing: number },
) {
  return {
    title: t('compare.title'),
    table: t('compare.table'),
    car: t('facet.vehicle'),
    price: t('catalogue.price'),
    cheapest: t('compare.cheapest'),
    stock: t('catalogue.stock'),
    buy: t('compare.buy'),
    remove: t('compare.remove'),
    unknown: t('compare.noValue'),
    same: comparable && differing === 0 ? t('compare.same') : '',
    missing: t('compare.missing'),
    more: t('compare.more'),
    empty: t('compare.empty'),
    emptyHint: t('compare.emptyHint', { max: maxCompared }),
  }
}
