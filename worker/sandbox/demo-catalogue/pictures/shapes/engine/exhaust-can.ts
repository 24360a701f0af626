import { across, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { contour, dashes, ellipse, fill, group, path, turn } from '../../geometry.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

function can(part: PictureSubject, long: number): Stretch[] {
  const pipe = 20 + drawableMeasure(part, 'pipe_diameter_mm', 50, 30, 90) * 0.36
  if (part.preset === 'cat') {
    return [
      { long: 16, r: pipe * 2, ink: 'm' },
      { long: long * 0.14, r: pipe, ink: 'm' },
      { long: long * 0.12, r: pipe, to: 112, ink: 'n' },
      { long: long * 0.48, r: 116, ink: 'n' },
      { long: long * 0.12, r: 112, to: pipe, ink: 'n' },
      { long: long * 0.14 - 32, r: pipe, ink: 'm' },
      { long: 16, r: pipe * 2, ink: 'm' },
    ]
  }
  return [
    { long: long * 0.2, r: pipe, ink: 'm' },
    { long: 10, r: 132, ink: 'm' },
    { long: long * 0.56, r: 126, ink: 'm' },
    { long: 10, r: 132, ink: 'm' },
    { long: long * 0.24 - 20, r: pipe, ink: 'm' },
  ]
}

function figure(part: PictureSubject, x: number, y: number, long: number): string {
  const stretches = can(part, long)
  const body = turned(x, y, stretches)
  const end = stretches.at(-1)?.r ?? 30
  if (part.preset === 'cat') {
    const shield = path`M${x + long * 0.3} ${y - 70}H${x + long * 0.7}V${y + 70}H${x + long * 0.3}z`
    const dimples = [-42, 0, 42]
      .map((dy) =>
        contour(
          path`M${x + long * 0.33} ${y + dy}H${x + long * 0.68}`,
          22,
          `${dashes(7, 0)} stroke-linecap="round" stroke-opacity=".3"`,
        ),
      )
      .join('')
    const sensor = turned(0, 0, [
      { long: 20, r: 22, ink: 'm', kind: 'hex' },
      { long: 16, r: 14, ink: 'x' },
    ])
    return (
      body +
      fill('f', shield) +
      dimples +
      group(sensor, `translate(${Math.round(x + long * 0.2)} ${Math.round(y - 70)}) rotate(-110)`)
    )
  }
  const seams = path`M${x + long * 0.2 + 24} ${y - 60}H${x + long * 0.76 - 14}M${x + long * 0.2 + 24} ${y + 40}H${x + long * 0.76 - 14}`
  return (
    body +
    fill('f', seams) +
    ellipse('x', [x + long, y], end * 0.3, end) +
    fill('i', path`M${x + long * 0.4} ${y - 126}v-34h14v34M${x + long * 0.6} ${y - 126}v-34h14v34`)
  )
}

export const exhaustCan: Shape = {
  render: (part) => group(figure(part, 60, 410, 680), turn(-24, [400, 400])),
  blueprint(part) {
    const [x, y, long] = [90, 330, 620]
    const pipe = can(part, long).find(({ ink, r }) => ink === 'm' && r < 60)?.r ?? 30
    const at = part.preset === 'cat' ? x + 60 : x + 40
    return (
      titleBlock(part) +
      figure(part, x, y, long) +
      fill('a', path`M${x - 40} ${y}H${x + long + 40}`) +
      stated(part, 'length_mm', (v) => across(x, x + long, y + 210, v, [y + pipe, y + pipe])) +
      stated(part, 'pipe_diameter_mm', (v) =>
        upright(y - pipe, y + pipe, x - 30, `Ø ${v}`, [at - 30, at - 30]),
      )
    )
  },
  packedSize: (part) => [drawableMeasure(part, 'length_mm', 600, 200, 1600), 200, 170],
}
