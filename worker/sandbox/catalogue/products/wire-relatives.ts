import type { Assortment } from '../assortment.ts'
import { wireMedia, wireMediaObjects } from '../pictures/wire-media.ts'
import type { Part } from './parts.ts'
import type { Relative } from './relatives.ts'
import { type WireContext, wireProduct } from './wire-product.ts'

/**
 * A product by itself: with its relatives in full, the conditions under which it fits each car, and its pictures
 * once more as objects. The last two are too heavy for a page of twenty.
 */
export function wireSingleProduct(shop: Assortment, part: Part, telling: WireContext) {
  const fitment = shop.fitment(part.product)
  return {
    ...wireListedProduct(shop, part, telling, true),
    mediaObjects: wireMediaObjects(shop, part.product, part.sku),
    ...(fitment === '' ? {} : { fitment_rows: fitment }),
  }
}

/** One of many: variants always, in full on request; other relatives only then. */
export function wireListedProduct(
  shop: Assortment,
  part: Part,
  telling: WireContext,
  withRelatives: boolean,
) {
  const { all, variants } = shop.relatives
  return {
    ...wireProduct(shop, part, telling),
    relatedProducts: withRelatives
      ? sold(shop, all(part.product), telling).map(({ relative, relation }) => ({
          ...wireProduct(shop, relative, telling),
          relation,
        }))
      : sold(shop, variants(part.product), telling).map(({ relative, relation }) => ({
          product: String(relative.product),
          available: shop.isAvailable(relative, telling.market),
          media: wireMedia(shop, relative.sku),
          relation,
        })),
  }
}

function sold(shop: Assortment, relatives: readonly Relative[], { market }: WireContext) {
  return relatives.flatMap(({ product, relation }) => {
    const relative = shop.part(product)
    return relative && shop.isSold(product, market) ? { relative, relation } : []
  })
}
