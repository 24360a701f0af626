import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { fill, group, turn } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, has, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** The shaft from the wheel end: thread, splines, joint, boot, shaft, boot, joint, splines. */
function shaft(part: PictureSubject): Stretch[] {
  const bar = 90 + 140 * Math.min(1, drawableMeasure(part, 'length_mm', 650, 250, 1000) / 800)
  return [
    { long: 34, r: 17, ink: 'n', kind: 'thread' },
    { long: 66, r: 25, ink: 'n', kind: 'thread' },
    ...(has(part, 'abs_ring') ? ([{ long: 18, r: 78, ink: 'm', kind: 'thread' }] as const) : []),
    { long: 36, r: 38, to: 76, ink: 'i' },
    { long: 58, r: 80, ink: 'i' },
    { long: 12, r: 76, ink: 'n' },
    { long: 84, r: 72, to: 26, ink: 'r', kind: 'boot', folds: 4 },
    { long: 10, r: 28, ink: 'n' },
    { long: bar, r: 17, ink: 'i' },
    { long: 10, r: 28, ink: 'n' },
    { long: 70, r: 26, to: 64, ink: 'r', kind: 'boot', folds: 3 },
    { long: 12, r: 68, ink: 'n' },
    { long: 74, r: 72, ink: 'i', kind: 'round' },
    { long: 50, r: 25, ink: 'n', kind: 'thread' },
  ]
}

export const halfshaft: Shape = {
  render(part) {
    const stretches = shaft(part)
    const body = group(turned(400 - lengthOf(stretches) / 2, 400, stretches), turn(-38, [400, 400]))
    return part.side === 'right' ? mirrored(body) : body
  },
  blueprint(part) {
    const stretches = shaft(part)
    const long = lengthOf(stretches)
    const x = 400 - long / 2
    return (
      titleBlock(part) +
      turned(x, 330, stretches) +
      fill('a', 'M40 330H760') +
      stated(part, 'length_mm', (v) => across(x, x + long, 520, v, [348, 356])) +
      stated(part, 'splines', (v) => note([x + 66, 306], [x + 110, 190], `Z ${v}`))
    )
  },
  packedSize: (part) => [drawableMeasure(part, 'length_mm', 650, 250, 1000), 95, 95],
}
