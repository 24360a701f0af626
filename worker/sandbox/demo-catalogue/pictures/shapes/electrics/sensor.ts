import { across, broken, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, fill, path } from '../../geometry.ts'
import { at, tube } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const head = turned(0, 0, [
  { long: 22, r: 34, ink: 'm', kind: 'round' },
  { long: 90, r: 38, ink: 'p' },
  { long: 16, r: 50, ink: 'p' },
  { long: 60, r: 46, ink: 'p', kind: 'round' },
])
const ear =
  fill('p', 'M104 30H150V96Q150 124 127 124T104 96z') + circle('m', [127, 96], 17) + circle('x', [127, 96], 9)
const grommet = turned(0, 0, [
  { long: 14, r: 30, ink: 'r' },
  { long: 20, r: 18, ink: 'r' },
  { long: 14, r: 30, ink: 'r' },
])

function plug(poles: number): string {
  const pins = Array.from(
    { length: poles },
    (_, index) => path`M92 ${-26 + ((index + 0.5) * 52) / poles}h34`,
  ).join('')
  return (
    turned(0, 0, [{ long: 26, r: 16, ink: 'r' }]) +
    fill('p', 'M24-38H132V38H24z') +
    fill('s', 'M24 14H132V38H24z') +
    fill('f', `${pins}M86-38V38`) +
    fill('p', 'M50-38V-56H106L112-38z')
  )
}

export const sensor: Shape = {
  render(part) {
    const lead = 'M240 570C330 470 210 330 320 230S600 160 610 290 470 430 520 530'
    const poles = Math.round(drawableMeasure(part, 'poles', 2, 1, 6))
    const body = tube(lead, 18, 'R') + at(grommet, [330, 222], -36) + at(head + ear, [112, 676], -45)
    return centred(body + at(plug(poles), [514, 512], 72), [349, 439])
  },
  blueprint(part) {
    const poles = Math.round(drawableMeasure(part, 'poles', 2, 1, 6))
    return (
      titleBlock(part) +
      turned(240, 330, [{ long: 320, r: 10, ink: 'r' }]) +
      broken([336, 330], 26) +
      at(head + ear, [60, 330]) +
      at(grommet, [420, 330]) +
      at(plug(poles), [560, 330]) +
      fill('a', 'M40 330H712') +
      stated(part, 'length_mm', (v) => across(60, 692, 540, v, [330, 330]))
    )
  },
  packedSize: () => [140, 110, 40],
}
