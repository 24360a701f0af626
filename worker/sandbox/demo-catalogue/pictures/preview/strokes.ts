import type { Point } from '../geometry.ts'
import { arcSteps, type Outline } from './outlines.ts'

export interface Stroke {
  width: number
  hasRoundEnds: boolean
  /** Lengths of dashes and gaps in turn; none for a whole line. */
  dashes: readonly number[]
  dashOffset: number
  /** The length that the dashes count the whole outline as; null for its own. */
  pathLength: number | null
}

/** The smallest angle, in radians, at which a round corner differs from a straight one. */
const roundFrom = 0.35

/** The polygons that a line with round corners covers together; they overlap. */
export function strokePolygons(outlines: readonly Outline[], stroke: Stroke, scale: number): Point[][] {
  const clean = outlines.map(withoutRepeats)
  const dashed = stroke.dashes.some((length) => length > 0)
  const lines = dashed ? dashesOf(clean, stroke) : clean
  return lines.flatMap((line) => linePolygons(line, stroke, scale))
}

function withoutRepeats({ points, isClosed }: Outline): Outline {
  const kept = points.filter(
    (point, index) => index === 0 || distance(points[index - 1] ?? point, point) > 1e-6,
  )
  const [first] = kept
  const last = kept.at(-1)
  const returns = isClosed && kept.length > 1 && first && last && distance(first, last) <= 1e-6
  return { points: returns ? kept.slice(0, -1) : kept, isClosed }
}

const distance = ([a, b]: Point, [x, y]: Point) => Math.hypot(x - a, y - b)

/** The points of a line with its first one again at the end of a closed one. */
function walk({ points, isClosed }: Outline): Point[] {
  return isClosed ? [...points, ...points.slice(0, 1)] : points
}

function dashesOf(outlines: readonly Outline[], { dashes, dashOffset, pathLength }: Stroke): Outline[] {
  const lengthOf = (points: readonly Point[]) =>
    points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0)
  const length = outlines.reduce((sum, outline) => sum + lengthOf(walk(outline)), 0)
  const unit = pathLength === null ? 1 : length / pathLength
  const even = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes]
  const pattern = even.map((dash) => dash * unit)
  const period = pattern.reduce((sum, dash) => sum + dash, 0)
  if (!(period > 0)) return [...outlines]
  return outlines.flatMap((outline) =>
    cut(walk(outline), pattern, (((dashOffset * unit) % period) + period) % period),
  )
}

/** Cuts a line into the dashes of a pattern that begins `offset` before it. */
function cut(points: readonly Point[], pattern: readonly number[], offset: number): Outline[] {
  let at = 0
  let left = (pattern[0] ?? 0) - offset
  while (left < 0) {
    at = (at + 1) % pattern.length
    left += pattern[at] ?? 0
  }
  const found: Outline[] = []
  let [here] = points
  if (!here) return []
  let dash: Point[] = at % 2 === 0 ? [here] : []
  for (const next of points.slice(1)) {
    let rest = distance(here, next)
    while (rest > left) {
      const share = left / rest
      const end: Point = [here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share]
      if (at % 2 === 0) found.push({ points: [...dash, end], isClosed: false })
      rest -= left
      here = end
      at = (at + 1) % pattern.length
      left = pattern[at] ?? 0
      dash = at % 2 === 0 ? [end] : []
    }
    left -= rest
    here = next
    if (at % 2 === 0) dash.push(next)
  }
  if (dash.length > 0) found.push({ points: dash, isClosed: false })
  return found.map(withoutRepeats)
}

function linePolygons(line: Outline, { width, hasRoundEnds }: Stroke, scale: number): Point[][] {
  const half = width / 2
  const points = walk(line)
  const ways = points.slice(1).map((point, index) => wayTo(points[index] ?? point, point))
  const polygons = ways.map(([x, y], index): Point[] => {
    const [from = [0, 0], to = [0, 0]] = points.slice(index, index + 2)
    const [across, down] = [-y * half, x * half]
    return [
      [from[0] + across, from[1] + down],
      [to[0] + across, to[1] + down],
      [to[0] - across, to[1] - down],
      [from[0] - across, from[1] - down],
    ]
  })
  const corners = ways.flatMap((way, index) => {
    const isLast = index === ways.length - 1
    const next = isLast ? (line.isClosed ? ways[0] : undefined) : ways[index + 1]
    const at = points[index + 1]
    return next && at ? [corner(at, way, next, half, scale)] : []
  })
  const ends = hasRoundEnds && !line.isClosed ? [points[0], points.at(-1)] : []
  return [...polygons, ...corners, ...ends.flatMap((end) => (end ? [disc(end, half, scale)] : []))]
}

function wayTo(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function corner(at: Point, before: Point, after: Point, half: number, scale: number): Point[] {
  const turn = Math.atan2(
    before[0] * after[1] - before[1] * after[0],
    before[0] * after[0] + before[1] * after[1],
  )
  if (Math.abs(turn) > roundFrom) return disc(at, half, scale)
  const side = turn > 0 ? half : -half
  const outer = ([x, y]: Point): Point => [at[0] + y * side, at[1] - x * side]
  return [at, outer(before), outer(after)]
}

function disc([x, y]: Point, radius: number, scale: number): Point[] {
  const count = Math.max(8, arcSteps(radius, 2 * Math.PI, scale))
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
