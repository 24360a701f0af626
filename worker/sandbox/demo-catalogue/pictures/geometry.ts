export type Point = readonly [x: number, y: number]

/** Formats a coordinate: one decimal below 100, none above; never NaN. */
export function n(value: number): string {
  const rounded = Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value)
  return Number.isFinite(rounded) ? String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.') : '0'
}

/** Template tag for SVG path data: path`M${x} ${y}L${points}`, with short numbers. */
export function path(
  letters: TemplateStringsArray,
  ...values: (number | Point | readonly Point[])[]
): string {
  const written = values.map((value) => [value].flat(2).map(n).join(' '))
  return String.raw({ raw: letters }, ...written).replaceAll(' -', '-')
}

export function polar(centre: Point, radius: number, degrees: number, squeeze = 1): Point {
  const angle = (degrees * Math.PI) / 180
  return [centre[0] + radius * squeeze * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
}

export function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/** Creates a deterministic pseudo-random generator of numbers from 0 to 1, so that parts of a kind differ slightly. */
export function seeded(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A path with an ink class; without one an outline. */
export const fill = (ink: string, d: string, more = '') =>
  `<path${ink && ` class="${ink}"`} d="${d}"${more}/>`

/** An outline with its own stroke width. */
export const contour = (d: string, width: number, more = '') =>
  `<path d="${d}" stroke-width="${n(width)}"${more}/>`

/**
 * Dash attributes that divide a line or circle evenly: vanes, holes, teeth, threads. `on` is the share that is drawn.
 */
export const dashes = (count: number, on: number, shift = 0) =>
  ` pathLength="${n(count)}" stroke-dasharray="${n2(on)} ${n2(1 - on)}"${shift ? ` stroke-dashoffset="${n2(-shift)}"` : ''}`

const n2 = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

export function circle(ink: string, [x, y]: Point, r: number, more = ''): string {
  return `<circle${ink && ` class="${ink}"`} cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${more}/>`
}

export function ellipse(ink: string, [x, y]: Point, rx: number, ry: number, more = ''): string {
  return `<ellipse${ink && ` class="${ink}"`} cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${more}/>`
}

/**
 * An ellipse of `count` even dashes in a stroke of `width`: round dots when `share`, the part of a division that is
 * drawn, is 0; dashes with straight ends otherwise. `shift` turns the pattern, in divisions.
 */
export function dashedEllipse(
  ink: string,
  [x, y]: Point,
  [rx, ry]: readonly [rx: number, ry: number],
  width: number,
  count: number,
  share: number,
  shift = 0,
): string {
  // The ink of holes has round ends already.
  const round = ink === 'X'
  const ends =
    share > 0 ? (round ? ' style="stroke-linecap:butt"' : '') : round ? '' : ' stroke-linecap="round"'
  return ellipse(ink, [x, y], rx, ry, ` stroke-width="${n(width)}"${dashes(count, share, shift)}${ends}`)
}

export function group(body: string, transform: string): string {
  return `<g transform="${transform}">${body}</g>`
}

export const turn = (degrees: number, [x, y]: Point) => `rotate(${n(degrees)} ${n(x)} ${n(y)})`

/** Centres a point of a drawing on the sheet, scaled by `k`. */
export function centred(body: string, [x, y]: Point, k = 1): string {
  return group(body, `translate(${n(400 - k * x)} ${n(400 - k * y)})${k === 1 ? '' : ` scale(${k})`}`)
}
