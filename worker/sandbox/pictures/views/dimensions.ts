import { shapeOf } from '../atlas.ts'
import { framed } from '../frame.ts'
import type { PictureSubject } from '../subject.ts'

/** The part on a drawing sheet, with the measures the catalogue states and no others. */
export function dimensions(part: PictureSubject): string {
  return framed(part, 2, 'drawn', shapeOf(part.shape).drawn(part))
}
