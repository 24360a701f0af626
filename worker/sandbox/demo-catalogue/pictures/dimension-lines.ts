import { fill, type Point, path } from './geometry.ts'
import { measured, text } from './lettering.ts'
import { displayText, type PictureSubject } from './subject.ts'

/** Arrow head of dimension lines. */
const arrow =
  '<marker id="arrow" viewBox="0 0 14 8" refX="14" refY="4" markerWidth="17" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="U" d="M0 0 14 4 0 8z"/></marker>'

/** Below this many units the arrows stand outside and point inwards. */
const narrow = 62

/** A horizontal dimension at height y; extension lines come from the two heights in `from`. */
export function across(
  x1: number,
  x2: number,
  y: number,
  label: string,
  from: readonly [number, number] = [y, y],
): string {
  const side = from[0] <= y ? 9 : -9
  const gap = (start: number) => (Math.abs(start - y) < 12 ? 0 : side)
  const lines = fill(
    'e',
    path`M${x1} ${from[0] + gap(from[0])}V${y + side}M${x2} ${from[1] + gap(from[1])}V${y + side}`,
  )
  if (x2 - x1 >= narrow)
    return lines + fill('d', path`M${x1} ${y}H${x2}`) + text('t', [(x1 + x2) / 2, y - 9], label)
  return (
    lines +
    fill('u', path`M${x1 - 34} ${y}H${x1}`) +
    fill('u', path`M${x2 + 34} ${y}H${x2}`) +
    text('t', [x2 + 42, y + 10], label, { anchor: 'start' })
  )
}

/** A vertical dimension at x, read from the right-hand side. */
export function upright(
  y1: number,
  y2: number,
  x: number,
  label: string,
  from: readonly [number, number] = [x, x],
): string {
  const side = from[0] <= x ? 9 : -9
  const gap = (start: number) => (Math.abs(start - x) < 12 ? 0 : side)
  const lines = fill(
    'e',
    path`M${from[0] + gap(from[0])} ${y1}H${x + side}M${from[1] + gap(from[1])} ${y2}H${x + side}`,
  )
  if (y2 - y1 >= narrow) {
    return (
      lines + fill('d', path`M${x} ${y1}V${y2}`) + text('t', [x - 9, (y1 + y2) / 2], label, { turned: -90 })
    )
  }
  return (
    lines +
    fill('u', path`M${x} ${y1 - 34}V${y1}`) +
    fill('u', path`M${x} ${y2 + 34}V${y2}`) +
    text('t', [x - 14, (y1 + y2) / 2 + 10], label, { anchor: 'end' })
  )
}

/** A note with an arrow to its subject; the text sits on a horizontal line at the bend. */
export function note(tip: Point, knee: Point, label: string): string {
  const right = knee[0] >= tip[0]
  const long = [...label].length * 17 + 10
  return (
    fill('u', path`M${knee[0] + (right ? long : -long)} ${knee[1]}H${knee[0]}L${tip}`) +
    text('t', [knee[0] + (right ? 8 : -8), knee[1] - 9], label, { anchor: right ? 'start' : 'end' })
  )
}

/** The break of a long thing, so that its ends can be drawn at a visible size. */
export function broken([x, y]: Point, half: number): string {
  const edge = (at: number) => path`M${at} ${y - half}q12 ${half / 2} 0 ${half}t0 ${half}`
  return (
    fill('z', path`M${x - 14} ${y - half}h28v${2 * half}h-28z`, ' stroke="none"') +
    fill('f', edge(x - 14) + edge(x + 14))
  )
}

/** A label when the catalogue states the value; nothing is drawn for what it does not say. */
export function stated(part: PictureSubject, id: string, draw: (label: string) => string): string {
  const value = displayText(part, id)
  return value === null ? '' : draw(measured(value))
}

/** A view drawn next to one that is scaled to seven tenths, its lines as fine. */
export const beside = (view: string) => `<g stroke-width="2.5">${view}</g>`

/** The title block in the corner of every drawing sheet: first-angle projection, millimetres, the number. */
export function titleBlock(part: PictureSubject): string {
  return (
    `<defs>${arrow}</defs>` +
    fill('e', 'M30 744H770M640 744V780M560 744V780M578 755 600 751V773L578 769zM580 762m24 0') +
    '<circle class="e" cx="620" cy="762" r="11"/><circle class="e" cx="620" cy="762" r="6"/>' +
    text('t', [705, 772], 'mm', { size: 24 }) +
    text('t', [30, 772], part.sku, { size: 22, anchor: 'start' })
  )
}
