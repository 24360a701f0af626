import { beside, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Amperes and their colour code: blades, large blades, and the strips of old. */
const ratings = {
  blade: [
    [5, '#b58a58'],
    [7.5, '#8a5a3a'],
    [10, '#c04a42'],
    [15, '#4d87b5'],
    [20, '#e3c14a'],
    [25, '#efece4'],
    [30, '#5f9a67'],
  ],
  maxi: [
    [20, '#e3c14a'],
    [30, '#5f9a67'],
    [40, '#d98b3a'],
    [50, '#c04a42'],
    [60, '#4d87b5'],
    [70, '#8a5a3a'],
    [80, '#efece4'],
  ],
  strip: [
    [5, '#e3c14a'],
    [8, '#efece4'],
    [16, '#c04a42'],
    [25, '#4d87b5'],
  ],
} as const

type Family = keyof typeof ratings

function familyOf(part: PictureSubject): Family {
  const type = lowerText(part, 'fuse_type')
  if (/torpedo|ceramic|glass/.test(type)) return 'strip'
  return /maxi/.test(type) ? 'maxi' : 'blade'
}

/** The ratings that lie between the least and the most that the set says it holds. */
function ratingsOf(part: PictureSubject): (readonly [number, string])[] {
  const [, minAmperes = 0, maxAmperes = 999] = (
    /(\d+)-(\d+)/.exec(lowerText(part, 'set_contents')) ?? []
  ).map(Number)
  return ratings[familyOf(part)].filter(([amperes]) => amperes >= minAmperes && amperes <= maxAmperes)
}

const blade = 'M-52 0V120H-30L-24 126-18 120V12H18V120L24 126 30 120H52V0z'

function bladed(part: PictureSubject): string {
  const all = ratingsOf(part).map(([amperes, colour], index) => {
    const [x, y] = [160 + (index % 4) * 160 + (index < 4 ? 0 : 80), index < 4 ? 220 : 500]
    const ink = colour === '#efece4' || colour === '#e3c14a' ? 'l' : 'o'
    const cap = `<path d="M-62-60H62V10H-62z" style="fill:${colour}"/>`
    return `<g transform="translate(${x} ${y})"><use href="#b"/>${cap}${text(ink, [0, -10], String(amperes), { size: 44 })}</g>`
  })
  return `<defs><path id="b" class="n" d="${blade}"/></defs>${all.join('')}`
}

/** A strip on a pointed ceramic body, or a wire in a glass tube. */
function strips(part: PictureSubject): string {
  const glass = /glass/.test(lowerText(part, 'fuse_type'))
  const kinds = ratingsOf(part)
  const all = kinds.map(([amperes, colour], index) => {
    const y = 400 + (index - (kinds.length - 1) / 2) * 170
    const tube = `${fill('V', 'M-70-30H70V30H-70z')}<path d="M-70 0H70" stroke-width="3"/>${fill('n', 'M-120-34H-64V34H-120zM64-34H120V34H64z')}`
    const torpedo = `<path d="M-124 0L-92-30H92L124 0 92 30H-92z" style="fill:${colour}"/>${fill('n', 'M-124 0L-92-15H92L124 0 92 15H-92z')}`
    return `<g transform="translate(350 ${y}) scale(1.7)">${glass ? tube : torpedo}${text('L', [146, 14], `${amperes} A`, { size: 40, anchor: 'start' })}</g>`
  })
  return all.join('')
}

const figure = (part: PictureSubject) => (familyOf(part) === 'strip' ? strips(part) : bladed(part))

/** One of them from its end. */
const end = (part: PictureSubject) =>
  familyOf(part) === 'strip'
    ? circle('n', [700, 184], 46) + circle('f', [700, 184], 40)
    : fill('m', 'M692 184H708V277H692z') + fill('p', 'M680 128H720V184H680z')

export const fuses: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(
      figure(part).replaceAll(/ style="fill:#\w+"/g, ' class="m"'),
      familyOf(part) === 'strip' ? 'translate(0 0) scale(.8)' : 'translate(30 0) scale(.8)',
    ) +
    beside(end(part)),
  packedSize: () => [110, 70, 30],
}
