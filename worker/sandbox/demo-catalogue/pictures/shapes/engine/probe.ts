import { across, broken, note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group, path, turn } from '../../geometry.ts'
import { at, tube } from '../../solids/tube.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const glow: Stretch[] = [
  { long: 34, r: 13, ink: 'b', kind: 'thread' },
  { long: 20, r: 24, ink: 'p' },
  { long: 64, r: 38, ink: 'm', kind: 'hex' },
  { long: 190, r: 28, ink: 'm' },
  { long: 120, r: 30, ink: 'n', kind: 'thread' },
  { long: 30, r: 28, to: 16, ink: 'n' },
  { long: 180, r: 14, ink: 'n', kind: 'round' },
]

const lambda: Stretch[] = [
  { long: 36, r: 24, ink: 'r', kind: 'round' },
  { long: 100, r: 40, ink: 'm', kind: 'round' },
  { long: 58, r: 66, ink: 'm', kind: 'hex' },
  { long: 12, r: 60, ink: 'b' },
  { long: 72, r: 50, ink: 'n', kind: 'thread' },
  { long: 104, r: 34, ink: 'm', kind: 'round' },
]

const slots = (x: number, y: number) =>
  fill('X', path`M${x} ${y - 14}h46M${x} ${y + 14}h46`, ' stroke-width="10"')

function plug(poles: number): string {
  const pins = Array.from({ length: poles }, (_, index) => path`M${30 + index * (84 / poles)} -14v28`).join(
    '',
  )
  return (
    fill('p', 'M0-34H96L120-20V20L96 34H0z') +
    fill('s', 'M0 12H120V20L96 34H0z') +
    fill('f', `${pins}M20-34V34`)
  )
}

function oxygen(part: PictureSubject): string {
  const lead = 'M430 470C520 390 640 330 610 230S420 150 340 230 250 300 190 250'
  const poles = Math.round(drawableMeasure(part, 'poles', 4, 1, 6))
  const probe = turned(0, 0, lambda) + slots(306, 0)
  return tube(lead, 18, 'R') + at(plug(poles), [196, 254], 222) + at(probe, [450, 452], 138)
}

export const probe: Shape = {
  render: (part) =>
    part.preset === 'lambda'
      ? centred(oxygen(part), [350, 445])
      : group(turned(400 - lengthOf(glow) / 2, 400, glow), turn(48, [400, 400])),
  blueprint(part) {
    const isLambda = part.preset === 'lambda'
    const stretches = isLambda ? lambda : glow
    const [x, y] = [(isLambda ? 340 : 400) - lengthOf(stretches) / 2 + (isLambda ? 80 : 0), 330]
    const thread = stretches.findIndex(({ kind, r }) => kind === 'thread' && r > 20)
    const from = x + lengthOf(stretches.slice(0, thread))
    const lead = isLambda
      ? fill('f', path`M${x} ${y - 9}H${x - 130}M${x} ${y + 9}H${x - 130}`) + broken([x - 60, y], 24)
      : ''
    const [left, right] = [isLambda ? x - 130 : x, x + lengthOf(stretches)]
    return (
      titleBlock(part) +
      lead +
      turned(x, y, stretches) +
      (isLambda ? slots(right - 76, y) : '') +
      fill('a', path`M${left - 30} ${y}H${right + 30}`) +
      stated(part, 'thread', (v) =>
        note([from + 40, y - (stretches[thread]?.r ?? 30)], [from - 30, y - 150], v),
      ) +
      stated(part, 'length_mm', (v) => across(left, right, y + 180, v, [y + 14, y + 14]))
    )
  },
  packedSize: (part) =>
    part.preset === 'lambda' ? [120, 50, 90] : [drawableMeasure(part, 'length_mm', 110, 50, 250), 22, 22],
}
