import type { LineProduct } from '#src/commerce/contract/selection/line.ts'
import type { Assortment } from './catalogue/assortment.ts'
import type { GoodsChange } from './catalogue/items/changed-goods.ts'
import type { CatalogueContext, CatalogueItem, Items } from './catalogue/items/stocked-items.ts'
import type { Wire } from './wire-type.ts'

/** The catalogue as selections need it. */
export interface Catalogue extends Items {
  /** The product of a line: without related products, items without stock. */
  lineProduct(product: number, context: CatalogueContext): Wire<typeof LineProduct>
  /** Changes an item and its product, as a merchant does. */
  change(item: CatalogueItem, change: GoodsChange): void
  /** Restores the initial names, prices and stock. */
  restore(): void
  /** The catalogue in memory, for calls that list and show products. */
  assortment: Assortment
}
