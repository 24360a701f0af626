import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { contour, fill, n, path } from '../../geometry.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

function measures(part: PictureSubject, room: number) {
  const [w, h] = [
    drawableMeasure(part, 'core_width_mm', 520, 200, 800),
    drawableMeasure(part, 'core_height_mm', 380, 150, 600),
  ]
  const k = Math.min(room / w, (room * 0.84) / h)
  return { w: w * k, h: h * k }
}

const neck = turned(0, 0, [
  { long: 54, r: 27, ink: 'p' },
  { long: 12, r: 34, to: 27, ink: 'p' },
])

/** Core between two tanks, necks to the hoses, a cap on top. */
function figure(part: PictureSubject, cx: number, cy: number, room: number): string {
  const { w, h } = measures(part, room)
  const [x, y] = [cx - w / 2, cy - h / 2]
  const brass = /brass|copper/.test(lowerText(part, 'material'))
  const tank = (left: number) =>
    fill(brass ? 'b' : 'p', path`M${left} ${y - 14}h54v${h + 28}h-54z`) +
    fill('s', path`M${left + 32} ${y - 14}h22v${h + 28}h-22z`)
  return (
    at(neck, [x - 50, y + h * 0.16], 180) +
    at(neck, [x + w + 50, y + h * 0.84]) +
    fill(brass ? 'i' : 'n', path`M${x} ${y}h${w}v${h}h${-w}z`) +
    contour(path`M${x} ${cy}h${w}`, h, ' stroke-dasharray="2.5 9" stroke-opacity=".55"') +
    contour(path`M${cx} ${y}v${h}`, w, ` stroke-dasharray="7 ${n(h / 13)}" stroke-opacity=".8"`) +
    tank(x - 54) +
    tank(x + w) +
    fill('i', path`M${x} ${y - 14}h${w}v16h${-w}zM${x} ${y + h - 2}h${w}v16h${-w}z`) +
    at(
      turned(0, 0, [
        { long: 24, r: 24, ink: 'm' },
        { long: 22, r: 40, ink: 'm', kind: 'round' },
      ]),
      [x + w + 27, y - 14],
      -90,
    )
  )
}

export const radiator: Shape = {
  render: (part) => figure(part, 400, 410, 490),
  blueprint(part) {
    const { w, h } = measures(part, 380)
    const [cx, cy] = [410, 310]
    return (
      titleBlock(part) +
      figure(part, cx, cy, 380) +
      stated(part, 'core_width_mm', (v) =>
        across(cx - w / 2, cx + w / 2, cy + h / 2 + 80, v, [cy + h / 2, cy + h / 2]),
      ) +
      stated(part, 'core_height_mm', (v) =>
        upright(cy - h / 2, cy + h / 2, cx - w / 2 - 150, v, [cx - w / 2 - 54, cx - w / 2 - 54]),
      ) +
      stated(part, 'core_depth_mm', (v) => note([cx + w / 2 - 30, cy], [cx + w / 2 + 110, cy + 40], v))
    )
  },
  packedSize: (part) => [
    drawableMeasure(part, 'core_width_mm', 520, 200, 800) + 120,
    drawableMeasure(part, 'core_depth_mm', 34, 15, 90) + 40,
    drawableMeasure(part, 'core_height_mm', 380, 150, 600) + 60,
  ],
}
