/** The pictures of every part in media order: hero, dimensions, position, packaging. */
export const views = [1, 2, 3, 4] as const
export type View = (typeof views)[number]

/** The data a picture is drawn from. Values may be long, malformed or missing. */
export interface PictureSubject {
  sku: string
  partType: string
  shape: string
  preset: string | null
  /** Technical values by attribute id, in the unit that the id ends with. */
  technical: Record<string, string | number | boolean>
  /** `left`, `right` or `both`, seen from the driver's seat. */
  side: string | null
  /** `front` or `rear`, also of a part without an axle, such as a seat. */
  axle: string | null
  steering: 'lhd' | 'rhd' | null
  /** Engine position and driven wheels of all cars that the part fits; absent if they differ or are unknown. */
  drive?: 'front' | 'rear' | 'rear-engine'
  /** Their make, the model year that they were first made in, the outline of their headlamps; absent likewise. */
  make?: string
  yearFrom?: number
  headlamps?: string
  /** The number of bolts or nuts of their wheels; absent likewise. */
  studs?: number
  /** The valve cover of its engine; absent for a part that is not made for one engine. */
  valveCover?: ValveCover
  /** Hue of the brand's colour, 0 to 359. */
  hue: number
  brandName: string
  /** The parts of a bundle, required ones first; absent for a single part. */
  pieces?: readonly Piece[]
}

export interface ValveCover {
  /** Cylinders under one cover: half of those of a flat or V engine. */
  cylinders: number
  /** `clamped`: held from above, no bolts at its edge. `wells`: the spark plugs stand in wells that go through it. */
  kind: 'bolted' | 'clamped' | 'wells'
}

/** The part drawn for one section of a bundle. */
export interface Piece {
  part: PictureSubject
  quantity: number
  required: boolean
}

/** A technical value as a number; null when missing or not plausible. */
export function measure(part: PictureSubject, id: string): number | null {
  const value = part.technical[id]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** True if a boolean attribute is true; the catalogue stores true as "1". */
export function has(part: PictureSubject, id: string): boolean {
  const value = part.technical[id]
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** A measure for drawing: the catalogue's value limited to `min` and `max`, else `usual`. */
export function drawableMeasure(
  part: PictureSubject,
  id: string,
  usual: number,
  min: number,
  max: number,
): number {
  return Math.min(max, Math.max(min, measure(part, id) ?? usual))
}

/** A value in lower case, for matching; empty when missing. */
export function lowerText(part: PictureSubject, id: string): string {
  const value = part.technical[id]
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/** A value as text for a drawing; null when missing. */
export function displayText(part: PictureSubject, id: string): string | null {
  const value = part.technical[id]
  if (typeof value === 'boolean' || value === undefined) return null
  if (typeof value === 'number' && !Number.isFinite(value)) return null
  return String(value).trim() || null
}
