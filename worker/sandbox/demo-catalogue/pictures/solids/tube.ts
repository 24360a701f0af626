import { contour, fill, n, type Point } from '../geometry.ts'

/** A tube along a path: its contour, its wall (a capital letter), and a line of light on the side that faces it. */
export function tube(d: string, wide: number, ink: string, [dx, dy]: Point = [-0.18, -0.18]): string {
  const shine = ` stroke-width="${n(wide * 0.15)}" transform="translate(${n(dx * wide)} ${n(dy * wide)})"`
  return (
    contour(d, wide + 9) + fill(ink, d, ` stroke-width="${n(wide)}"`) + (wide > 16 ? fill('H', d, shine) : '')
  )
}

/** Draws at a point, rotated: the end of a tube, an outlet, a nipple. */
export const at = (body: string, [x, y]: Point, degrees = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${degrees ? ` rotate(${n(degrees)})` : ''}">${body}</g>`
