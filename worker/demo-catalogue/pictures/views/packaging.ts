import { framed } from '../frame.ts'
import { blockWithin } from '../isometric.ts'
import { shapeOf } from '../registry.ts'
import { carton } from '../shapes/supplies/carton.ts'
import type { PictureSubject } from '../subject.ts'

/** The carton it comes in, in the part's own proportions with a little room around it. */
export function packaging(part: PictureSubject): string {
  const sizes = shapeOf(part.shape).extent(part)
  const most = Math.max(...sizes)
  const [x, y, high] = sizes.map((size) => Math.max(size, most * 0.14) + most * 0.04)
  const [wide, deep] = [x ?? 1, y ?? 1].toSorted((a, b) => a - b)
  const it = blockWithin([400, 400], 600, [wide ?? 1, deep ?? 1, high ?? 1])
  return framed(part, 4, 'painted', carton(part, it, part.shape === 'bottle'))
}
