import { contour, dashes, ellipse, fill, n, type Point, path } from '../geometry.ts'

/** The tilt of the view on standing things: the height of a circle of width 1. Nought is an elevation. */
export const tilt = 0.3

/** A slice of an upright round body, from the bottom up. */
export interface Slice {
  high: number
  r: number
  /** Radius at the top. */
  to?: number
  ink: string
  /** The material of its upper face. */
  top?: string
  kind?: 'plain' | 'thread' | 'flutes' | 'pleats' | 'hex'
}

/** A round wall seen from a little above: foot, upper edge, and their radii. */
interface Wall {
  x: number
  base: number
  level: number
  r: number
  to: number
  q: number
}

/** A round thing standing on y: light from the left, the right third in shade. */
export function stacked([x, y]: Point, slices: readonly Slice[], q = tilt): string {
  let drawing = ''
  let base = y
  for (const [index, { high, r, to = r, ink, top = ink, kind = 'plain' }] of slices.entries()) {
    const wall = { x, base, level: base - high, r, to, q }
    drawing += fill(ink, outline(wall))
    if (high > 13) drawing += fill('s', strip(wall, 0.42, 1)) + fill('h', strip(wall, -0.78, -0.5))
    drawing += worked(wall, kind)
    const covered = (slices[index + 1]?.r ?? 0) >= to
    if (to > 0 && q > 0 && !covered) drawing += lid(wall, ink, top)
    base = wall.level
  }
  return drawing
}

function lid({ x, level, to, q }: Wall, ink: string, top: string): string {
  if (top !== ink) return ellipse(top, [x, level], to, to * q)
  return fill('', path`M${x - to} ${level}A${to} ${to * q} 0 0 0 ${x + to} ${level}`)
}

function outline({ x, base, level, r, to, q }: Wall): string {
  const side = r === to ? path`V${level}` : path`L${x + to} ${level}`
  if (q === 0) return `${path`M${x - r} ${base}H${x + r}`}${side}${path`H${x - to}`}z`
  return `${path`M${x - r} ${base}A${r} ${r * q} 0 0 0 ${x + r} ${base}`}${side}${path`A${to} ${to * q} 0 0 0 ${x - to} ${level}`}z`
}

/** The finish of a wall: a thread, flutes for a grip, folded paper, the faces of a nut. */
function worked(wall: Wall, kind: string): string {
  const { x, base, level, r, to, q } = wall
  if (kind === 'flutes') return fill('f', uprights(wall, 19))
  if (kind === 'pleats') return fill('f', uprights(wall, 7))
  if (kind === 'thread') {
    return contour(
      path`M${x} ${base - 3}V${level + 3}`,
      2 * Math.min(r, to) - 4,
      ' stroke-dasharray="2.5 6.5"',
    )
  }
  if (kind !== 'hex') return ''
  const sag = r * q * 0.85
  return fill(
    'f',
    path`M${x - r * 0.5} ${base + sag}V${level + sag}M${x + r * 0.5} ${base + sag}V${level + sag}`,
  )
}

/** The strip of a wall between two positions, -1 (left) to 1 (right). */
export function strip({ x, base, level, r, to, q }: Wall, from: number, until: number): string {
  const sag = (at: number) => q * Math.sqrt(1 - at * at)
  const foot = (at: number): Point => [x + at * r, base + sag(at) * r]
  const edge = (at: number): Point => [x + at * to, level + sag(at) * to]
  if (q === 0) return path`M${foot(from)}L${foot(until)} ${edge(until)} ${edge(from)}z`
  const up = r === to ? path`V${edge(until)[1]}` : path`L${edge(until)}`
  return `${path`M${foot(from)}A${r} ${r * q} 0 0 0 ${foot(until)}`}${up}${path`A${to} ${to * q} 0 0 1 ${edge(from)}`}z`
}

function uprights({ x, base, level, r, to, q }: Wall, step: number): string {
  let d = ''
  for (let angle = 14; angle < 180; angle += step) {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180) * q]
    d += path`M${x + r * cos} ${base + r * sin}L${x + to * cos} ${level + to * sin}`
  }
  return d
}

/** Small round holes on an upper face, as the dots of one dashed circle lying flat. */
export function holes(
  [x, y]: Point,
  r: number,
  hole: number,
  count: number,
  shift = 0,
  ink = 'X',
  q = tilt,
): string {
  return `<circle class="${ink}" r="${n(r)}" transform="matrix(1 0 0 ${q} ${n(x)} ${n(y)})" stroke-width="${n(hole * 2)}"${dashes(count, 0, shift)}/>`
}

/** A short flat shadow, so that an upright body does not seem to float. */
export function ground([x, y]: Point, r: number): string {
  return ellipse('s', [x + r * 0.1, y + 4], r * 1.14, r * tilt * 1.12)
}
