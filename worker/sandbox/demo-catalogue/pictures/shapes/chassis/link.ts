import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { fill, group, turn } from '../../geometry.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const ball = turned(0, 0, [
  { long: 14, r: 40, to: 46, ink: 'i' },
  { long: 34, r: 46, ink: 'i', kind: 'round' },
  { long: 34, r: 40, to: 24, ink: 'r' },
  { long: 16, r: 28, ink: 'm', kind: 'hex' },
  { long: 66, r: 17, ink: 'n', kind: 'thread' },
])

/** A rod between two ball studs; one points up, the other down. */
function figure(x1: number, x2: number, y: number): string {
  const rod = turned(x1 + 34, y, [
    { long: 26, r: 26, to: 17, ink: 'i' },
    { long: x2 - x1 - 120, r: 17, ink: 'i' },
    { long: 26, r: 17, to: 26, ink: 'i' },
  ])
  return rod + at(ball, [x1, y + 30], -90) + at(ball, [x2, y - 30], 90)
}

const reach = (part: PictureSubject) =>
  480 + 120 * Math.min(1, drawableMeasure(part, 'length_mm', 250, 60, 420) / 330)

export const link: Shape = {
  render: (part) => group(figure(400 - reach(part) / 2, 400 + reach(part) / 2, 400), turn(-40, [400, 400])),
  blueprint(part) {
    const [x1, x2, y] = [130, 670, 340]
    return (
      titleBlock(part) +
      figure(x1, x2, y) +
      fill('a', 'M60 340H740M130 170V420M670 260V510') +
      stated(part, 'length_mm', (v) => across(x1, x2, 600, v, [420, 500])) +
      stated(part, 'thread', (v) => note([148, 216], [240, 170], v))
    )
  },
  packedSize: (part) => [drawableMeasure(part, 'length_mm', 250, 60, 420) + 40, 50, 60],
}
