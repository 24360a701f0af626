import { across, broken, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, fill, path } from '../../geometry.ts'
import { at, tube } from '../../solids/tube.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const clutchEnd: Stretch[] = [
  { long: 40, r: 15, ink: 'r', kind: 'round' },
  { long: 46, r: 22, ink: 'p', kind: 'boot', folds: 3 },
  { long: 14, r: 26, ink: 'm' },
  { long: 60, r: 14, ink: 'n', kind: 'thread' },
  { long: 20, r: 22, ink: 'm', kind: 'hex' },
  { long: 46, r: 5, ink: 'n' },
  { long: 26, r: 15, ink: 'm', kind: 'round' },
]

const brakeEnd: Stretch[] = [
  { long: 54, r: 17, ink: 'm', kind: 'round' },
  { long: 12, r: 26, ink: 'm' },
  { long: 60, r: 8, ink: 'n' },
]

const eye = circle('m', [22, 0], 26) + circle('z', [22, 0], 11)
const spring = fill('', 'M0-18L10 18 20-18 30 18 40-18 50 18', ' stroke-width="6"')

/** A sleeved cable in two loops, as it comes out of its bag. */
function coiled(part: PictureSubject): string {
  const clutch = part.partType === 'clutch-cable'
  const d = clutch
    ? 'M260 230C380 110 650 150 670 380S480 640 330 610 150 470 240 360 530 290 570 440 480 560 420 520'
    : 'M180 250C330 130 640 150 660 380S470 640 320 610 130 470 220 360 520 290 560 440 480 560 420 520'
  const end = clutch ? turned(0, 0, clutchEnd) : turned(0, 0, brakeEnd) + at(eye, [116, 0])
  const other = clutch
    ? turned(0, 0, clutchEnd.slice(0, 3)) +
      turned(100, 0, [
        { long: 60, r: 5, ink: 'n' },
        { long: 18, r: 16, ink: 'm', kind: 'round' },
      ])
    : turned(0, 0, brakeEnd) +
      at(spring, [74, 0]) +
      turned(124, 0, [{ long: 22, r: 16, ink: 'm', kind: 'round' }])
  return tube(d, 22, 'R') + at(end, clutch ? [262, 228] : [186, 246], 142) + at(other, [428, 526], 212)
}

export const cable: Shape = {
  render: (part) => centred(coiled(part), part.partType === 'clutch-cable' ? [359, 390] : [351, 397]),
  blueprint(part) {
    const clutch = part.partType === 'clutch-cable'
    const ends = clutch ? clutchEnd : brakeEnd
    const left = `<g transform="matrix(-1 0 0 1 800 0)">${turned(518, 330, ends)}${clutch ? '' : at(eye, [634, 330])}</g>`
    const right =
      turned(518, 330, ends) +
      (clutch
        ? ''
        : at(spring, [592, 330]) + turned(642, 330, [{ long: 22, r: 16, ink: 'm', kind: 'round' }]))
    const [from, to] = clutch ? [30, 770] : [140, 664]
    return (
      titleBlock(part) +
      turned(282, 330, [{ long: 236, r: 11, ink: 'r' }]) +
      left +
      right +
      broken([400, 330], 30) +
      fill('a', path`M${from - 20} 330H${to + 20}`) +
      stated(part, 'length_mm', (v) => across(from, to, 500, v, [330, 330]))
    )
  },
  packedSize: (part) => [Math.min(360, drawableMeasure(part, 'length_mm', 1000, 200, 3000) * 0.3), 300, 40],
}
