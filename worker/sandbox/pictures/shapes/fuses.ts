import { titleBlock } from '../drafting.ts'
import { group } from '../geometry.ts'
import { text } from '../lettering.ts'
import { type PictureSubject, words } from '../subject.ts'
import type { Shape } from './shape.ts'

/** Ratings in amperes in the colours they have everywhere. */
const ratings = [
  [5, '#b58a58'],
  [7.5, '#8a5a3a'],
  [10, '#c04a42'],
  [15, '#4d87b5'],
  [20, '#e3c14a'],
  [25, '#efece4'],
  [30, '#5f9a67'],
  [40, '#d98b3a'],
] as const

const blade = 'M-52 0V120H-30L-24 126-18 120V12H18V120L24 126 30 120H52V0z'

function bladed(): string {
  return ratings
    .map(([amperes, colour], index) => {
      const [x, y] = [160 + (index % 4) * 160, index < 4 ? 220 : 500]
      const light = amperes === 25 || amperes === 20
      return `<g transform="translate(${x} ${y})"><use href="#b"/><path d="M-62-60H62V10H-62z" style="fill:${colour}"/>${text(light ? 'l' : 'o', [0, -10], String(amperes), { size: 44 })}</g>`
    })
    .join('')
}

/** Ceramic fuses of old: a strip on a torpedo. */
function torpedoes(): string {
  return ratings
    .slice(0, 6)
    .map(([amperes, colour], index) => {
      const [x, y] = [260 + (index % 2) * 280, 210 + Math.floor(index / 2) * 180]
      return `<g transform="translate(${x} ${y})"><path d="M-110 0L-84-24H84L110 0 84 24H-84z" style="fill:${colour}"/><path class="n" d="M-110 0L-84-14H84L110 0 84 14H-84z"/>${text('l', [0, 66], String(amperes), { size: 34 })}</g>`
    })
    .join('')
}

function figure(part: PictureSubject): string {
  if (/torpedo|ceramic|bosch|continental/.test(words(part, 'fuse_type'))) return torpedoes()
  return `<defs><path id="b" class="n" d="${blade}"/></defs>${bladed()}`
}

export const fuses: Shape = {
  painted: figure,
  drawn: (part) =>
    titleBlock(part) +
    group(figure(part).replaceAll(/ style="fill:#\w+"/g, ' class="m"'), 'translate(60 0) scale(.85)'),
  extent: () => [110, 70, 30],
}
