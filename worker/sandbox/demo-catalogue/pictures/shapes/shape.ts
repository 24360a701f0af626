import type { PictureSubject } from '../subject.ts'

/** Width, depth and height of a packed part in millimetres. */
export type PackedSize = readonly [wide: number, deep: number, high: number]

/** Draws one kind of part, as the content of an SVG of 800 × 800 units. */
export interface Shape {
  /** The coloured picture. `random` is deterministic and differs from part to part. */
  render(part: PictureSubject, random: () => number): string
  /** The technical drawing, with the part's own measures. */
  blueprint(part: PictureSubject): string
  packedSize(part: PictureSubject): PackedSize
}
