import type { Assortment } from '../assortment.ts'
import { wireMedia, wireMediaObjects } from '../pictures/wire-media.ts'
import type { Part } from './parts.ts'
import type { RelatedProduct } from './related-products.ts'
import type { WireContext } from './wire-context.ts'
import { wireProduct } from './wire-product.ts'

/**
 * A single product: with full related products, fitment conditions and picture objects, which are too large for
 * listings.
 */
export function wireSingleProduct(shop: Assortment, part: Part, context: WireContext) {
  const fitment = shop.fitment(part.product)
  return {
    ...wireListedProduct(shop, part, context, true),
    mediaObjects: wireMediaObjects(shop, part.product, part.sku),
    ...(fitment === '' ? {} : { fitment_rows: fitment }),
  }
}

/** A product in a listing: variants always, in full on request; other related products only on request. */
export function wireListedProduct(shop: Assortment, part: Part, context: WireContext, withRelated: boolean) {
  const { all, variants } = shop.related
  return {
    ...wireProduct(shop, part, context),
    relatedProducts: withRelated
      ? soldRelated(shop, all(part.product), context).map(({ relative, relation }) => ({
          ...wireProduct(shop, relative, context),
          relation,
        }))
      : soldRelated(shop, variants(part.product), context).map(({ relative, relation }) => ({
          product: String(relative.product),
          available: shop.isAvailable(relative, context.market),
          media: wireMedia(shop, relative.sku),
          relation,
        })),
  }
}

function soldRelated(shop: Assortment, related: readonly RelatedProduct[], { market }: WireContext) {
  return related.flatMap(({ product, relation }) => {
    const relative = shop.part(product)
    return relative && shop.isSold(product, market) ? { relative, relation } : []
  })
}
