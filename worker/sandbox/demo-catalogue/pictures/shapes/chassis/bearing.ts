import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, type Point, path, polar } from '../../geometry.ts'
import { facing, round, spaced } from '../../solids/facing.ts'
import { drawableMeasure, has, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

function measures(part: PictureSubject) {
  const outer = drawableMeasure(part, 'outer_diameter_mm', 72, 30, 160)
  return {
    outer,
    inner: drawableMeasure(part, 'inner_diameter_mm', 38, 12, outer * 0.66),
    width: drawableMeasure(part, 'width_mm', 34, 10, 90),
  }
}

function ring(part: PictureSubject): string {
  const { outer, inner, width } = measures(part)
  const [R, r] = [265, (265 * inner) / outer]
  const face: Point = [400 - width * 1.1, 400]
  const race = (R + r) / 2
  const ball = (R - r) * 0.34
  return (
    facing(face, R, width * 2.6, 'm', 'n') +
    round('i', face, R - (R - r) * 0.24) +
    spaced('', face, race, ball + 9, 11) +
    spaced('N', face, race, ball, 11) +
    round('n', face, r + (R - r) * 0.26) +
    round('x', face, r) +
    round('z', [face[0] + 18, 400], r - 14) +
    (has(part, 'abs_ring') ? spaced('X', face, R - 10, 8, 48, 0.5) : '')
  )
}

/** A bearing with its flange, the studs towards us. */
function hub(part: PictureSubject): string {
  const { inner, outer } = measures(part)
  const r = Math.max(40, (150 * inner) / outer)
  const { studs = 5 } = part
  const face: Point = [330, 400]
  const front: Point = [face[0] - 60, 400]
  return (
    facing([face[0] + 60, 400], 190, 130, 'i') +
    facing(face, 262, 30, 'm', 'n') +
    round('f', face, 236) +
    spaced('', face, 196, 46, studs, 0, 0.1) +
    spaced('M', face, 196, 36, studs, 0, 0.1) +
    facing([face[0] - 40, 400], r + 42, 40, 'm', 'n') +
    round('x', [front[0] + 20, 400], r) +
    spaced('', [front[0] + 20, 400], r - 6, 12, 26, 0.45)
  )
}

/** The flange of a hub from the front, and on edge to the left of its bearing. */
function flange({ studs = 5 }: PictureSubject, c: Point, x: number): string {
  const wheel = Array.from({ length: studs }, (_, index) =>
    circle('z', polar(c, 162, -90 + (index * 360) / studs), 13),
  )
  return (
    circle('m', c, 196) + wheel.join('') + fill('m', path`M${x - 24} ${c[1] - 196}h24V${c[1] + 196}h-24z`)
  )
}

export const bearing: Shape = {
  render: (part) => (has(part, 'with_hub') ? hub(part) : ring(part)),
  blueprint(part) {
    const { outer, inner, width } = measures(part)
    const withHub = has(part, 'with_hub')
    const R = withHub ? 134 : 190
    const r = (R * inner) / outer
    const [c, w]: [Point, number] = [[270, 330], Math.min(190, (width * R * 2) / outer)]
    const x = 620 - w / 2
    const half = (s: number) => path`M${x} ${c[1] + s * r}H${x + w}V${c[1] + s * R}H${x}z`
    const low = c[1] + (withHub ? 196 : R)
    // A wide bearing has two rows of balls.
    const rows = w >= (R - r) * 1.7 ? [0.28, 0.72] : [0.5]
    const ball = (s: number) =>
      rows
        .map((row) =>
          circle('z', [x + w * row, c[1] + (s * (R + r)) / 2], Math.min(w / rows.length, R - r) * 0.3),
        )
        .join('')
    return (
      titleBlock(part) +
      (withHub ? flange(part, c, x) : '') +
      circle('m', c, R) +
      circle('m', c, R - (R - r) * 0.28) +
      circle('m', c, r + (R - r) * 0.28) +
      circle('z', c, r) +
      fill('m', half(1) + half(-1)) +
      ball(1) +
      ball(-1) +
      fill(
        'a',
        path`M${c[0] + c[1] - low - 26} ${c[1]}H${x + w + 30}M${c[0]} ${c[1] * 2 - low - 26}V${low + 26}`,
      ) +
      stated(part, 'outer_diameter_mm', (v) =>
        across(c[0] - R, c[0] + R, low + 124, `Ø ${v}`, [c[1], c[1]]),
      ) +
      stated(part, 'inner_diameter_mm', (v) => across(c[0] - r, c[0] + r, low + 66, `Ø ${v}`, [c[1], c[1]])) +
      stated(part, 'width_mm', (v) => across(x, x + w, low + 66, v, [c[1] + R, c[1] + R]))
    )
  },
  packedSize: (part) => {
    const { outer, width } = measures(part)
    return [outer, outer, width * 1.4]
  },
}
