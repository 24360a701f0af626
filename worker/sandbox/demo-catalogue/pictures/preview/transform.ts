import type { Point } from '../geometry.ts'

/** The coefficients of SVG's `matrix(a b c d e f)`. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const unchanged: Transform = [1, 0, 0, 1, 0, 0]

/** The transform that does `inner` first, then `outer`. */
export function combined(outer: Transform, inner: Transform): Transform {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function transformed([a, b, c, d, e, f]: Transform, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The number of pixels of a unit, on average of all directions. */
export function scaleOf([a, b, c, d]: Transform): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/** The numbers of a list as drawings write it: `-5-.2 7`. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number))
}

/** Reads the attribute `transform`. Throws for one that drawings do not have. */
export function parseTransform(text: string): Transform {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce(
    (outer, [, name = '', list = '']) => combined(outer, step(name, numbersIn(list))),
    unchanged,
  )
}

function step(name: string, [first = 0, second, ...others]: readonly number[]): Transform {
  const radians = (first * Math.PI) / 180
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0]
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0]
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    case 'rotate': {
      const [x = 0, y = 0] = [second, ...others]
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
      return combined(combined([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y])
    }
    case 'matrix': {
      const [c = 0, d = 0, e = 0, f = 0] = others
      return [first, second ?? 0, c, d, e, f]
    }
    default:
      throw new Error(`A transform that is not drawn: ${name}`)
  }
}
