import type { Assortment } from './assortment.ts'
import type { Part } from './parts.ts'
import { wireMedia } from './wire-media.ts'
import { type Telling, wireProduct } from './wire-product.ts'

/** A product with its relatives: variants always, others in full on request and not at all otherwise. */
export function wireListedProduct(shop: Assortment, part: Part, telling: Telling, withRelatives: boolean) {
  const relatives = relativesOf(shop, part, telling)
  return {
    ...wireProduct(shop, part, telling),
    relatedProducts: withRelatives
      ? relatives.map(({ relative, relation }) => ({ ...wireProduct(shop, relative, telling), relation }))
      : relatives
          .filter(({ relation }) => relation === 'variant')
          .map(({ relative, relation }) => ({
            product: String(relative.product),
            available: shop.isAvailable(relative, telling.market),
            media: wireMedia(shop.publicUrl, relative.product, relative.sku).media,
            relation,
          })),
  }
}

function relativesOf(shop: Assortment, part: Part, { market }: Telling) {
  return part.relatives.flatMap(({ product, relation }) => {
    const relative = shop.part(product)
    return relative && shop.isSold(product, market) ? { relative, relation } : []
  })
}
