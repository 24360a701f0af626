import { loadAssortment } from './catalogue/assortment.ts'
import { changeGoods, restoreGoods } from './catalogue/items/changed-goods.ts'
import { createItems } from './catalogue/items/items.ts'
import { createPictures, type PicturesOf } from './catalogue/pictures/pictures.ts'
import { wireLineProduct } from './catalogue/products/wire-product.ts'
import type { Catalogue } from './catalogue.ts'
import { type FollowMoves, seed } from './demo-catalogue/seed/seed.ts'
import type { Sql } from './demo-catalogue/sql.ts'
import type { Ports } from './ports.ts'

/**
 * Creates the demo catalogue. An empty database, or one with another edition or size, is filled first; `follow`
 * receives the items whose id changed. Picture URLs begin with `publicUrl`.
 */
export function createCatalogue(
  {
    sql,
    publicUrl,
    now,
    products,
    pictures,
  }: Pick<Ports, 'sql' | 'publicUrl' | 'now' | 'products' | 'pictures'>,
  follow: FollowMoves,
): Catalogue {
  seed(sql, now(), { products, follow })
  const readPictures = () => createPictures(sql, publicUrl, pictures)
  const catalogue: Catalogue = {
    ...loadCatalogue(sql, readPictures),
    change(item, change) {
      const modified = new Date(now()).toISOString().slice(0, 19).replace('T', ' ')
      changeGoods(sql, item, { change, modified })
      Object.assign(catalogue, loadCatalogue(sql, readPictures))
    },
    restore() {
      if (restoreGoods(sql)) Object.assign(catalogue, loadCatalogue(sql, readPictures))
      catalogue.restock()
    },
  }
  return catalogue
}

/** Reads the whole catalogue into memory. */
function loadCatalogue(sql: Sql, pictures: () => PicturesOf): Omit<Catalogue, 'change' | 'restore'> {
  const items = createItems(sql)
  const assortment = loadAssortment(sql, items, pictures())
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
