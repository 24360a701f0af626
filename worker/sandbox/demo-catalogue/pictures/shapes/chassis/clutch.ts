import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, type Point, path, polar } from '../../geometry.ts'
import { facing, round, spaced, squeeze } from '../../solids/facing.ts'
import { drawableMeasure } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Friction disc: lining in segments, torsion springs, splined hub. */
function disc(face: Point, R: number): string {
  let springs = ''
  for (let index = 0; index < 4; index++)
    springs += path`M${polar(face, R * 0.5, index * 90 + 28, squeeze)}L${polar(face, R * 0.5, index * 90 + 62, squeeze)}`
  return (
    facing(face, R, 14, 'g') +
    spaced('X', face, R * 0.84, R * 0.28, 18, 0.04) +
    facing([face[0] - 10, face[1]], R * 0.66, 10, 'm') +
    contour(springs, R * 0.16) +
    fill('C', springs, ` stroke-width="${Math.round(R * 0.11)}"`) +
    facing([face[0] - 34, face[1]], R * 0.22, 24, 'm', 'n') +
    round('x', [face[0] - 34, face[1]], R * 0.15) +
    spaced('', [face[0] - 34, face[1]], R * 0.15, 9, 20, 0.45)
  )
}

/** Pressure plate: cover with diaphragm fingers. */
function cover(face: Point, R: number): string {
  let fingers = ''
  for (let angle = 0; angle < 360; angle += 20)
    fingers += path`M${polar(face, R * 0.3, angle, squeeze)}L${polar(face, R * 0.7, angle, squeeze)}`
  return (
    facing(face, R, 44, 'i', 'm') +
    spaced('X', face, R * 0.9, 16, 6) +
    facing([face[0] - 22, face[1]], R * 0.8, 22, 'm') +
    round('i', [face[0] - 22, face[1]], R * 0.72) +
    fill('', fingers, ` transform="translate(-22 0)" stroke-width="4"`) +
    round('x', [face[0] - 22, face[1]], R * 0.28)
  )
}

export const clutch: Shape = {
  render: () =>
    cover([510, 300], 210) +
    disc([300, 470], 210) +
    facing([590, 610], 74, 60, 'm', 'n') +
    round('i', [590, 610], 50) +
    round('x', [590, 610], 36),
  blueprint(part) {
    const [c, R]: [Point, number] = [[280, 320], 190]
    const x = 590
    const hub = R * 0.24
    let springs = ''
    for (let index = 0; index < 4; index++)
      springs += `<rect x="${c[0] - 40}" y="${c[1] - 112}" width="80" height="34" rx="8" transform="rotate(${index * 90} ${c[0]} ${c[1]})"/>`
    return (
      titleBlock(part) +
      circle('g', c, R) +
      circle('f', c, R * 0.68) +
      springs +
      circle('m', c, hub) +
      circle('z', c, hub * 0.62) +
      fill('m', path`M${x} ${c[1] - R}h34V${c[1] + R}h-34z`) +
      fill('m', path`M${x - 30} ${c[1] - hub}h94v${hub * 2}h-94z`) +
      fill('a', path`M${c[0] - R - 26} ${c[1]}H${x + 100}M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}`) +
      stated(part, 'diameter_mm', (v) => across(c[0] - R, c[0] + R, c[1] + R + 90, `Ø ${v}`, [c[1], c[1]])) +
      stated(part, 'splines', (v) => note([c[0] + hub * 0.5, c[1] - hub * 0.4], [c[0] + 150, 86], `Z ${v}`))
    )
  },
  packedSize: (part) => {
    const wide = drawableMeasure(part, 'diameter_mm', 215, 150, 280)
    return [wide * 1.15, wide * 1.15, 90]
  },
}
