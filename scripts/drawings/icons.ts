import { brandColours, shopName, wordmark } from '#src/brand.ts'

/** The corner of the icon in browser tabs; home screens cut theirs themselves. */
export const tabCorner = 3

/** The mark of the wordmark on a dark square of 32 × 32 whose corners have this radius, as SVG. */
export function icon(corner: number): string {
  const { cam, foot } = wordmark
  const { ink, accent } = brandColours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${shopName.replaceAll('&', '&amp;')}</title><rect width="32" height="32" rx="${corner}" fill="${ink.light}"/><g transform="translate(3 .7) scale(1.25)"><path fill="${accent.dark}" fill-rule="evenodd" d="${cam}"/><path fill="none" stroke="${ink.dark}" stroke-width="2.4" d="${foot}"/></g></svg>\n`
}

/** A page that shows a drawing alone, as wide as the window. */
export const iconSheet = (drawing: string): string =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`

/** An ICO file with one picture, a PNG of `size` × `size` pixels (at most 255). */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // The directory: kind 1 (icons), one entry.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  // The entry: width, height, one plane, bits per pixel, length and position of the picture.
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
