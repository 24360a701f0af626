/** A file of a picture, and its width in pixels. */
export interface PictureSize {
  address: string
  width: number
}

/**
 * A picture of a product: its URL, or, where the service has it in several sizes, that of `standard` and those whose
 * width it states, the smallest first.
 */
export type PictureFiles = string | { original: string; sizes: PictureSize[] }

/** The URL of a picture in the size that the service calls `standard`. */
export function originalOf(picture: PictureFiles): string {
  return typeof picture === 'string' ? picture : picture.original
}

/** The files of a picture whose width is known, the smallest first. */
export function sizesOf(picture: PictureFiles): PictureSize[] {
  return typeof picture === 'string' ? [] : picture.sizes
}
