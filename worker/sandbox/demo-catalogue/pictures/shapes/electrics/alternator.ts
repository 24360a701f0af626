import { note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { circle, fill, type Point, path, polar } from '../../geometry.ts'
import { facing, round, spaced, squeeze } from '../../solids/facing.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const ear = ([x, y]: Point, up: 1 | -1) =>
  fill(
    'n',
    path`M${x - 46} ${y + up * 150}L${x - 26} ${y + up * 262}Q${x} ${y + up * 292} ${x + 26} ${y + up * 262}L${x + 46} ${y + up * 150}z`,
  ) + circle('x', [x, y + up * 252], 14)

/** A pulley with one groove for a V-belt; others have several. */
const isVee = (part: PictureSubject) => /^v\b|vee|v-belt|wedge/.test(lowerText(part, 'pulley'))

const ribsOf = (part: PictureSubject) => Math.round(drawableMeasure(part, 'ribs', 6, 3, 8))

/** The middles of the grooves of a ribbed pulley, from an edge over a breadth. */
const grooves = (part: PictureSubject, from: number, wide: number) =>
  Array.from({ length: ribsOf(part) }, (_, index) => from + (wide * (index + 0.5)) / ribsOf(part))

function render(part: PictureSubject): string {
  const face: Point = [302, 400]
  let slots = ''
  for (let angle = 0; angle < 360; angle += 30)
    slots += path`M${polar(face, 120, angle + 8, squeeze)}L${polar(face, 176, angle, squeeze)}`
  const pulley: Point = [face[0] - 92, 400]
  return (
    facing([face[0] + 150, 400], 190, 60, 'i') +
    ear([face[0] + 60, 400], 1) +
    ear([face[0] + 60, 400], -1) +
    facing([face[0] + 90, 400], 214, 60, 'm') +
    facing(face, 206, 90, 'n') +
    fill('X', slots, ' stroke-width="24"') +
    round('n', face, 86) +
    facing(pulley, 92, 80, 'm', 'n') +
    (isVee(part)
      ? spaced('X', [pulley[0] + 40, 400], 86, 20, 1, 0.999)
      : grooves(part, 12, 60)
          .map((x) => spaced('X', [pulley[0] + x, 400], 90, 4, 1, 0.999))
          .join('')) +
    facing(pulley, 92, 12, 'm', 'n') +
    round('m', pulley, 60) +
    facing([pulley[0] - 26, 400], 34, 26, 'm', 'n') +
    round('x', [pulley[0] - 26, 400], 15)
  )
}

/** 80 units long, from the nut to the fan. */
const vee: Stretch[] = [
  { long: 12, r: 78, ink: 'm' },
  { long: 28, r: 76, to: 46, ink: 'm' },
  { long: 28, r: 46, to: 76, ink: 'm' },
  { long: 12, r: 78, ink: 'm' },
]
const ribbed = (part: PictureSubject): Stretch[] => [
  { long: 8, r: 78, ink: 'm' },
  ...Array.from({ length: ribsOf(part) }, (): Stretch[] => [
    { long: 32 / ribsOf(part), r: 74, to: 64, ink: 'm' },
    { long: 32 / ribsOf(part), r: 64, to: 74, ink: 'm' },
  ]).flat(),
  { long: 8, r: 78, ink: 'm' },
]

/** Side elevation: pulley, fan housing, stator, rear housing. */
const side = (part: PictureSubject) =>
  turned(150, 330, [
    { long: 24, r: 20, ink: 'n', kind: 'thread' },
    ...(isVee(part) ? vee : ribbed(part)),
    { long: 30, r: 30, ink: 'm' },
    { long: 110, r: 150, to: 170, ink: 'n' },
    { long: 70, r: 176, ink: 'm' },
    { long: 110, r: 170, to: 150, ink: 'n' },
    { long: 50, r: 110, ink: 'p', kind: 'round' },
  ])

export const alternator: Shape = {
  render,
  blueprint: (part) =>
    titleBlock(part) +
    fill('n', 'M316 190L330 96Q354 70 378 96L392 180zM316 470L330 564Q354 590 378 564L392 480z') +
    circle('z', [354, 112], 13) +
    circle('z', [354, 548], 13) +
    side(part) +
    fill('a', 'M120 330H680') +
    stated(part, 'pulley_diameter_mm', (v) => upright(252, 408, 110, `Ø ${v}`, [174, 174])) +
    stated(part, 'voltage_v', (v) => note([600, 250], [640, 150], `${v} V`)) +
    stated(part, 'current_a', (v) => note([440, 490], [520, 610], `${v} A`)),
  packedSize: () => [180, 160, 170],
}
