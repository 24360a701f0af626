import { shapeOf } from './all-shapes.ts'
import { framed } from './frame.ts'
import { circle, fill, group, n, type Point, seeded } from './geometry.ts'
import { text } from './lettering.ts'
import { coatOf } from './palette.ts'
import type { PictureSubject, Piece } from './subject.ts'

/** Maximum bytes of a picture; as many parts are drawn as fit. */
const maxBytes = 16_384

/** Positions and scale of parts on the counter, by their number. */
const counters: readonly { scale: number; at: readonly Point[] }[] = [
  { scale: 0.95, at: [[400, 400]] },
  {
    scale: 0.66,
    at: [
      [260, 270],
      [545, 535],
    ],
  },
  {
    scale: 0.56,
    at: [
      [235, 225],
      [575, 315],
      [320, 590],
    ],
  },
  {
    scale: 0.5,
    at: [
      [215, 215],
      [590, 225],
      [210, 590],
      [585, 585],
    ],
  },
]

/** The parts of a bundle side by side. */
export const bundleOnCounter = (part: PictureSubject): string =>
  withPieces(part, (pieces) => {
    const { scale, at } = counters[pieces.length - 1] ?? { scale: 0, at: [] }
    const figures = pieces.map(({ part: piece, quantity }, index) => {
      const [x, y] = at[index] ?? [0, 0]
      const corner = `translate(${n(x - 400 * scale)} ${n(y - 400 * scale)})scale(${scale})`
      const one = `<g id="p${index}">${group(coated(piece, figure(piece, index)), corner)}</g>`
      // The second of two equal parts is shown behind the first.
      return (quantity > 1 ? `<use href="#p${index}" x="44" y="-34"/>` : '') + one
    })
    return framed(part, 1, 'painted', figures.join(''))
  })

/** The parts list of a bundle: numbered parts with quantities. A part too complex to draw is shown as its carton. */
export const partsList = (part: PictureSubject): string =>
  withPieces(part, (pieces) => {
    const all = part.pieces ?? []
    const top = 770 - all.length * row
    const columns = all.length <= 3 ? Math.max(1, all.length) : Math.ceil(Math.sqrt(all.length))
    const [wide, high] = [740 / columns, (top - 50) / Math.max(1, Math.ceil(all.length / columns))]
    const scale = Math.min(wide, high) / 680
    const figures = all.map((piece, index) => {
      const [left, upper] = [30 + (index % columns) * wide, 20 + Math.floor(index / columns) * high]
      const [x, y] = [left + wide / 2, upper + high / 2]
      const corner = `translate(${n(x - 400 * scale)} ${n(y - 400 * scale)})scale(${n2(scale)})`
      const isDrawn = pieces.some(({ number }) => number === index + 1)
      const body = isDrawn ? figure(piece.part, index).replaceAll(fine, '') : carton
      return group(body, corner) + balloon([left + 24, upper + 26], index + 1)
    })
    return framed(part, 2, 'drawn', figures.join('') + rows(all, top))
  })

const carton = fill(
  'z',
  'M400 220L580 310V520L400 610L220 520V310zM220 310L400 400L580 310M400 400V610M310 265L490 355V425',
)

const row = 38

function rows(pieces: readonly Piece[], top: number): string {
  const line = ({ part: { sku }, quantity }: Piece, index: number) =>
    text('t', [36, top + index * row + 28], `${index + 1} · ${quantity} × ${sku}`, {
      size: 24,
      anchor: 'start',
    })
  const rules = pieces.map((_, index) => `M30 ${top + index * row}H770`).join('')
  return fill('e', `${rules}M30 770H770`) + pieces.map(line).join('')
}

const balloon = (at: Point, number: number) =>
  circle('e', at, 22) + text('t', [at[0], at[1] + 9], String(number), { size: 24 })

const shading = /<\w+ class="[shH]"[^>]*\/>/g
/** Details too fine for a small drawing. */
const fine = /<\w+ class="f"[^>]*\/>/g
const words = /<g class="\w" transform="[^"]*">(?:<path class="T"[^>]*>)?<title>.*?<\/g>/g
const n2 = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

/** A part as in its own picture, without light and lettering and with unique ids. */
function figure(piece: PictureSubject, index: number): string {
  return shapeOf(piece.shape)
    .render(piece, seeded(piece.sku))
    .replaceAll(shading, '')
    .replaceAll(words, '')
    .replaceAll('id="', `id="k${index}`)
    .replaceAll('href="#', `href="#k${index}`)
    .replaceAll('url(#', `url(#k${index}`)
}

/** Sets the colour of the part's own brand. */
function coated(piece: PictureSubject, body: string): string {
  const [coat] = coatOf(piece)
  return body
    .replaceAll('class="c"', `style="fill:${coat}"`)
    .replaceAll('class="C"', `style="fill:none;stroke:${coat}"`)
}

interface Shown extends Piece {
  /** Its number in the list. */
  number: number
}

/** Draws as many parts as fit, in order; others are in the list only. */
function withPieces(part: PictureSubject, draw: (pieces: readonly Shown[]) => string): string {
  let shown: readonly Shown[] = []
  let picture = draw(shown)
  for (const [index, piece] of (part.pieces ?? []).entries()) {
    if (shown.length === counters.length) break
    const more = [...shown, { ...piece, number: index + 1 }]
    const fuller = draw(more)
    if (new TextEncoder().encode(fuller).length > maxBytes) continue
    shown = more
    picture = fuller
  }
  return picture
}
