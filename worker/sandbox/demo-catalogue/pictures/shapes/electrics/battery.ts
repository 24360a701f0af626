import { brandPlate } from '../../brand-plate.ts'
import { across, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { fill, n, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { block, blockWithin, onFace } from '../../solids/isometric.ts'
import { stacked } from '../../solids/stacked.ts'
import { displayText, drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { PackedSize, Shape } from '../shape.ts'

const measures = (part: PictureSubject): PackedSize => [
  drawableMeasure(part, 'length_mm', 242, 120, 420),
  drawableMeasure(part, 'width_mm', 175, 100, 280),
  drawableMeasure(part, 'height_mm', 190, 120, 260),
]

/** Layout 0 has its plus on the right, seen with both posts near us; 1 has it on the left. */
const plusRight = (part: PictureSubject) => displayText(part, 'terminal_layout') !== '1'

function label(part: PictureSubject, wide: number, high: number): string {
  const rows = [
    [displayText(part, 'capacity_ah'), 'Ah'],
    [displayText(part, 'cca_en'), 'A (EN)'],
    [displayText(part, 'voltage_v'), 'V'],
  ].flatMap(([value, unit]) => (value ? [`${value} ${unit}`] : []))
  const [x, y, w, h] = [wide * 0.08, high * 0.3, wide * 0.84, high * 0.54]
  return (
    `<rect class="w" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" stroke-width="2.5"/>` +
    brandPlate(part.brandName, [x + w * 0.2, y + h / 2], Math.min(h * 0.62, w * 0.3)) +
    rows
      .map((row, index) =>
        text('l', [x + w * 0.42, y + (h * (index + 1)) / (rows.length + 0.6)], row, {
          size: h * 0.24,
          within: w * 0.54,
          anchor: 'start',
        }),
      )
      .join('')
  )
}

export const battery: Shape = {
  render(part) {
    const [long, deep, high] = measures(part)
    const box = blockWithin([400, 430], 560, [deep, long, high])
    const lid = { ...box, foot: [box.foot[0], box.foot[1] - box.high * 0.84] as const, high: box.high * 0.16 }
    const post = (share: number, ink: string) => {
      const back = share * box.deep
      const x = box.foot[0] + box.wide * 0.24 * 0.866 - back * 0.866
      const y = box.foot[1] - box.high - box.wide * 0.24 * 0.5 - back * 0.5
      return stacked(
        [x, y + 6],
        [
          { high: 10, r: 34, ink: 'p' },
          { high: 30, r: 24, to: 21, ink, top: 'n' },
        ],
      )
    }
    const right = plusRight(part)
    return (
      block('p', { ...box, high: box.high * 0.84 }) +
      block('p', lid) +
      onFace(box, 'left', label(part, box.deep, box.high)) +
      onFace(
        box,
        'top',
        fill(
          'f',
          path`M${box.wide * 0.52} ${box.deep * 0.1}H${box.wide * 0.9}V${box.deep * 0.9}H${box.wide * 0.52}z`,
        ),
      ) +
      post(0.86, right ? 'm' : 'E') +
      post(0.14, right ? 'E' : 'm')
    )
  },
  blueprint(part) {
    const [long, deep, high] = measures(part)
    const k = Math.min(500 / long, 440 / (deep + high))
    const [l, d, h] = [long * k, deep * k, high * k]
    const [x, y] = [430 - l / 2, 90]
    const side = y + h + 70
    const poles = side + d * 0.76
    const post = (at: number) => path`M${at - 16} ${y}v-22h32v22z`
    const right = plusRight(part)
    return (
      titleBlock(part) +
      fill('m', post(x + l * 0.14) + post(x + l * 0.86)) +
      fill('m', path`M${x} ${y}h${l}v${h}h${-l}z`) +
      fill('f', path`M${x} ${y + h * 0.16}h${l}`) +
      fill('m', path`M${x} ${side}h${l}v${d}h${-l}z`) +
      `<circle class="m" cx="${n(x + l * 0.14)}" cy="${n(poles)}" r="17"/><circle class="m" cx="${n(x + l * 0.86)}" cy="${n(poles)}" r="17"/>` +
      stated(
        part,
        'terminal_layout',
        () =>
          text('t', [x + l * (right ? 0.86 : 0.14), poles - 26], '+') +
          text('t', [x + l * (right ? 0.14 : 0.86), poles - 26], '−'),
      ) +
      stated(part, 'length_mm', (v) => across(x, x + l, side + d + 64, v, [side + d, side + d])) +
      stated(part, 'height_mm', (v) => upright(y, y + h, x - 60, v, [x, x])) +
      stated(part, 'width_mm', (v) => upright(side, side + d, x - 60, v, [x, x])) +
      stated(part, 'capacity_ah', (v) => text('t', [x + l / 2, y + h * 0.66], `${v} Ah`))
    )
  },
  packedSize: measures,
}
