import { across, broken, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group, n, type Point, path } from '../../geometry.ts'
import { at } from '../../solids/tube.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const banjo: Stretch[] = [
  { long: 64, r: 25, ink: 'm', kind: 'round' },
  { long: 46, r: 17, ink: 'b' },
]

const brakeEnd = (male: boolean): Stretch[] => [
  { long: 64, r: 25, ink: 'm', kind: 'round' },
  { long: 10, r: 30, ink: 'm' },
  { long: 44, r: 36, ink: 'b', kind: 'hex' },
  ...(male
    ? ([
        { long: 12, r: 17, ink: 'b' },
        { long: 46, r: 21, ink: 'b', kind: 'thread' },
      ] as const)
    : ([{ long: 34, r: 27, ink: 'b', kind: 'round' }] as const)),
]

/** The end of a hose: a male thread, a female one, or the eye of a banjo bolt. */
function end(part: PictureSubject, id: string, male: boolean): Stretch[] {
  return /banjo/.test(lowerText(part, id)) ? banjo : brakeEnd(male)
}

const eye = (x: number, y: number) => circle('b', [x, y], 40) + circle('z', [x, y], 19)

const isLower = (part: PictureSubject) => lowerText(part, 'hose_position') === 'lower'

function brake(part: PictureSubject): string {
  const braided = /steel|stainless|braid|ptfe/.test(lowerText(part, 'material'))
  const other = end(part, 'thread_2', false)
  const d = 'M212 596C300 480 170 330 330 250S520 470 600 250'
  return (
    contour(d, braided ? 34 : 40) +
    `<path class="${braided ? 'N' : 'R'}" d="${d}" stroke-width="${braided ? 26 : 32}"/>` +
    (braided
      ? `<path d="${d}" stroke-width="26" stroke-dasharray="2.5 8"/>`
      : `<path class="H" d="${d}" stroke-width="6" transform="translate(-5 -5)"/>`) +
    at(turned(-20, 0, end(part, 'thread_1', true)), [212, 596], 127) +
    at(turned(-20, 0, other) + (other === banjo ? eye(120, 0) : ''), [600, 250], -70)
  )
}

const widthOf = (part: PictureSubject) =>
  Math.min(150, Math.max(84, drawableMeasure(part, 'inner_diameter_mm', 34, 12, 60) * 3.2))

function radiator(part: PictureSubject): string {
  const wide = widthOf(part)
  const lower = isLower(part)
  const d = lower
    ? 'M150 300C300 300 250 560 420 560S640 520 640 300'
    : 'M160 560C160 380 260 330 380 330S640 330 650 200'
  const [start, finish]: [Point, Point] = lower
    ? [
        [150, 300],
        [640, 300],
      ]
    : [
        [160, 560],
        [650, 200],
      ]
  const r = wide / 2
  const clamp = turned(34, 0, [{ long: 26, r: r + 7, ink: 'n' }])
  const mouth = `<ellipse class="r" rx="${n(r * 0.36)}" ry="${n(r + 2)}"/><ellipse class="x" rx="${n(r * 0.26)}" ry="${n(r * 0.78)}"/>`
  return (
    contour(d, wide + 10) +
    `<path class="R" d="${d}" stroke-width="${n(wide)}"/>` +
    `<path class="H" d="${d}" stroke-width="${n(wide * 0.13)}" transform="translate(${n(-wide * 0.2)} ${n(-wide * 0.2)})"/>` +
    at(clamp, start, lower ? 0 : -90) +
    at(mouth, start, lower ? 180 : 90) +
    at(clamp, finish, lower ? 90 : 95) +
    at(mouth, finish, lower ? -90 : -86)
  )
}

/** A brake hose pulled straight, with the middle left out. */
function straight(part: PictureSubject): string {
  const [left, right] = [end(part, 'thread_1', true).toReversed(), end(part, 'thread_2', false)]
  const gap = 660 - lengthOf(left) - lengthOf(right)
  const x = 70 + lengthOf(left) + gap / 2
  return (
    turned(70, 380, [...left, { long: gap, r: 20, ink: 'r' }, ...right]) +
    (right === banjo ? eye(730, 380) : '') +
    broken([x, 380], 30) +
    fill('a', path`M40 380H760`) +
    stated(part, 'length_mm', (v) => across(70, 730, 560, v, [380, 380])) +
    stated(part, 'thread_1', (v) => note([90, 358], [150, 250], v)) +
    stated(part, 'thread_2', (v) => note([712, 352], [660, 250], v))
  )
}

function moulded(part: PictureSubject): string {
  const lower = isLower(part)
  const belly: Point = [lower ? 417 : 383, (lower ? 496 : 300) + widthOf(part) * 0.425 + 5]
  return (
    group(radiator(part), 'translate(60 20) scale(.85)') +
    stated(part, 'inner_diameter_mm', (v) =>
      note(lower ? [604, 275] : [612, 190], lower ? [640, 160] : [520, 110], `Ø ${v}`),
    ) +
    stated(part, 'length_mm', (v) => note(belly, [belly[0] + 70, belly[1] + 90], v))
  )
}

export const hose: Shape = {
  render: (part) => (part.preset === 'radiator' ? radiator(part) : brake(part)),
  blueprint: (part) => titleBlock(part) + (part.preset === 'radiator' ? moulded(part) : straight(part)),
  packedSize: (part) => {
    const long = drawableMeasure(part, 'length_mm', 360, 80, 2000)
    return part.preset === 'radiator'
      ? [Math.min(long, 500) * 0.8, 160, 60]
      : [Math.min(long, 420) * 0.7, 110, 30]
  },
}
