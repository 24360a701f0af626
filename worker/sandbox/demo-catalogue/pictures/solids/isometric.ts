import { fill, n, type Point, path } from '../geometry.ts'

const [across, down] = [Math.cos(Math.PI / 6), 0.5]

/** Width × depth × height → how wide and how high the block is on the sheet. */
function isoSize(wide: number, deep: number, high: number): Point {
  return [(wide + deep) * across, (wide + deep) * down + high]
}

/** A block whose nearest lower corner is at `foot`; width runs up to the right, depth up to the left. */
export interface Block {
  foot: Point
  wide: number
  deep: number
  high: number
}

const corner = ({ foot }: Block, right: number, left: number, up: number): Point => [
  foot[0] + (right - left) * across,
  foot[1] - (right + left) * down - up,
]

/** The block that fills `room` units square around a centre, in the proportions of three measures. */
export function blockWithin(
  centre: Point,
  room: number,
  [wide, deep, high]: readonly [number, number, number],
): Block {
  const [w, h] = isoSize(wide, deep, high)
  const k = room / Math.max(w, h)
  return {
    foot: [centre[0] - ((wide - deep) * k * across) / 2, centre[1] + (h * k) / 2],
    wide: wide * k,
    deep: deep * k,
    high: high * k,
  }
}

/** Its three visible faces: top lit, right in shade. */
export function block(ink: string, box: Block, top = ink): string {
  const { wide, deep, high } = box
  const at = (right: number, left: number, up: number) => corner(box, right, left, up)
  const left = path`M${at(0, 0, 0)}L${at(0, deep, 0)} ${at(0, deep, high)} ${at(0, 0, high)}z`
  const right = path`M${at(0, 0, 0)}L${at(wide, 0, 0)} ${at(wide, 0, high)} ${at(0, 0, high)}z`
  const lid = path`M${at(0, 0, high)}L${at(wide, 0, high)} ${at(wide, deep, high)} ${at(0, deep, high)}z`
  return fill(ink, left) + fill(ink, right) + fill(top, lid) + fill('s', right)
}

/** Draws on a face in its own units: x to the right, y down from its upper left corner. */
export function onFace(box: Block, face: 'left' | 'right' | 'top', body: string): string {
  const { deep, high } = box
  const [a, b] = [n3(across), n3(down)]
  const origin =
    face === 'left'
      ? corner(box, 0, deep, high)
      : face === 'right'
        ? corner(box, 0, 0, high)
        : corner(box, 0, deep, high)
  const axes =
    face === 'left' ? `${a} ${b} 0 1` : face === 'right' ? `${a} -${b} 0 1` : `${a} -${b} ${a} ${b}`
  return `<g transform="matrix(${axes} ${n(origin[0])} ${n(origin[1])})">${body}</g>`
}

const n3 = (value: number) => String(Math.round(value * 1000) / 1000)
