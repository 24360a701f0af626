import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, dashes, fill, type Point, path } from '../../geometry.ts'
import { facing, round, spaced } from '../../solids/facing.ts'
import { turned } from '../../solids/turned.ts'
import type { Shape } from '../shape.ts'

/** A cage of blades turned by the motor behind it. */
export const blower: Shape = {
  render() {
    const face: Point = [279, 400]
    const back: Point = [face[0] + 150, 400]
    return (
      facing([back[0] + 40, 400], 130, 130, 'm') +
      facing(back, 226, 40, 'p') +
      facing(face, 222, 150, 'p', 'x') +
      blades(face, 222, 150) +
      round('', face, 222) +
      spaced('', face, 204, 34, 44, 0.3) +
      round('x', face, 184) +
      round('f', face, 184) +
      facing([face[0] + 24, 400], 78, 20, 'p', 'p') +
      round('m', [face[0] + 24, 400], 30) +
      round('x', [face[0] + 24, 400], 12)
    )
  },
  blueprint: (part) =>
    titleBlock(part) +
    circle('p', [260, 330], 180) +
    circle('', [260, 330], 162, ` stroke-width="30"${dashes(44, 0.14)}`) +
    circle('m', [260, 330], 64) +
    circle('z', [260, 330], 12) +
    fill('p', 'M520 150H620V510H520z') +
    contour('M570 150V510', 96, ' stroke-dasharray="3.5 11"') +
    turned(620, 330, [
      { long: 16, r: 150, ink: 'p' },
      { long: 90, r: 96, ink: 'm' },
    ]) +
    fill('a', path`M60 330H760M260 130V530`) +
    stated(part, 'outer_diameter_mm', (v) => across(80, 440, 610, `Ø ${v}`, [330, 330])) +
    stated(part, 'voltage_v', (v) => note([690, 236], [650, 110], `${v} V`)),
  packedSize: () => [170, 150, 170],
}

/** The blades on the wall, as far as it is seen. */
function blades(face: Point, r: number, deep: number): string {
  let d = ''
  for (let angle = -80; angle <= 80; angle += 8) {
    const radians = (angle * Math.PI) / 180
    d += path`M${face[0] + r * 0.86 * Math.cos(radians) + 14} ${face[1] + r * Math.sin(radians)}h${deep - 24}`
  }
  return fill('X', d, ' stroke-width="9"')
}
