import { hash } from '../../seed/random.ts'
import { encodeJpeg } from './encode-jpeg.ts'
import { encodeWebp } from './encode-webp.ts'
import { paintPhotograph } from './paint-photograph.ts'

/** Identifies the code that makes photographs; it is part of their addresses, so another number for a change. */
export const photographEdition = 1

const shapes = [
  { width: 900, height: 900 },
  { width: 900, height: 675 },
  { width: 600, height: 900 },
  { width: 960, height: 540 },
  { width: 675, height: 900 },
]

/** Widths that the service has besides `standard`. */
const madeWidths = [160, 320, 640] as const

export interface Photograph {
  /** `{sku}-{n}`. */
  name: string
  format: 'jpg' | 'webp'
  width: number
  height: number
  /** The widths in which it is to be had, besides its own. */
  widths: readonly number[]
}

/**
 * The photographs of a product, as a merchant's differ: up to three, of several shapes, as JPEG or WebP, of some products
 * in one size only. One product in sixteen has none.
 */
export function photographsOf(sku: string): Photograph[] {
  const own = hash(`photographs of ${sku}`)
  if (own % 16 === 0) return []
  return Array.from({ length: 1 + (own % 3) }, (_, index) => {
    const name = `${sku}-${index + 1}`
    const size = shapes[hash(`shape of ${name}`) % shapes.length] ?? { width: 900, height: 900 }
    const format = hash(`format of ${sku}`) % 4 === 0 ? 'webp' : 'jpg'
    return { name, format, ...size, widths: hash(`sizes of ${sku}`) % 4 === 1 ? [] : madeWidths }
  })
}

/** The file name of a photograph: `{sku}-{n}.jpg`, in another width than its own `{sku}-{n}-size{width}.jpg`. */
export function photographFile({ name, format }: Photograph, width: number | null): string {
  const size = width === null ? '' : `-size${width}`
  return `${encodeURIComponent(name)}${size}.${format}?v=${photographEdition}`
}

/** The bytes of a photograph by its file name without query, in percent-decoded form; null if there is none. */
export function photographBytes(
  file: string,
): { type: 'image/jpeg' | 'image/webp'; bytes: Uint8Array<ArrayBuffer> } | null {
  const [, sku = '', number, size, format] = /^(.+)-([1-3])(?:-size(\d{2,4}))?\.(jpg|webp)$/.exec(file) ?? []
  const photograph = photographsOf(sku)[Number(number) - 1]
  if (!photograph || photograph.format !== format) return null
  const width = size === undefined ? photograph.width : Number(size)
  if (size !== undefined && !photograph.widths.includes(width)) return null
  const height = Math.round((photograph.height * width) / photograph.width)
  const raster = paintPhotograph(photograph.name, { width, height })
  return format === 'jpg'
    ? { type: 'image/jpeg', bytes: encodeJpeg(raster) }
    : { type: 'image/webp', bytes: encodeWebp(raster) }
}
