import { titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, type Point, path } from '../../geometry.ts'
import { extruded, mirrored } from '../../solids/extruded.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { has, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const aShape =
  'M150 150Q200 130 230 176L300 316Q420 380 620 396 668 404 668 446 664 486 620 486 440 486 316 470L236 612Q204 660 156 634 112 604 136 554L214 400 132 246Q108 180 150 150zM300 388Q292 410 306 424L470 440Q430 420 300 388z'
const lShape =
  'M128 196Q150 150 200 168L640 380Q682 402 668 444 652 484 608 476L366 400 330 586Q318 640 266 634 214 626 222 570L256 366 160 280Q114 246 128 196z'

const joint = turned(0, 0, [
  { long: 26, r: 40, to: 46, ink: 'i' },
  { long: 30, r: 36, to: 20, ink: 'r' },
  { long: 34, r: 16, to: 13, ink: 'n' },
  { long: 36, r: 11, ink: 'n', kind: 'thread' },
])

const eye = ([x, y]: Point, r: number) =>
  circle('m', [x, y], r) +
  circle('r', [x, y], r * 0.82) +
  circle('n', [x, y], r * 0.42) +
  circle('x', [x, y], r * 0.24)

/** A left-hand arm from above: bushes at the body, ball joint at the wheel. */
function figure(part: PictureSubject): string {
  const upper = lowerText(part, 'arm_position') === 'upper'
  const ink = /alu/.test(lowerText(part, 'material')) ? 'n' : 'i'
  const eyes: Point[] = upper
    ? [
        [180, 200],
        [186, 596],
      ]
    : [
        [184, 220],
        [276, 580],
      ]
  const drawing =
    extruded('a', upper ? aShape : lShape, [16, -22], ink, ink) +
    eyes.map((centre) => eye(centre, 58)).join('') +
    (has(part, 'with_ball_joint') ? at(joint, [620, 440], -90) : circle('x', [620, 440], 20)) +
    fill('f', upper ? 'M250 230L330 340Q430 396 570 412' : 'M220 226L560 396')
  return group(part.side === 'right' ? mirrored(drawing) : drawing, 'translate(0 20)')
}

/** The arm from its edge: the nearer bush hides the farther one. */
function edge(part: PictureSubject): string {
  const upper = lowerText(part, 'arm_position') === 'upper'
  const ink = /alu/.test(lowerText(part, 'material')) ? 'n' : 'i'
  const bushed = (x: number) =>
    fill('n', path`M${x - 24} 540H${x + 24}V632H${x - 24}z`) +
    fill('m', path`M${x - 58} 550H${x + 58}V622H${x - 58}z`)
  const drawing =
    (has(part, 'with_ball_joint') ? at(joint, [620, 590], -90) : '') +
    bushed(184) +
    fill(ink, 'M150 572H620Q668 574 670 588T620 602H150z') +
    bushed(upper ? 186 : 276)
  return part.side === 'right' ? mirrored(drawing) : drawing
}

export const arm: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(120 -30) scale(.7)') +
    group(edge(part), 'translate(120 170) scale(.7)'),
  packedSize: () => [420, 320, 110],
}
