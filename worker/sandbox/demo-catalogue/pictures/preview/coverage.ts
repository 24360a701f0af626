import type { Point } from '../geometry.ts'

/** A part of a sheet, and the covered shares of its pixels, from 0 to 1, row by row. */
export interface Coverage {
  left: number
  top: number
  width: number
  height: number
  shares: Float32Array
}

/** Lines in which a row of pixels is sampled; along a line the shares are exact. */
const linesOfRow = 4

interface Crossing {
  x: number
  /** 1 for an edge that goes down, -1 for one that goes up. */
  turn: number
}

/**
 * The joint coverage of polygons, by the rule `nonzero` or `evenodd` of SVG; null if they cover nothing on the sheet.
 */
export function coverageOf(
  polygons: readonly (readonly Point[])[],
  rule: 'nonzero' | 'evenodd',
  sheet: { width: number; height: number },
): Coverage | null {
  const [left, right] = bounds(polygons, 0, sheet.width)
  const [top, bottom] = bounds(polygons, 1, sheet.height)
  const [width, height] = [right - left, bottom - top]
  if (width <= 0 || height <= 0) return null
  const lines = crossedLines(polygons, { top, count: height * linesOfRow })
  const shares = new Float32Array(width * height)
  for (const [line, crossings] of lines.entries()) {
    if (!crossings) continue
    crossings.sort((one, other) => one.x - other.x)
    const row = Math.floor(line / linesOfRow)
    const pixels = shares.subarray(row * width, (row + 1) * width)
    let winding = 0
    for (const [index, { x, turn }] of crossings.entries()) {
      winding = rule === 'nonzero' ? winding + turn : 1 - winding
      const end = crossings[index + 1]
      if (winding !== 0 && end) addSpan(pixels, x - left, end.x - left)
    }
  }
  return { left, top, width, height, shares }
}

/** The whole pixels between which polygons are, along an axis of the sheet. */
function bounds(polygons: readonly (readonly Point[])[], axis: 0 | 1, size: number): [number, number] {
  let [first, last] = [size, 0]
  for (const polygon of polygons)
    for (const { [axis]: value } of polygon) {
      first = Math.min(first, value)
      last = Math.max(last, value)
    }
  return [Math.max(0, Math.floor(first)), Math.min(size, Math.ceil(last))]
}

function crossedLines(
  polygons: readonly (readonly Point[])[],
  { top, count }: { top: number; count: number },
): (Crossing[] | undefined)[] {
  const lines = new Array<Crossing[] | undefined>(count).fill(undefined)
  const lineAt = (y: number) => Math.ceil((y - top) * linesOfRow - 0.5)
  for (const polygon of polygons)
    for (const [index, from] of polygon.entries()) {
      const to = polygon[(index + 1) % polygon.length] ?? from
      const turn = to[1] > from[1] ? 1 : -1
      const [upper, lower] = turn > 0 ? [from, to] : [to, from]
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
      for (let line = Math.max(0, lineAt(upper[1])); line < Math.min(count, lineAt(lower[1])); line += 1) {
        const y = top + (line + 0.5) / linesOfRow
        const crossings = lines[line] ?? []
        crossings.push({ x: upper[0] + (y - upper[1]) * slope, turn })
        lines[line] = crossings
      }
    }
  return lines
}

function addSpan(pixels: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from)
  const end = Math.min(pixels.length, to)
  for (let at = Math.floor(start); at < end; at += 1)
    pixels[at] = (pixels[at] ?? 0) + (Math.min(end, at + 1) - Math.max(start, at)) / linesOfRow
}

/** The share of a pixel of the sheet. */
export function shareAt({ left, top, width, height, shares }: Coverage, x: number, y: number): number {
  const [column, row] = [x - left, y - top]
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : (shares[row * width + column] ?? 0)
}

/** The part that both cover. */
export function intersection(one: Coverage, other: Coverage): Coverage {
  const shares = one.shares.map(
    (share, index) =>
      share &&
      share * shareAt(other, one.left + (index % one.width), one.top + Math.floor(index / one.width)),
  )
  return { ...one, shares }
}
