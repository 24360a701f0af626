import { note, stated, titleBlock } from '../drafting.ts'
import { fill, group, turn } from '../geometry.ts'
import { type PictureSubject, proportion, written } from '../subject.ts'
import { at } from '../tube.ts'
import { lengthOf, type Stretch, turned } from '../turned.ts'
import type { Shape } from './shape.ts'

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

const fuelPump = (x: number, y: number) => turned(x, y, fuel) + tags(x + 486, y)

/** A washer pump stands in its grommet: motor above, spouts below. */
function washer(part: PictureSubject): string {
  const ports = Math.round(proportion(part, 'ports', 1, 1, 2))
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

export const pumpInline: Shape = {
  painted: (part) =>
    part.preset === 'washer'
      ? at(washer(part), [-20, -50])
      : group(fuelPump(400 - lengthOf(fuel) / 2, 400), turn(-36, [400, 400])),
  drawn(part) {
    if (part.preset === 'washer')
      return (
        titleBlock(part) + group(washer(part), 'translate(60 -40) scale(.85)') + fill('a', 'M400 120V590')
      )
    const x = 400 - lengthOf(fuel) / 2
    const pressure = written(part, 'pressure_bar')
    return (
      titleBlock(part) +
      fuelPump(x, 340) +
      fill('a', 'M70 340H730') +
      (pressure ? note([x + 14, 340], [x + 60, 520], `${pressure} bar`) : '') +
      stated(part, 'voltage_v', (v) => note([x + 526, 285], [x + 480, 180], `${v} V`))
    )
  },
  extent: (part) => (part.preset === 'washer' ? [60, 60, 90] : [190, 65, 65]),
}
