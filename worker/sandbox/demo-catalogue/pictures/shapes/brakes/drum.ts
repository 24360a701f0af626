import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { circle, contour, ellipse, fill, type Point, path, polar } from '../../geometry.ts'
import { facing, round, spaced, squeeze } from '../../solids/facing.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

function measures(part: PictureSubject) {
  const inner = drawableMeasure(part, 'inner_diameter_mm', 228, 140, 340)
  const pcd = drawableMeasure(part, 'pcd_mm', 108, 60, inner * 0.9)
  return {
    inner,
    pcd,
    outer: inner + 28,
    high: drawableMeasure(part, 'height_mm', 62, 30, 120),
    holes: Math.round(drawableMeasure(part, 'holes', 5, 3, 8)),
    bore: drawableMeasure(part, 'centre_bore_mm', 65, 30, pcd - 24),
  }
}

/** Cooling fins around the wall, as far as it is seen. */
function fins(face: Point, R: number, deep: number): string {
  let d = ''
  for (let angle = -84; angle <= 84; angle += 7) {
    const [x, y] = polar(face, R, angle, squeeze)
    d += path`M${x + deep * 0.3} ${y}h${deep * 0.5}`
  }
  return d
}

/** The middles of the two retaining screws, each half-way between two wheel bolts. The first bolt is at `first` degrees. */
function screws(part: PictureSubject, centre: Point, k: number, first: number, q = 1): Point[] {
  const { holes, pcd } = measures(part)
  return [0.5, Math.floor(holes / 2) + 0.5].map((at) =>
    polar(centre, (pcd / 2) * k, first + (at * 360) / holes, q),
  )
}

export const drum: Shape = {
  render(part) {
    const size = measures(part)
    const k = 560 / size.outer
    const [R, deep] = [280, Math.min(170, size.high * k * 0.8)]
    const face: Point = [400 - deep / 2, 400]
    const front: Point = [face[0] - 14, 400]
    // Bolts near the wall need a wider face.
    const plate = Math.max(R * 0.8, (size.pcd / 2 + 13) * k)
    return (
      facing(face, R, deep, 'i') +
      fill('f', fins(face, R, deep)) +
      facing(face, R, 10, 'i', 'i') +
      facing(front, plate, 14, 'i', 'm') +
      (plate > R * 0.8 ? '' : round('f', front, R * 0.7)) +
      spaced('X', front, (size.pcd / 2) * k, 15 * k, size.holes, 0, 0.25) +
      screws(part, front, k, 90 / size.holes, squeeze)
        .map((at) => ellipse('x', at, 4.5 * k * squeeze, 4.5 * k))
        .join('') +
      round('x', front, (size.bore / 2) * k)
    )
  },
  blueprint(part) {
    const size = measures(part)
    const k = 400 / size.outer
    const [R, c]: [number, Point] = [200, [270, 330]]
    const [r, h, b] = [(size.inner / 2) * k, size.high * k, (size.bore / 2) * k]
    const x = 620 - h / 2
    let holes = ''
    for (let index = 0; index < size.holes; index++)
      holes += circle('z', polar(c, (size.pcd / 2) * k, -90 + (index * 360) / size.holes), 7 * k)
    const half = (s: number) =>
      path`M${x} ${c[1] + s * b}V${c[1] + s * R}H${x + h}V${c[1] + s * r}H${x + 14}V${c[1] + s * b}z`
    return (
      titleBlock(part) +
      circle('m', c, R) +
      circle('f', c, r) +
      circle('a', c, (size.pcd / 2) * k) +
      holes +
      screws(part, c, k, -90)
        .map((at) => circle('z', at, 4.5 * k))
        .join('') +
      circle('z', c, b) +
      contour(half(1) + half(-1), 3.5) +
      fill('a', path`M${c[0] - R - 26} ${c[1]}H${x + h + 30}M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}`) +
      stated(part, 'inner_diameter_mm', (v) =>
        upright(c[1] - r, c[1] + r, x + h + 60, `Ø ${v}`, [x + h, x + h]),
      ) +
      stated(part, 'height_mm', (v) => across(x, x + h, c[1] + R + 70, v, [c[1] + R, c[1] + R])) +
      stated(part, 'pcd_mm', (v) =>
        note(
          polar(c, (size.pcd / 2) * k + 7, -82),
          [c[0] + R * 0.74, 84],
          `${stated(part, 'holes', (holes) => `${holes}×`)}${v}`,
        ),
      ) +
      stated(part, 'centre_bore_mm', (v) => upright(c[1] - b, c[1] + b, x - 44, `Ø ${v}`, [x, x]))
    )
  },
  packedSize: (part) => [measures(part).outer, measures(part).high, measures(part).outer],
}
