import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, ellipse, fill, group } from '../../geometry.ts'
import { ground, type Slice, stacked, tilt } from '../../solids/stacked.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, has } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** The thermostat from below: wax capsule in its frame and spring, flange with seal, bridge and pin. */
function insert(q: number): string {
  const below: Slice[] = [
    { high: 14, r: 40, ink: 'b' },
    { high: 70, r: 34, ink: 'b' },
  ]
  const coils = [0, 1, 2, 3]
    .map(
      (index) =>
        `<ellipse cx="400" cy="${566 - index * 30}" rx="${84 + index * 6}" ry="${(84 + index * 6) * (q || 0.08)}" stroke-width="9"/>`,
    )
    .join('')
  const legs = 'M290 448V600Q290 622 312 622H488Q510 622 510 600V448'
  const flange: Slice[] = [
    { high: 10, r: 190, ink: 'm' },
    { high: 14, r: 196, ink: 'r' },
    { high: 8, r: 186, ink: 'm', top: 'n' },
  ]
  const bridge = q
    ? fill('n', 'M300 384Q306 256 386 250H414Q494 256 500 384L470 398Q464 296 400 292T330 398z') +
      fill('s', 'M414 250Q494 256 500 384L470 398Q466 316 420 296z')
    : fill('n', 'M300 418Q306 286 386 280H414Q494 286 500 418H470Q464 326 400 322T330 418z')
  return (
    fill('', legs, ' stroke-width="18"') +
    fill('N', legs, ' stroke-width="9"') +
    stacked([400, 650], below, q) +
    coils +
    stacked([400, 450], flange, q) +
    (q ? ellipse('i', [400, 418], 110, 110 * q) + ellipse('b', [400, 414], 78, 78 * q) : '') +
    bridge +
    stacked([400, q ? 262 : 290], [{ high: 26, r: 20, ink: 'b' }], q)
  )
}

function housing(): string {
  const outlet = turned(0, 0, [
    { long: 40, r: 96, to: 70, ink: 'n' },
    { long: 120, r: 62, ink: 'n' },
    { long: 14, r: 70, to: 62, ink: 'n' },
  ])
  const base: Slice[] = [
    { high: 22, r: 190, ink: 'n' },
    { high: 110, r: 140, to: 104, ink: 'n' },
    { high: 30, r: 104, to: 60, ink: 'n' },
  ]
  return (
    stacked(
      [400, 590],
      [
        { high: 60, r: 70, ink: 'b' },
        { high: 14, r: 176, ink: 'r' },
      ],
    ) +
    at(stacked([400, 516], base), [0, 0]) +
    at(outlet, [440, 420], -24)
  )
}

export const thermostat: Shape = {
  render: (part) =>
    has(part, 'with_housing')
      ? centred(ground([400, 590], 100) + housing(), [440, 440], 1.15)
      : centred(insert(tilt), [400, 446], 1.2),
  blueprint: (part) =>
    titleBlock(part) +
    group(insert(0), 'translate(40 -60) scale(.9)') +
    fill('a', 'M400 150V570') +
    stated(part, 'outer_diameter_mm', (v) => across(400 - 176, 400 + 176, 620, `Ø ${v}`, [338, 338])) +
    stated(part, 'opening_temp_c', (v) => note([424, 500], [606, 470], `${v} °C`)),
  packedSize: (part) => {
    const wide = drawableMeasure(part, 'outer_diameter_mm', 54, 30, 100)
    return has(part, 'with_housing') ? [110, 90, 80] : [wide, wide, wide * 0.9]
  },
}
