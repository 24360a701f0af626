import { across, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { circle, contour, dashes, ellipse, fill, n, path } from '../../geometry.ts'
import { type Block, block, blockWithin, onFace } from '../../solids/isometric.ts'
import { ground, stacked, tilt } from '../../solids/stacked.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { PackedSize, Shape } from '../shape.ts'

const isRound = (part: PictureSubject) =>
  /round|ring|circular/.test(lowerText(part, 'filter_design')) ||
  (part.technical.outer_diameter_mm !== undefined && part.technical.length_mm === undefined)

const measures = (part: PictureSubject): PackedSize => [
  drawableMeasure(part, 'width_mm', 180, 60, 400),
  drawableMeasure(part, 'length_mm', 260, 80, 500),
  drawableMeasure(part, 'height_mm', 45, 12, 160),
]

/** Pleats across a face: one thick line, dashed. */
function pleats(box: Block, rim: number, ink: string): string {
  const [w, d] = [box.wide - rim * 2, box.deep - rim * 2]
  const count = Math.round(d / 17)
  const fold = path`M${box.wide / 2} ${rim}v${d}`
  return (
    `<rect class="${ink}" x="${n(rim)}" y="${n(rim)}" width="${n(w)}" height="${n(d)}"/>` +
    fill('J', fold, ` stroke-width="${n(w)}" stroke-opacity=".25"${dashes(count, 0.42, 0.3)}`) +
    fill('J', fold, ` stroke-width="${n(w)}"${dashes(count, 0.12, 0.3)}`)
  )
}

function panel(part: PictureSubject): string {
  const cabin = part.preset === 'cabin'
  const box = blockWithin([400, 400], 620, measures(part))
  const rim = cabin ? 10 : Math.min(box.wide, box.deep) * 0.075
  const medium = /carbon|charcoal|active/.test(lowerText(part, 'filter_media')) ? 'i' : cabin ? 'w' : 'y'
  const frame = cabin ? 'w' : 'c'
  const edge = cabin
    ? onFace(
        box,
        'left',
        fill(
          'J',
          path`M0 ${box.high / 2}h${box.deep}`,
          ` stroke-width="${n(box.high)}"${dashes(Math.round(box.deep / 17), 0.12, 0.3)}`,
        ),
      )
    : onFace(box, 'left', fill('f', path`M0 ${box.high * 0.4}h${box.deep}`)) +
      onFace(box, 'right', fill('f', path`M0 ${box.high * 0.4}h${box.wide}`))
  return (
    block(frame, box) +
    edge +
    onFace(box, 'top', pleats(box, rim, medium)) +
    (cabin ? onFace(box, 'right', airflow(box.wide, box.high)) : '')
  )
}

/** The arrow on a cabin filter: which way the air goes. */
function airflow(wide: number, high: number): string {
  const s = Math.min(26, high * 0.3)
  return fill(
    'l',
    path`M${wide / 2} ${high / 2 + s}l${-s} ${-s}h${s * 0.6}v${-s}h${s * 0.8}v${s}h${s * 0.6}z`,
  )
}

function ring(part: PictureSubject): string {
  const [wide, tall] = [
    drawableMeasure(part, 'outer_diameter_mm', 240, 80, 400),
    drawableMeasure(part, 'height_mm', 60, 20, 200),
  ]
  const k = Math.min(560 / wide, 420 / (tall + wide * tilt))
  const [r, high] = [(wide / 2) * k, tall * k]
  const y = 400 + high / 2
  const inner = r * 0.62
  const hollow = path`M${400 - inner} ${y - high}A${inner} ${inner * tilt} 0 0 1 ${400 + inner} ${y - high}A${inner} ${inner * tilt} 0 0 1 ${400 - inner} ${y - high}`
  return (
    ground([400, y], r) +
    stacked(
      [400, y],
      [
        { high: 22, r, ink: 'c' },
        { high: high - 44, r: r * 0.95, ink: 'y', kind: 'pleats' },
        { high: 22, r, ink: 'c' },
      ],
    ) +
    `<clipPath id="i"><path d="${hollow}"/></clipPath><g clip-path="url(#i)">${fill('y', hollow)}${ellipse('c', [400, y - 22], inner, inner * tilt)}${contour(path`M${400 - inner} ${y - high * 0.8}h${inner * 2}`, high, dashes(34, 0.16))}</g>` +
    contour(hollow, 5)
  )
}

function blueprint(part: PictureSubject): string {
  if (isRound(part)) {
    const [wide, tall] = [
      drawableMeasure(part, 'outer_diameter_mm', 240, 80, 400),
      drawableMeasure(part, 'height_mm', 60, 20, 200),
    ]
    const k = Math.min(360 / wide, 300 / tall)
    const [r, high] = [(wide / 2) * k, tall * k]
    const [cx, cy, x] = [260, 330, 620 - high / 2]
    return (
      titleBlock(part) +
      circle('m', [cx, cy], r) +
      circle('m', [cx, cy], r * 0.9) +
      circle('m', [cx, cy], r * 0.62) +
      fill('m', path`M${x} ${cy - r}h${high}V${cy + r}h${-high}z`) +
      fill('f', path`M${x + 14} ${cy - r}V${cy + r}M${x + high - 14} ${cy - r}V${cy + r}`) +
      fill('a', path`M${cx - r - 26} ${cy}H${x + high + 26}M${cx} ${cy - r - 26}V${cy + r + 26}`) +
      stated(part, 'outer_diameter_mm', (v) => across(cx - r, cx + r, cy + r + 90, `Ø ${v}`, [cy, cy])) +
      stated(part, 'height_mm', (v) => across(x, x + high, cy + r + 90, v, [cy + r, cy + r]))
    )
  }
  const [width, length, height] = measures(part)
  const k = Math.min(560 / length, 430 / (width + height))
  const [w, l, h] = [width * k, length * k, height * k]
  const [x, y] = [430 - l / 2, 90]
  const side = y + w + 60
  return (
    titleBlock(part) +
    fill('m', path`M${x} ${y}h${l}v${w}h${-l}z`) +
    fill('f', path`M${x + 18} ${y + 18}h${l - 36}v${w - 36}h${36 - l}z`) +
    `<path d="${path`M${x + 18} ${y + w / 2}h${l - 36}`}" stroke-width="${n(w - 36)}" stroke-opacity=".45"${dashes(Math.round(l / 16), 0.1)}/>` +
    fill('m', path`M${x} ${side}h${l}v${h}h${-l}z`) +
    stated(part, 'length_mm', (v) => across(x, x + l, side + h + 70, v, [side + h, side + h])) +
    stated(part, 'width_mm', (v) => upright(y, y + w, x - 60, v, [x, x])) +
    stated(part, 'height_mm', (v) => upright(side, side + h, x - 60, v, [x, x]))
  )
}

export const panelFilter: Shape = {
  render: (part) => (isRound(part) ? ring(part) : panel(part)),
  blueprint,
  packedSize: (part) => {
    if (!isRound(part)) return measures(part)
    const wide = drawableMeasure(part, 'outer_diameter_mm', 240, 80, 400)
    return [wide, wide, drawableMeasure(part, 'height_mm', 60, 20, 200)]
  },
}
