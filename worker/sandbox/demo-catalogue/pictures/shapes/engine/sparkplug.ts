import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { fill, group, path, turn } from '../../geometry.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Units to a millimetre. */
const k = 8.4

function plug(part: PictureSubject): { stretches: Stretch[]; reach: number; hex: number; gap: number } {
  const reach = drawableMeasure(part, 'reach_mm', 19, 9, 28) * k
  const hex = (drawableMeasure(part, 'hex_mm', 16, 12, 24) / 2) * k * 1.12
  const thread = drawableMeasure(part, 'thread', 14, 10, 18) * k * 0.5
  const ribs: Stretch[] = Array.from({ length: 4 }, () => ({ long: 26, r: 39, to: 36, ink: 'w' }))
  return {
    reach,
    hex,
    gap: drawableMeasure(part, 'electrode_gap_mm', 0.8, 0.4, 1.6) * k,
    stretches: [
      { long: 44, r: 22, ink: 'b', kind: 'round' },
      { long: 18, r: 26, to: 36, ink: 'w' },
      ...ribs,
      { long: 74, r: 42, to: 50, ink: 'w' },
      { long: 16, r: 58, to: 62, ink: 'm' },
      { long: 84, r: hex, ink: 'm', kind: 'hex' },
      { long: 18, r: hex * 0.92, to: thread + 10, ink: 'm' },
      { long: 12, r: thread + 13, ink: 'b' },
      { long: reach, r: thread, ink: 'n', kind: 'thread' },
      { long: 16, r: 15, ink: 'w' },
      { long: 10, r: 9, ink: 'n' },
    ],
  }
}

function figure(part: PictureSubject, y: number): string {
  const { stretches, gap } = plug(part)
  const long = lengthOf(stretches)
  const x = 396 - (long + 20) / 2
  const tip = x + long
  const thread = drawableMeasure(part, 'thread', 14, 10, 18) * k * 0.5
  const strap = path`M${tip - 26} ${y + thread - 16}H${tip + gap + 14}V${y - 12}H${tip + gap}V${y + thread - 30}H${tip - 26}z`
  return turned(x, y, stretches) + fill('n', strap)
}

export const sparkplug: Shape = {
  render: (part) => group(figure(part, 400), turn(48, [400, 400])),
  blueprint(part) {
    const { stretches, reach, hex } = plug(part)
    const x = 396 - (lengthOf(stretches) + 20) / 2
    const y = 330
    const seat = x + lengthOf(stretches.slice(0, 10))
    const flats = x + lengthOf(stretches.slice(0, 8))
    const tip = x + lengthOf(stretches)
    return (
      titleBlock(part) +
      figure(part, y) +
      fill('a', path`M${x - 30} ${y}H${tip + 60}`) +
      stated(part, 'reach_mm', (v) => across(seat + 12, seat + 12 + reach, y + 190, v, [y + 70, y + 60])) +
      stated(part, 'hex_mm', (v) => upright(y - hex, y + hex, x - 34, v, [flats, flats])) +
      stated(part, 'thread', (v) => note([seat + 12 + reach * 0.5, y - 58], [seat - 20, y - 150], v)) +
      stated(part, 'electrode_gap_mm', (v) => note([tip + 4, y + 4], [tip - 30, y + 300], v))
    )
  },
  packedSize: () => [26, 26, 95],
}
