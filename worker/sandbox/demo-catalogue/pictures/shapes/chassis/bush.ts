import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, type Point, path } from '../../geometry.ts'
import { extruded } from '../../solids/extruded.ts'
import { facing, round, squeeze } from '../../solids/facing.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

function measures(part: PictureSubject) {
  const outer = drawableMeasure(part, 'outer_diameter_mm', 45, 20, 100)
  return { outer, inner: drawableMeasure(part, 'inner_diameter_mm', 12, 6, outer * 0.55) }
}

/** The two kidney-shaped voids that let a bush give in one direction. */
function voids([x, y]: Point, r: number, q: number): string {
  const kidney = (s: number) =>
    path`M${x - r * 0.52 * q} ${y + s * r * 0.44}Q${x} ${y + s * r * 0.92} ${x + r * 0.52 * q} ${y + s * r * 0.44}Q${x} ${y + s * r * 0.66} ${x - r * 0.52 * q} ${y + s * r * 0.44}z`
  return fill('x', kidney(1) + kidney(-1))
}

function sleeve(part: PictureSubject): string {
  const { outer, inner } = measures(part)
  const [R, r] = [225, Math.max(46, (225 * inner) / outer)]
  const solid = /poly|pu\b/.test(lowerText(part, 'material'))
  const face: Point = [330, 400]
  const core: Point = [face[0] - 46, 400]
  return (
    facing(face, R, 190, solid ? 'c' : 'm', solid ? 'c' : 'n') +
    (solid ? round('c', face, R * 0.86) : round('r', face, R * 0.9) + voids(face, R, squeeze)) +
    facing(core, r + 24, 46, 'm', 'n') +
    round('x', core, r)
  )
}

const hangerOutline =
  'M0-210C110-210 150-130 120-40Q108 0 120 40C150 130 110 210 0 210S-150 130-120 40Q-108 0-120-40C-150-130-110-210 0-210z'

function hanger(): string {
  const hole = (y: number) => circle('x', [0, y], 46) + circle('z', [-7, y + 8], 36)
  const body = extruded('h', hangerOutline, [74, -44], 'r', 'r') + hole(-104) + hole(104)
  return group(body + fill('f', 'M-62 0H62M-52-22H52M-52 22H52'), 'translate(370 420) rotate(14)')
}

export const bush: Shape = {
  render: (part) => (part.preset === 'hanger' ? hanger() : sleeve(part)),
  blueprint(part) {
    if (part.preset === 'hanger') {
      const holes = circle('z', [400, 246], 46) + circle('z', [400, 454], 46)
      return (
        titleBlock(part) +
        group(fill('r', hangerOutline), 'translate(400 350)') +
        holes +
        fill('a', 'M400 100V600M320 246H480M320 454H480')
      )
    }
    const { outer, inner } = measures(part)
    const [R, r] = [190, Math.max(32, (190 * inner) / outer)]
    const [c, x]: [Point, number] = [[270, 330], 540]
    const side =
      fill('m', path`M${x} ${c[1] - R}h150V${c[1] + R}h-150z`) +
      fill(
        'm',
        path`M${x - 24} ${c[1] - r - 16}h24v${2 * r + 32}h-24zM${x + 150} ${c[1] - r - 16}h24v${2 * r + 32}h-24z`,
      )
    return (
      titleBlock(part) +
      circle('m', c, R) +
      circle('r', c, R * 0.92) +
      voids(c, R, 1) +
      circle('n', c, r + 16) +
      circle('z', c, r) +
      side +
      fill('a', path`M${c[0] - R - 26} ${c[1]}H${x + 200}M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}`) +
      stated(part, 'outer_diameter_mm', (v) =>
        across(c[0] - R, c[0] + R, c[1] + R + 110, `Ø ${v}`, [c[1], c[1]]),
      ) +
      stated(part, 'inner_diameter_mm', (v) =>
        across(c[0] - r, c[0] + r, c[1] + R + 50, `Ø ${v}`, [c[1], c[1]]),
      )
    )
  },
  packedSize: (part) =>
    part.preset === 'hanger'
      ? [70, 40, 90]
      : [measures(part).outer, measures(part).outer, measures(part).outer * 0.9],
}
