import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, turn } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { displayText, drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const room = 640

function strut(part: PictureSubject): Stretch[] {
  const long = drawableMeasure(part, 'length_mm', 480, 150, 900)
  const stroke =
    Math.min(0.48, Math.max(0.25, drawableMeasure(part, 'stroke_mm', long * 0.38, 40, 500) / long)) * room
  return [
    { long: 50, r: 22, ink: 'p', kind: 'round' },
    { long: room - stroke - 76, r: 30, ink: 'p' },
    { long: 12, r: 24, ink: 'p' },
    { long: stroke - 36, r: 12, ink: 'n' },
    { long: 50, r: 22, ink: 'p', kind: 'round' },
  ]
}

const socket = (x: number, y: number) => circle('p', [x, y], 30) + circle('n', [x, y], 15)

function figure(part: PictureSubject, y: number): string {
  const force = displayText(part, 'force_n')
  return (
    turned(80, y, strut(part)) +
    socket(84, y) +
    socket(716, y) +
    (force ? text('o', [250, y + 11], `${force} N`, { size: 32 }) : '')
  )
}

export const gasstrut: Shape = {
  render: (part) => group(figure(part, 400), turn(-42, [400, 400])),
  blueprint: (part) =>
    titleBlock(part) +
    figure(part, 330) +
    fill('a', 'M30 330H770M84 270V390M716 270V390') +
    stated(part, 'length_mm', (v) => across(84, 716, 500, v, [360, 360])) +
    stated(part, 'stroke_mm', (v) => note([600, 318], [620, 210], v)),
  packedSize: (part) => [drawableMeasure(part, 'length_mm', 480, 150, 900), 40, 40],
}
