import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { maxCompared } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { factRows } from '../fact-rows.ts'
import type { NamedLink } from '../listing/listing-subject.ts'
import type { PriceContext } from '../offer/price-context.ts'

/** The product of the page and its alternatives as a table: the cells of its cards are the facts that differ. */
export interface AlternativesTable {
  product: string
  columns: string[]
  text: { part: string; stock: string; price: string; own: string }
  comparison: NamedLink
}

const maxDifferences = 4

/** The cards of the alternatives after the product's own, and the table in which they stand; no cards without any. */
export function besideAlternatives(
  product: Product,
  alternatives: Product[],
  context: PriceContext,
): { cards: ProductCard[]; table?: AlternativesTable } {
  if (alternatives.length === 0) return { cards: [] }
  const { i18n } = context
  const { t } = i18n
  const all = [product, ...alternatives]
  const facts = factRows(all, i18n)
    .filter(({ differs }) => differs)
    .slice(0, maxDifferences)
  const compared = all.slice(0, maxCompared)
  return {
    cards: all.map((each, index) => ({
      ...productCard(each, context),
      cells: facts.map(({ values }) => values[index] ?? ''),
    })),
    table: {
      product: product.product,
      columns: facts.map(({ name }) => name),
      text: {
        part: t('facet.brands'),
        stock: t('catalogue.stock'),
        price: t('catalogue.price'),
        own: t('product.own'),
      },
      comparison: {
        name: t('compare.count', { count: compared.length }),
        path: paths.compare(compared.map(({ product: id }) => id)),
      },
    },
  }
}
