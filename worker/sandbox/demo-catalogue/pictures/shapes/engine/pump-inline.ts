import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, contour, fill, group, path, turn } from '../../geometry.ts'
import { holes, type Slice, stacked } from '../../solids/stacked.ts'
import { at } from '../../solids/tube.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { displayText, drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const fuel: Stretch[] = [
  { long: 12, r: 22, to: 28, ink: 'n' },
  { long: 50, r: 22, ink: 'n' },
  { long: 26, r: 60, to: 92, ink: 'p' },
  { long: 14, r: 100, ink: 'm' },
  { long: 330, r: 96, ink: 'n' },
  { long: 14, r: 100, ink: 'm' },
  { long: 40, r: 90, ink: 'p', kind: 'round' },
  { long: 56, r: 26, ink: 'm', kind: 'hex' },
  { long: 40, r: 16, ink: 'n', kind: 'thread' },
]

const tags = (x: number, y: number) => fill('n', `M${x} ${y - 62}h44v14h-44zM${x} ${y + 48}h44v14h-44z`)

/** The separate sieve that a pump in the tank draws through. */
const sieve = (x: number, y: number) =>
  fill(
    'w',
    path`M${x + 66} ${y - 40}Q${x - 70} ${y - 60} ${x - 76} ${y + 30}T${x - 30} ${y + 150}Q${x + 30} ${y + 150} ${x + 40} ${y + 60}L${x + 66} ${y + 40}z`,
  ) + contour(path`M${x - 60} ${y + 40}H${x + 44}`, 150, ' stroke-opacity=".25" stroke-dasharray="3 12"')

const isInTank = (part: PictureSubject) => /tank/.test(lowerText(part, 'pump_type'))

const fuelPump = (part: PictureSubject, x: number, y: number) =>
  (isInTank(part) ? sieve(x, y) : '') + turned(x, y, fuel) + tags(x + 486, y)

/** A washer pump upright in its grommet: motor above, spouts below. */
function washer(part: PictureSubject): string {
  const ports = Math.round(drawableMeasure(part, 'ports', 1, 1, 2))
  const spout = turned(0, 0, [
    { long: 70, r: 20, ink: 'p' },
    { long: 14, r: 26, to: 20, ink: 'p' },
  ])
  const motor = turned(0, 0, [
    { long: 70, r: 24, ink: 'p' },
    { long: 14, r: 34, ink: 'r', kind: 'round' },
    { long: 30, r: 60, to: 84, ink: 'p' },
    { long: 70, r: 92, ink: 'p' },
    { long: 220, r: 84, ink: 'p', kind: 'round' },
    { long: 50, r: 60, ink: 'p' },
  ])
  return (
    at(spout, [470, 560]) +
    (ports > 1 ? at(spout, [330, 560], 180) : '') +
    at(motor, [400, 690], -90) +
    fill('x', 'M366 246h26v20h-26zM408 246h26v20h-26z')
  )
}

/** A pump worked by the camshaft: cover, diaphragm, lever, two nipples. */
function mechanical(): string {
  const body: Slice[] = [
    { high: 60, r: 70, to: 92, ink: 'n' },
    { high: 60, r: 96, to: 130, ink: 'n' },
    { high: 16, r: 168, ink: 'n' },
    { high: 8, r: 164, ink: 'r' },
    { high: 16, r: 168, ink: 'n' },
    { high: 70, r: 128, to: 108, ink: 'n' },
    { high: 34, r: 110, to: 60, ink: 'm' },
  ]
  const nipple = turned(0, 0, [
    { long: 70, r: 20, ink: 'b' },
    { long: 12, r: 27, to: 20, ink: 'b' },
  ])
  const lever =
    fill('i', 'M330 560Q250 540 190 470L150 500Q170 580 270 640L340 650z') +
    fill('n', 'M310 530V668H270V506z') +
    circle('x', [290, 540], 10) +
    circle('x', [290, 636], 10)
  return (
    lever +
    stacked([400, 640], body) +
    holes([400, 480], 148, 10, 6, 0.5) +
    at(nipple, [498, 404], -12) +
    at(nipple, [302, 404], 192)
  )
}

const isMechanical = (part: PictureSubject) => /mechan/.test(lowerText(part, 'pump_type'))

export const pumpInline: Shape = {
  render: (part) =>
    part.preset === 'washer'
      ? centred(washer(part), [400, 463], 1.1)
      : isMechanical(part)
        ? centred(mechanical(), [395, 500], 1.15)
        : group(fuelPump(part, 400 - lengthOf(fuel) / 2, 400), turn(-36, [400, 400])),
  blueprint(part) {
    if (part.preset === 'washer')
      return (
        titleBlock(part) + group(washer(part), 'translate(60 -40) scale(.85)') + fill('a', 'M400 120V590')
      )
    const pressure = displayText(part, 'pressure_bar')
    if (isMechanical(part)) {
      const outlet = pressure ? note([570, 292], [620, 190], `${pressure} bar`) : ''
      return titleBlock(part) + centred(mechanical(), [395, 540]) + outlet
    }
    const x = 400 - lengthOf(fuel) / 2
    return (
      titleBlock(part) +
      fuelPump(part, x, 340) +
      fill('a', 'M70 340H730') +
      (pressure ? note([x + 14, 340], [x + 60, 520], `${pressure} bar`) : '') +
      stated(part, 'voltage_v', (v) => note([x + 526, 285], [x + 480, 180], `${v} V`))
    )
  },
  packedSize: (part) => (part.preset === 'washer' ? [60, 60, 90] : [190, 65, 65]),
}
