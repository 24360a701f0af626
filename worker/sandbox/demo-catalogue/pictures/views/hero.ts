import { shapeOf } from '../all-shapes.ts'
import { bundleOnCounter } from '../bundle.ts'
import { framed } from '../frame.ts'
import { seeded } from '../geometry.ts'
import type { PictureSubject } from '../subject.ts'

/** The part as it lies on the counter; of a set, its pieces. */
export function hero(part: PictureSubject): string {
  if (part.pieces?.length) return bundleOnCounter(part)
  return framed(part, 1, 'painted', shapeOf(part.shape).render(part, seeded(part.sku)))
}
