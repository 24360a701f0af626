import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { group, n, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { tube } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/**
 * Ignition leads as they lie over an engine: from the cap on the right to the plugs in a row, each with its number, and
 * the shortest to the coil.
 */
function figure(part: PictureSubject): string {
  const count = Math.round(drawableMeasure(part, 'leads', 4, 2, 9))
  const k = Math.min(1, 4.6 / count)
  const plugBoot = turned(0, 0, [
    { long: 34 * k, r: 17 * k, to: 23 * k, ink: 'r' },
    { long: 120 * k, r: 23 * k, ink: 'r', kind: 'round' },
  ])
  const capBoot = turned(0, 0, [
    { long: 26 * k, r: 16 * k, ink: 'r' },
    { long: 58 * k, r: 24 * k, ink: 'r', kind: 'round' },
  ])
  let cables = ''
  let ends = ''
  for (let index = 0; index < count; index++) {
    const x = 130 + (380 / (count - 1)) * index
    const y = 160 + (250 / (count - 1)) * index
    cables += path`M${x} 540V${y + 100}q0-100 100-100H640`
    const isToCoil = index === count - 1
    ends += `<use href="#${isToCoil ? 'q' : 'p'}" transform="translate(${n(x)} 536)rotate(90)"/><use href="#q" x="636" y="${n(y)}"/>`
    if (!isToCoil) ends += text('o', [x, 540 + 110 * k], String(index + 1), { size: 30 * k })
  }
  const boots = `<defs><g id="p">${plugBoot}</g><g id="q">${capBoot}</g></defs>`
  return tube(cables, 20 * k, 'C') + boots + ends
}

export const leads: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(40 -20) scale(.88)') +
    stated(part, 'leads', (v) => note([500, 122], [560, 70], `${v}×`)),
  packedSize: () => [300, 200, 50],
}
