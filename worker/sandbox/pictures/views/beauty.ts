import { shapeOf } from '../atlas.ts'
import { framed } from '../frame.ts'
import { seeded } from '../geometry.ts'
import type { PictureSubject } from '../subject.ts'

/** The part as it lies on the counter. */
export function beauty(part: PictureSubject): string {
  return framed(part, 1, 'painted', shapeOf(part.shape).painted(part, seeded(part.sku)))
}
