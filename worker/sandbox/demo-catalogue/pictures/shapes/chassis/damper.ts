import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, type Point, turn } from '../../geometry.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const eye = (at: Point, r: number) =>
  circle('i', at, r) + circle('r', at, r * 0.74) + circle('n', at, r * 0.46) + circle('x', at, r * 0.24)

/** A pin with its washers, rubbers and nut, outwards. */
const pin = (w: number): Stretch[] => [
  { long: 8, r: w * 0.8, ink: 'm' },
  { long: 22, r: w * 0.56, ink: 'r', kind: 'round' },
  { long: 8, r: w * 0.7, ink: 'm' },
  { long: 16, r: w * 0.42, ink: 'b', kind: 'hex' },
  { long: 38, r: w * 0.22, ink: 'n', kind: 'thread' },
]

/** The bracket that clamps a strut to the wheel carrier. */
const bracket = (x: number, w: number) =>
  fill('i', `M${x} ${400 - w * 1.3}H${x + 96}V${400 + w * 1.3}H${x}z`) +
  circle('x', [x + 26, 400 + w * 0.9], 13) +
  circle('x', [x + 74, 400 + w * 0.9], 13)

/** The damper from the lower end on the left to the upper end on the right. */
function figure(part: PictureSubject, long: number, paint: string): string {
  const ends = lowerText(part, 'mounting')
  const strut = /strut|mcpherson/.test(ends)
  const mono = /mono/.test(lowerText(part, 'damper_system')) || strut
  const [below, above] = [/^pin/.test(ends), strut || /pin|stud|stem/.test(ends.replace(/^pin-?/, ''))]
  const x = 400 - long / 2
  const w = Math.min(1.25, 640 / long) * (mono ? 52 : 48)
  const lower = below ? pin(w).toReversed() : []
  const upper = above ? pin(w) : []
  const room = long - lengthOf(lower) - lengthOf(upper) - (below || strut ? 0 : 30) - (above ? 0 : 30) - 22
  const foot: Stretch = { long: 22, r: w * 0.5, to: w * 0.86, ink: 'i' }
  const seat: Stretch[] = strut
    ? [
        { long: 10, r: w * 1.3, to: w * 2.3, ink: 'i' },
        { long: 10, r: w * 2.4, ink: 'i' },
      ]
    : []
  const rest = room * 0.46 - lengthOf(seat)
  const rod: Stretch[] = mono
    ? [
        { long: room * 0.54, r: w, ink: paint, kind: 'round' },
        ...seat,
        { long: 14, r: w * 0.8, ink: 'i' },
        { long: rest - 14, r: w * 0.26, ink: 'n' },
      ]
    : [
        { long: room * 0.54, r: w, ink: paint, kind: 'round' },
        { long: rest - 12, r: w * 1.14, ink: 'p' },
        { long: 12, r: w * 1.14, to: w * 0.5, ink: 'p' },
      ]
  const start = below || strut ? x : x + 30
  return (
    turned(start, 400, [...lower, foot, ...rod, ...upper]) +
    (strut ? bracket(x + 14, w) : below ? '' : eye([x + 8, 400], w * 0.82)) +
    (above ? '' : eye([x + long - 8, 400], w * 0.82))
  )
}

export const damper: Shape = {
  render: (part, random) => {
    const long = 700 * (0.86 + 0.14 * Math.min(1, drawableMeasure(part, 'length_mm', 400, 200, 700) / 560))
    return group(figure(part, long, random() < 0.35 ? 'p' : 'c'), turn(-48, [400, 400]))
  },
  blueprint: (part) =>
    titleBlock(part) +
    figure(part, 640, 'c') +
    fill('a', 'M40 400H760') +
    stated(part, 'length_mm', (v) => across(88, 712, 600, v, [400, 400])),
  packedSize: (part) => [drawableMeasure(part, 'length_mm', 420, 150, 900), 70, 70],
}
