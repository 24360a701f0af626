import { views } from '../../../demo-catalogue/pictures/subject.ts'
import type { Assortment } from '../assortment.ts'

type Pictures = Pick<Assortment, 'pictures'>

/** The four pictures of a product. */
export function wireMedia(shop: Pictures, sku: string) {
  return { standard: [...shop.pictures(sku)] }
}

/** The same as objects, for whoever wants to know a picture by its number. */
export function wireMediaObjects(shop: Pictures, product: number, sku: string) {
  return shop.pictures(sku).map((url, index) => ({
    media: product * views.length + index,
    sources: { standard: [{ url }] },
    attributes: [],
  }))
}
