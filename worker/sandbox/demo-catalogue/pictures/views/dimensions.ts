import { shapeOf } from '../all-shapes.ts'
import { partsList } from '../bundle.ts'
import { framed } from '../frame.ts'
import type { PictureSubject } from '../subject.ts'

/** The part on a drawing sheet, with the measures the catalogue states and no others; of a set, its parts list. */
export function dimensions(part: PictureSubject): string {
  if (part.pieces?.length) return partsList(part)
  return framed(part, 2, 'drawn', shapeOf(part.shape).blueprint(part))
}
