/** The four pictures of every part, in the order of its media list: beauty, dimensions, position, packaging. */
export const views = [1, 2, 3, 4] as const
export type View = (typeof views)[number]

/** All that a picture may know of a part. Nothing in it is trusted to be short, clean or complete. */
export interface PictureSubject {
  sku: string
  partType: string
  shape: string
  preset: string | null
  /** Values by attribute id, in the unit that the id ends with. */
  technical: Record<string, string | number | boolean>
  /** `left`, `right` or `both`, seen from the driver's seat. */
  side: string | null
  /** `front` or `rear`. */
  axle: string | null
  steering: 'lhd' | 'rhd' | null
  /** 0–359: the colour its maker paints parts and cartons in. */
  hue: number
  brandName: string
  /** What a set consists of, those first that it cannot be without; a single part has none. */
  pieces?: readonly Piece[]
}

/** One place of a set: the part that is drawn for it. */
export interface Piece {
  part: PictureSubject
  quantity: number
  required: boolean
}

/** A measure as the catalogue states it, or null when it is missing or makes no sense. */
export function measure(part: PictureSubject, id: string): number | null {
  const value = part.technical[id]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** Whether it is stated that a part has something; the catalogue writes true as "1". */
export function has(part: PictureSubject, id: string): boolean {
  const value = part.technical[id]
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** A measure to draw by: the catalogue's own where it is drawable, else the trade's usual one. */
export function proportion(
  part: PictureSubject,
  id: string,
  usual: number,
  least: number,
  most: number,
): number {
  return Math.min(most, Math.max(least, measure(part, id) ?? usual))
}

/** A value as lower-case words, to be matched and never to be shown; '' when there is none. */
export function words(part: PictureSubject, id: string): string {
  const value = part.technical[id]
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/** A value as it is to be written on a drawing; null when there is nothing to write. */
export function written(part: PictureSubject, id: string): string | null {
  const value = part.technical[id]
  if (typeof value === 'boolean' || value === undefined) return null
  if (typeof value === 'number' && !Number.isFinite(value)) return null
  return String(value).trim() || null
}
