import { loadAssortment } from './catalogue/assortment.ts'
import { createItems } from './catalogue/items/items.ts'
import { wireLineProduct } from './catalogue/products/wire-product.ts'
import type { Catalogue } from './catalogue.ts'
import { type FollowMoves, seed } from './demo-catalogue/seed/seed.ts'
import type { Ports } from './ports.ts'

/**
 * Creates the demo catalogue. An empty database, or one with another edition or size, is filled first; `follow`
 * receives the items whose id changed. Picture URLs begin with `publicUrl`.
 */
export function createCatalogue(
  { sql, publicUrl, now, products }: Pick<Ports, 'sql' | 'publicUrl' | 'now' | 'products'>,
  follow: FollowMoves,
): Catalogue {
  seed(sql, now(), { products, follow })
  const items = createItems(sql)
  const assortment = loadAssortment(sql, items, publicUrl)
  return {
    ...items,
    takeStock: (item, quantity) => {
      items.takeStock(item, quantity)
      assortment.recountStock()
    },
    addStock: (item, quantity) => {
      items.addStock(item, quantity)
      assortment.recountStock()
    },
    restock: () => {
      items.restock()
      assortment.recountStock()
    },
    assortment,
    lineProduct: (product, context) => {
      const part = assortment.part(product)
      return part ? wireLineProduct(assortment, part, { ...context, serverSide: false }) : {}
    },
  }
}
