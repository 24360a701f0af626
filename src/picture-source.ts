import {
  originalOf,
  type PictureFiles,
  type PictureSize,
  sizesOf,
} from './commerce/contract/catalogue/media/picture-files.ts'
import type { ImageScaler } from './config.ts'

/** The files of a picture that a browser can load. */
export interface PictureSource {
  address: string
  /** All files that the browser may choose from, if there are several. */
  srcSet: string | undefined
}

/** Finds the files of a picture that is shown in a width in CSS pixels. */
export type FindPictureSource = (picture: PictureFiles, width: number) => PictureSource

/** Widths that photographs are scaled to. Few, so that caches share them and documents stay small. */
const scaledWidths = [80, 160, 320, 640, 960, 1_280, 1_920]

/**
 * Creates `pictureSource(media, width)`: the sizes that the service has, if one is wide enough; otherwise those of the
 * scaler; without one the original. A drawing is sharp in any size and has one file.
 */
export function createPictureSource(scaler: ImageScaler | null): FindPictureSource {
  return function pictureSource(picture, width) {
    const original = originalOf(picture)
    if (isSvg(original)) return { address: original, srcSet: undefined }
    const sizes = sizesOf(picture)
    const widest = sizes.at(-1)
    if (widest && widest.width >= width) return choice(sizes, width)
    if (scaler)
      return choice(
        scaledWidths.map((scaled) => ({ address: scaledAddress(scaler, original, scaled), width: scaled })),
        width,
      )
    // The width of an original that is not among the sizes is unknown, and probably the largest.
    const isMeasured = sizes.some(({ address }) => address === original)
    return { address: widest && isMeasured ? widest.address : original, srcSet: undefined }
  }
}

/** True if a picture is an SVG: sharp at any size, and unreadable to services that need raster images. */
export const isSvg = (address: string) => /\.svg(\?|$)/.test(address)

/** The files for screens of one to two pixels per CSS pixel, and for narrow windows, where pictures shrink by half. */
function choice(sizes: readonly PictureSize[], width: number): PictureSource {
  const enough = sizes.findIndex((size) => size.width >= width * 2)
  const upTo = enough < 0 ? sizes : sizes.slice(0, enough + 1)
  const useful = upTo.filter((size) => size.width >= width / 2)
  const address = (useful.find((size) => size.width >= width) ?? useful.at(-1))?.address ?? ''
  return { address, srcSet: useful.length > 1 ? useful.map(candidate).join(', ') : undefined }
}

/** Between candidates are spaces and commas; within an address they are percent-encoded. */
function candidate({ address, width }: PictureSize): string {
  return `${address.replace(/\s|^,|,$/g, (character) => encodeURIComponent(character))} ${width}w`
}

function scaledAddress({ kind, template }: ImageScaler, address: string, width: number): string {
  const filled = template.replaceAll('{width}', String(width))
  if (kind === 'query') return `${address}${address.includes('?') ? '&' : '?'}${filled}`
  const source = kind === 'imgproxy' ? encodeURIComponent(address) : address.replace(/^\//, '')
  return filled.replaceAll('{address}', () => source)
}
