import type { PictureSubject } from '../subject.ts'

/** Width, depth and height in millimetres of what has to be packed. */
export type Extent = readonly [wide: number, deep: number, high: number]

/** How one kind of part is drawn. Bodies are parts of an SVG, 800 units square. */
export interface Shape {
  /** As it lies on the counter; `random` differs from part to part and is always the same for one. */
  painted(part: PictureSubject, random: () => number): string
  /** As on a drawing sheet, with the part's own measures. */
  drawn(part: PictureSubject): string
  extent(part: PictureSubject): Extent
}
