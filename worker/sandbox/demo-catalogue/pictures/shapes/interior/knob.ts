import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, type Point, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Gears as they are engaged: columns with an upper and a lower gear, reverse at the end. */
function pattern(gears: number, [x, y]: Point, step: number): string {
  const columns = Math.ceil((gears + 1) / 2)
  const left = x - ((columns - 1) * step) / 2
  let lines = path`M${left} ${y}H${left + (columns - 1) * step}`
  let names = ''
  for (let column = 0; column < columns; column++) {
    const [up, down] = [column * 2 + 1, column * 2 + 2]
    const at = left + column * step
    lines += path`M${at} ${y - step * 0.5}V${y + (down <= gears + 1 ? step * 0.5 : 0)}`
    names += text('o', [at, y - step * 0.66], up <= gears ? String(up) : 'R', { size: step * 0.5 })
    if (down <= gears + 1)
      names += text('o', [at, y + step * 1.02], down <= gears ? String(down) : 'R', { size: step * 0.5 })
  }
  return fill('O', lines, ' stroke-width="6"') + names
}

function figure(part: PictureSubject): string {
  const material = lowerText(part, 'material')
  const ink = /wood|walnut/.test(material) ? 'b' : /alu|steel|chrome/.test(material) ? 'm' : 'p'
  const gears = Math.round(drawableMeasure(part, 'gears', 5, 3, 6))
  const pear =
    'M400 130C520 130 574 220 566 310 558 400 486 450 470 560H330C314 450 242 400 234 310 226 220 280 130 400 130z'
  return (
    at(turned(0, 0, [{ long: 60, r: 30, ink: 'n', kind: 'thread' }]), [400, 650], -90) +
    at(turned(0, 0, [{ long: 40, r: 74, ink: 'm', kind: 'round' }]), [400, 598], -90) +
    fill(ink, pear) +
    fill(
      's',
      'M470 148Q574 200 566 310C558 400 486 450 470 560H420C440 440 510 400 516 300 518 220 500 180 470 148z',
    ) +
    fill('h', 'M262 300Q262 210 320 170L338 186Q290 220 284 300z') +
    circle('x', [400, 268], 104) +
    pattern(gears, [400, 270], gears > 4 ? 52 : 60)
  )
}

export const knob: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    at(figure(part), [0, -20]) +
    stated(part, 'thread', (v) => note([424, 610], [520, 660], v)),
  packedSize: () => [60, 60, 110],
}
