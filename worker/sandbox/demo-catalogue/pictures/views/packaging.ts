import { shapeOf } from '../all-shapes.ts'
import { framed } from '../frame.ts'
import { carton } from '../shapes/supplies/carton.ts'
import { blockWithin } from '../solids/isometric.ts'
import type { PictureSubject } from '../subject.ts'

/** The carton it comes in, in the part's own proportions with a little room around it. */
export function packaging(part: PictureSubject): string {
  const sizes = shapeOf(part.shape).packedSize(part)
  const longestSide = Math.max(...sizes)
  const [x, y, high] = sizes.map((size) => Math.max(size, longestSide * 0.14) + longestSide * 0.04)
  const [wide, deep] = [x ?? 1, y ?? 1].toSorted((a, b) => a - b)
  const box = blockWithin([400, 400], 600, [wide ?? 1, deep ?? 1, high ?? 1])
  return framed(part, 4, 'painted', carton(part, box, part.shape === 'bottle'))
}
