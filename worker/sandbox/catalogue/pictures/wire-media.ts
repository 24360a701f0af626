import { previewAddress } from '../../demo-catalogue/pictures/preview/preview.ts'
import { views } from '../../demo-catalogue/pictures/subject.ts'
import type { Assortment } from '../assortment.ts'
import type { SizedPicture } from './pictures.ts'

type Pictures = Pick<Assortment, 'pictures'>

/** The URLs of a product's pictures: a list for each size that all of them have. */
export function wireMedia(shop: Pictures, sku: string): { standard: string[] } & Record<string, string[]> {
  const pictures = shop.pictures(sku)
  const listOf = (name: string) => pictures.flatMap(({ [name]: file }) => file?.url ?? [])
  const names = Object.keys(pictures[0] ?? {}).filter((name) => listOf(name).length === pictures.length)
  return {
    ...Object.fromEntries(names.map((name): [string, string[]] => [name, listOf(name)])),
    standard: listOf('standard'),
  }
}

/** The picture for link previews as the list of a size: photographs are their own. */
export function wirePreview(shop: Pictures, sku: string): Record<string, string[]> {
  const [first] = shop.pictures(sku)
  return first?.standard.mimeType === 'image/svg+xml' ? { share: [previewAddress(first.standard.url)] } : {}
}

/** A product's pictures as media objects with ids, each with a list of files for a size. */
export function wireMediaObjects(shop: Pictures, product: number, sku: string) {
  return shop.pictures(sku).map((picture, index) => ({
    media: product * views.length + index,
    sources: Object.fromEntries(
      Object.entries(picture).map(([name, { url, width }]) => [
        name,
        [width === null ? { url } : { url, width }],
      ]),
    ),
    attributes: [],
  }))
}

/** The same as the Shop API has them: with the size of each file in pixels, 0 for a drawing. */
export function shopApiMedia(shop: Pictures, sku: string) {
  const sourcesOf = (picture: SizedPicture) =>
    Object.entries(picture).map(([name, { url, width, height, mimeType }]): [string, object] => [
      name,
      { url, width: width ?? 0, height: height ?? 0, mimeType },
    ])
  return shop.pictures(sku).map((picture) => ({
    type: 'image',
    sources: Object.fromEntries(sourcesOf(picture)),
    attributes: {},
  }))
}
