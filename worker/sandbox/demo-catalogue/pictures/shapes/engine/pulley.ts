import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, fill, type Point, path } from '../../geometry.ts'
import { facing, round, spaced } from '../../solids/facing.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const roller = (part: PictureSubject) => 110 + drawableMeasure(part, 'outer_diameter_mm', 65, 40, 110) * 0.7

const armShape = 'M-66 20Q-70-46 0-66 60-70 66 0L58 96 150 220Q162 262 124 286 82 300 60 262L-40 110z'

/** A tensioner: its arm behind, the roller before, the bearing and its bolt in the middle. */
export const pulley: Shape = {
  render(part) {
    const r = roller(part)
    const face: Point = [330, 360]
    const wide = 40 + drawableMeasure(part, 'width_mm', 26, 12, 60) * 1.6
    const body =
      fill('i', armShape, ' transform="translate(440 400) scale(1.25)"') +
      fill('n', armShape, ' transform="translate(416 400) scale(1.25)"') +
      circle('x', [560, 706], 20) +
      circle('f', [560, 706], 36) +
      facing(face, r, wide, 'p') +
      spaced('X', [face[0] + wide / 2, 360], r - 2, 4, 1, 0.999) +
      facing(face, r, 10, 'p', 'p') +
      round('f', face, r * 0.88) +
      round('n', face, r * 0.5) +
      round('r', face, r * 0.43) +
      round('m', face, r * 0.26) +
      facing([face[0] - 26, 360], r * 0.2, 26, 'm', 'n') +
      round('x', [face[0] - 26, 360], r * 0.09)
    return centred(body, [415, 486])
  },
  blueprint(part) {
    const r = roller(part)
    const [c, w]: [Point, number] = [
      [300, 330],
      (r * 2 * drawableMeasure(part, 'width_mm', 26, 12, 60)) /
        drawableMeasure(part, 'outer_diameter_mm', 65, 40, 110),
    ]
    const x = 640 - w / 2
    return (
      titleBlock(part) +
      circle('p', c, r) +
      circle('p', c, r * 0.88) +
      circle('m', c, r * 0.5) +
      circle('m', c, r * 0.26) +
      circle('z', c, r * 0.12) +
      fill('p', path`M${x} ${c[1] - r}h${w}v${r * 2}h${-w}z`) +
      fill('a', path`M${c[0] - r - 26} ${c[1]}H${x + w + 30}M${c[0]} ${c[1] - r - 26}V${c[1] + r + 26}`) +
      stated(part, 'outer_diameter_mm', (v) =>
        across(c[0] - r, c[0] + r, c[1] + r + 100, `Ø ${v}`, [c[1], c[1]]),
      ) +
      stated(part, 'width_mm', (v) => across(x, x + w, c[1] + r + 100, v, [c[1] + r, c[1] + r]))
    )
  },
  packedSize: (part) => [
    drawableMeasure(part, 'outer_diameter_mm', 65, 40, 110) * 1.4,
    60,
    drawableMeasure(part, 'outer_diameter_mm', 65, 40, 110),
  ],
}
