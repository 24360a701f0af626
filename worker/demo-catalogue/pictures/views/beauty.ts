import { shapeOf } from '../atlas.ts'
import { framed } from '../frame.ts'
import { seeded } from '../geometry.ts'
import { setOnCounter } from '../set.ts'
import type { PictureSubject } from '../subject.ts'

/** The part as it lies on the counter; of a set, its pieces. */
export function beauty(part: PictureSubject): string {
  if (part.pieces?.length) return setOnCounter(part)
  return framed(part, 1, 'painted', shapeOf(part.shape).painted(part, seeded(part.sku)))
}
