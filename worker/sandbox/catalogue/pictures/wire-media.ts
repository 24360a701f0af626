import { views } from '../../demo-catalogue/pictures/subject.ts'
import type { Assortment } from '../assortment.ts'

type Pictures = Pick<Assortment, 'pictures'>

/** The URLs of a product's four pictures. */
export function wireMedia(shop: Pictures, sku: string) {
  return { standard: [...shop.pictures(sku)] }
}

/** A product's four pictures as media objects with ids. */
export function wireMediaObjects(shop: Pictures, product: number, sku: string) {
  return shop.pictures(sku).map((url, index) => ({
    media: product * views.length + index,
    sources: { standard: [{ url }] },
    attributes: [],
  }))
}
