import { brandColours } from '#src/brand.ts'
import type { PictureSubject } from './subject.ts'

type Pair = readonly [day: string, night: string]

const sheet: Pair = ['#fff', '#1c2024']
const ink: Pair = ['#20262c', '#ccd2d7']
/** Dimension lines and numbers. */
const cool: Pair = ['#27506b', '#8fc1e3']
/** The point on the car: one per picture. */
const accent: Pair = [brandColours.accent.light, brandColours.accent.dark]
/** Colour of print on labels and paint, equal in light and dark. */
const print = '#20262c'
const hole: Pair = ['#262c32', '#0e1114']

/** Materials by letter; `c` is the part's own paint. */
const materials: Record<string, Pair> = {
  m: ['#b9c2ca', '#727d87'], // steel
  n: ['#e4e8eb', '#a3acb4'], // machined steel, aluminium
  i: ['#87919a', '#535d66'], // cast iron, coated steel
  r: ['#444b52', '#30373d'], // rubber
  p: ['#5f6871', '#414a52'], // plastic
  w: ['#fbfaf7', '#d3d0c8'], // label, porcelain
  y: ['#ecdcae', '#a8986c'], // filter paper
  b: ['#cfab5c', '#977d40'], // brass, zinc
  g: ['#7b6f63', '#5d534a'], // friction lining, cork
  k: ['#dcc9a3', '#8b7b5b'], // carton
  x: hole,
  z: sheet,
  A: ['#e9a53b', '#b57e27'], // amber lens
  E: ['#b8433b', '#8f352f'], // red lens
  V: ['#dde9ee', '#5c6c75'], // clear glass
}

/** Style of a line, light or lettering: fixed declarations, and colours for light and dark. */
interface Line {
  set: string
  fill?: Pair
  stroke?: Pair
}

const lines: Record<string, Line> = {
  s: { set: 'fill:#000;fill-opacity:.17;stroke:none' }, // shade
  h: { set: 'fill:#fff;fill-opacity:.34;stroke:none' }, // shine
  H: { set: 'stroke:#fff;stroke-opacity:.34' }, // shine along a tube
  f: { set: 'stroke-width:2.5' }, // fine contour
  G: { set: 'fill-opacity:.16;stroke-width:2.5', fill: cool }, // glass
  X: { set: 'stroke-linecap:round', stroke: hole }, // holes and gaps
  a: { set: 'stroke-width:2;stroke-dasharray:26 7 5 7', stroke: cool }, // axis
  e: { set: 'stroke-width:1.6', stroke: cool }, // extension line
  d: { set: 'stroke-width:2;marker-start:url(#arrow);marker-end:url(#arrow)', stroke: cool }, // dimension
  u: { set: 'stroke-width:2;marker-end:url(#arrow)', stroke: cool }, // leader
  U: { set: 'stroke:none', fill: cool }, // arrow head
  t: { set: 'stroke:none', fill: cool }, // a measure
  T: { set: 'stroke:none', fill: sheet }, // the ground of a measure, which covers what it crosses
  q: { set: 'fill-opacity:.18', fill: accent, stroke: accent }, // the place
  v: { set: '', stroke: accent },
  l: { set: `fill:${print};stroke:none` }, // letters
  o: { set: 'fill:#fff;stroke:none' }, // letters on paint
  O: { set: 'stroke:#fff' }, // lines on paint
  L: { set: 'stroke:none', fill: ink }, // letters on the sheet
  J: { set: `stroke:${print}` }, // lines on a label or on paper
  j: { set: `stroke:${print};stroke-width:2.5` }, // bars on a label
}

const coats: [RegExp, string][] = [
  [/black|charcoal|anthracite/, '210 9% 29%'],
  [/gr[ae]y|silver|chrome/, '210 8% 56%'],
  [/white|clear/, '45 12% 88%'],
  [/beige|tan|sand|cream/, '38 34% 66%'],
  [/brown|cognac/, '24 34% 36%'],
  [/red|pink/, '4 48% 45%'],
  [/orange|amber/, '27 66% 52%'],
  [/yellow/, '46 62% 56%'],
  [/green|turquoise/, '150 32% 36%'],
  [/blue/, '210 42% 42%'],
  [/violet|purple/, '280 26% 44%'],
]

/** Paint of a part: its colour in the catalogue, else its brand's. */
export function coatOf(part: PictureSubject): Pair {
  const stated = String(part.technical.colour ?? part.technical.cable_colour ?? '').toLowerCase()
  const found = coats.find(([word]) => word.test(stated))?.[1]
  const hue = Number.isFinite(part.hue) ? Math.round(((part.hue % 360) + 360) % 360) : 210
  const coat = found ?? `${hue} 38% 42%`
  return [`hsl(${coat})`, `hsl(${coat})`]
}

/** `painted` shows materials, `drawn` outlines only, as in a technical drawing. */
export type Manner = 'painted' | 'drawn'

function materialOf(part: PictureSubject, name: string): Pair {
  return name === 'c' ? coatOf(part) : (materials[name] ?? sheet)
}

/** An upper-case letter is a stroke of the material, a lower-case one a fill. */
function paintedAs(part: PictureSubject, name: string): Line {
  if (lines[name]) return lines[name]
  const small = name.toLowerCase()
  const tube = !materials[name] && name !== small && (materials[small] ?? small === 'c')
  return tube
    ? { set: 'fill:none', stroke: materialOf(part, small) }
    : { set: '', fill: materialOf(part, name) }
}

/** A line or area in a technical drawing: materials are blank and letters have the ink's colour. */
function drawnAs(part: PictureSubject, name: string): Line {
  if (name === 'l' || name === 'o') return { set: 'stroke:none', fill: ink }
  if (name === 'O') return { set: '', stroke: ink }
  if (lines[name]) return lines[name]
  return paintedAs(part, name).stroke ? { set: 'fill:none', stroke: sheet } : { set: '', fill: sheet }
}

/** The style sheet of a picture, with only the classes it uses. */
export function styleOf(part: PictureSubject, body: string, manner: Manner): string {
  const used = new Set(['z', ...[...body.matchAll(/class="(\w)"/g)].map((match) => match[1] ?? '')])
  let day = `svg{fill:none;stroke:${ink[0]};stroke-width:${manner === 'drawn' ? 3.5 : 5};stroke-linejoin:round}`
  let night = `svg{stroke:${ink[1]}}`
  for (const name of used) {
    const line = manner === 'drawn' ? drawnAs(part, name) : paintedAs(part, name)
    const colours = (theme: 0 | 1) =>
      (line.fill ? `;fill:${line.fill[theme]}` : '') + (line.stroke ? `;stroke:${line.stroke[theme]}` : '')
    const [light, dark] = [colours(0), colours(1)]
    day += `.${name}{${(line.set + light).replace(/^;/, '')}}`
    if (dark !== light) night += `.${name}{${dark.slice(1)}}`
  }
  return `${day}@media(prefers-color-scheme:dark){${night}}`
}
