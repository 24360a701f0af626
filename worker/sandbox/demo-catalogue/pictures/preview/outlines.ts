import type { Point } from '../geometry.ts'
import type { DrawingElement } from './parse-drawing.ts'
import { numbersIn } from './transform.ts'

/** A line through points; a closed one returns to the first. */
export interface Outline {
  points: Point[]
  isClosed: boolean
}

/** Numbers that each command of a path takes at a time. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The outlines of a shape in its own units, with points so near that none is seen at `scale` pixels a unit. */
export function outlinesOf({ name, attributes }: DrawingElement, scale: number): Outline[] {
  const number = (attribute: string) => Number(attributes.get(attribute) ?? 0)
  switch (name) {
    case 'path':
      return pathOutlines(attributes.get('d') ?? '', scale)
    case 'circle':
      return [ellipseOutline([number('cx'), number('cy')], [number('r'), number('r')], scale)]
    case 'ellipse':
      return [ellipseOutline([number('cx'), number('cy')], [number('rx'), number('ry')], scale)]
    case 'rect': {
      const [x, y, wide, high] = [number('x'), number('y'), number('width'), number('height')]
      const r = Math.min(number('rx'), wide / 2, high / 2)
      const side = (length: number) => Math.max(0, length - 2 * r)
      const corner = (right: number, down: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${right} ${down}` : '')
      return pathOutlines(
        `M${x + r} ${y}h${side(wide)}${corner(r, r)}v${side(high)}${corner(-r, r)}h${-side(wide)}${corner(-r, -r)}v${-side(high)}${corner(r, -r)}z`,
        scale,
      )
    }
    default:
      throw new Error(`A shape that is not drawn: ${name}`)
  }
}

function ellipseOutline(centre: Point, [rx, ry]: Point, scale: number): Outline {
  const count = arcSteps(Math.max(rx, ry), 2 * Math.PI, scale)
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / count
    return [centre[0] + rx * Math.cos(angle), centre[1] + ry * Math.sin(angle)]
  })
  return { points, isClosed: true }
}

/** Chords of an arc that are a tenth of a pixel beside it at most. */
export function arcSteps(radius: number, angle: number, scale: number): number {
  return Math.max(4, Math.ceil(Math.abs(angle) * Math.sqrt(radius * scale)))
}

function pathOutlines(d: string, scale: number): Outline[] {
  const outlines: Outline[] = []
  let points: Point[] = []
  let start: Point = [0, 0]
  let here: Point = [0, 0]
  /** The control point that a smooth curve mirrors. */
  let control: Point | null = null
  let before = ''

  const begin = (at: Point) => {
    if (points.length > 0) outlines.push({ points, isClosed: false })
    points = [at]
    start = at
  }

  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase()
    const count = takes[command]
    const numbers = numbersIn(list)
    if (count === undefined || (count > 0 && (numbers.length === 0 || numbers.length % count > 0)))
      throw new Error(`A path that is not drawn: ${letter}${list}`)
    if (command === 'Z') {
      outlines.push({ points, isClosed: true })
      points = []
      here = start
      control = null
      before = command
    }
    for (let from = 0; from < numbers.length; from += count) {
      const some = numbers.slice(from, from + count)
      const origin: Point = letter === command ? [0, 0] : here
      const pointAt = (index: number): Point => [
        (some[index] ?? 0) + origin[0],
        (some[index + 1] ?? 0) + origin[1],
      ]
      // After a close, a line goes on from the point where the outline began.
      if (points.length === 0 && command !== 'M') begin(here)
      const end = endOf(command, some, { here, origin })
      const mirrored: Point =
        control && smoothAfter[command]?.includes(before)
          ? [2 * here[0] - control[0], 2 * here[1] - control[1]]
          : here
      control = null
      if (command === 'M' && from === 0) begin(end)
      else if (command === 'A') points.push(...arc(here, some, end, scale))
      else if (command === 'Q' || command === 'T') {
        control = command === 'Q' ? pointAt(0) : mirrored
        points.push(...curve([here, control, end], scale))
      } else if (command === 'C' || command === 'S') {
        const first = command === 'C' ? pointAt(0) : mirrored
        control = pointAt(command === 'C' ? 2 : 0)
        points.push(...curve([here, first, control, end], scale))
      } else points.push(end)
      here = end
      before = command
    }
  }
  if (points.length > 0) outlines.push({ points, isClosed: false })
  return outlines
}

const smoothAfter: Readonly<Record<string, string>> = { T: 'QT', S: 'CS' }

function endOf(
  command: string,
  numbers: readonly number[],
  { here, origin }: { here: Point; origin: Point },
): Point {
  const [x = 0, y = 0] = numbers.slice(-2)
  if (command === 'H') return [x + origin[0], here[1]]
  if (command === 'V') return [here[0], x + origin[1]]
  return [x + origin[0], y + origin[1]]
}

/** The points of a Bézier curve after its first one. */
function curve(controls: readonly Point[], scale: number): Point[] {
  const length = controls
    .slice(1)
    .reduce(
      (sum, [x, y], index) =>
        sum + Math.hypot(x - (controls[index]?.[0] ?? x), y - (controls[index]?.[1] ?? y)),
      0,
    )
  const count = Math.min(64, Math.max(3, Math.ceil(Math.sqrt(length * scale))))
  return Array.from({ length: count }, (_, index) => between(controls, (index + 1) / count))
}

/** De Casteljau's construction. */
function between(controls: readonly Point[], share: number): Point {
  const [first = [0, 0], ...others] = controls
  if (others.length === 0) return first
  const nearer = others.map(([x, y], index): Point => {
    const [a, b] = controls[index] ?? [x, y]
    return [a + (x - a) * share, b + (y - b) * share]
  })
  return between(nearer, share)
}

/** The points of an elliptical arc after its first one: SVG 2, appendix B.2.4. */
function arc(from: Point, numbers: readonly number[], to: Point, scale: number): Point[] {
  const [a = 0, b = 0, turned = 0, large = 0, sweep = 0] = numbers
  if (a === 0 || b === 0 || (from[0] === to[0] && from[1] === to[1])) return [to]
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const enlarged = Math.max(1, Math.hypot(x / a, y / b))
  const [rx, ry] = [Math.abs(a) * enlarged, Math.abs(b) * enlarged]
  const distance = (x / rx) ** 2 + (y / ry) ** 2
  const factor = Math.sqrt(Math.max(0, 1 / distance - 1)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx]
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx)
  const last = Math.atan2((-y - cy) / ry, (-x - cx) / rx)
  const whole = 2 * Math.PI
  const angle = sweep ? (last - first + whole) % whole : -((first - last + whole) % whole)
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const count = arcSteps(Math.max(rx, ry), angle, scale)
  return Array.from({ length: count }, (_, index): Point => {
    if (index === count - 1) return to
    const at = first + (angle * (index + 1)) / count
    const [u, v] = [cx + rx * Math.cos(at), cy + ry * Math.sin(at)]
    return [mx + cos * u - sin * v, my + sin * u + cos * v]
  })
}
