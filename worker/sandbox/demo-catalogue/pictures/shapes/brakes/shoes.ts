import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, type Point, path, polar } from '../../geometry.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const centre: Point = [400, 390]

function band(outer: number, inner: number, half: number): string {
  const [a, b] = [polar(centre, outer, -half), polar(centre, outer, half)]
  const [c, d] = [polar(centre, inner, half), polar(centre, inner, -half)]
  return path`M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}z`
}

/** One shoe about the centre of its drum, opening to the left: table and lining, web, rivets. */
function shoe(R: number): string {
  const rivets = [-44, -15, 15, 44].map((angle) => circle('b', polar(centre, R - 11, angle), 7)).join('')
  const foot = (angle: number) => polar(centre, R - 74, angle)
  const bow = (angle: number) => polar(centre, R - 42, angle)
  const web = path`M${polar(centre, R - 30, -72)}A${R - 30} ${R - 30} 0 0 1 ${polar(centre, R - 30, 72)}L${foot(77)}Q${bow(38)} ${polar(centre, R - 112, 0)}Q${bow(-38)} ${foot(-77)}z`
  const eyes = [62, 24, -24, -62].map((angle) => circle('z', polar(centre, R - 66, angle), 12)).join('')
  return fill('i', web) + fill('m', band(R - 22, R - 34, 72)) + fill('g', band(R, R - 22, 58)) + rivets + eyes
}

/** The visible breadth of a shoe behind it. */
const breadth = (R: number) => fill('g', band(R, R - 24, 58)) + fill('i', band(R - 24, R - 34, 72))

const both = (body: string) =>
  group(body, 'translate(14 0)') + group(body, 'rotate(180 400 390) translate(14 0)')

/** Springs between the shoes, top and bottom. */
const spring = (y: number) =>
  fill(
    '',
    path`M288 ${y}h48l8-16 12 32 12-32 12 32 12-32 12 32 12-32 12 32 12-32 12 32 8-16h48`,
    ' stroke-width="6"',
  )

function figure(part: PictureSubject): string {
  const wide = drawableMeasure(part, 'width_mm', 45, 20, 90)
  const behind = group(both(breadth(286)), path`translate(${wide * 0.5} ${-wide * 0.34})`)
  return behind + both(shoe(286)) + spring(196) + spring(584)
}

export const shoes: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(0 40) scale(.72)') +
    stated(part, 'drum_diameter_mm', (v) => across(72, 504, 600, `Ø ${v}`, [320, 320])) +
    fill('g', 'M600 210h80v224h-80z') +
    fill('f', 'M640 210v224') +
    stated(part, 'width_mm', (v) => across(600, 680, 520, v, [434, 434])),
  packedSize: (part) => {
    const wide = drawableMeasure(part, 'drum_diameter_mm', 228, 150, 320)
    return [wide, wide * 0.9, drawableMeasure(part, 'width_mm', 45, 20, 90) * 1.4]
  },
}
