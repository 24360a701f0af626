import { letterSize, widthOf } from '#worker/sandbox/demo-catalogue/pictures/lettering.ts'

/** The box of a line of text on its sheet. */
export interface TextBox {
  words: string
  left: number
  right: number
  top: number
  bottom: number
}

type Matrix = readonly [number, number, number, number, number, number]

const still: Matrix = [1, 0, 0, 1, 0, 0]

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function one(name: string, n: number[]): Matrix {
  const [x = 0, y = 0] = n
  if (name === 'matrix') return [x, y, n[2] ?? 0, n[3] ?? 0, n[4] ?? 0, n[5] ?? 0]
  if (name === 'translate') return [1, 0, 0, 1, x, y]
  if (name === 'scale') return [x, 0, 0, n[1] ?? x, 0, 0]
  if (name === 'skewX') return [1, 0, Math.tan((x * Math.PI) / 180), 1, 0, 0]
  const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)]
  const [cx, cy] = [n[1] ?? 0, n[2] ?? 0]
  return [cos, sin, -sin, cos, cx - cx * cos + cy * sin, cy - cx * sin - cy * cos]
}

function transformOf(tag: string): Matrix {
  let found = still
  for (const [, name, numbers] of (/transform="([^"]*)"/.exec(tag)?.[1] ?? '').matchAll(/(\w+)\(([^)]*)\)/g))
    found = times(found, one(name!, (numbers!.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)))
  return found
}

const line = /<g class="(\w)" transform="[^"]*">(?:<path class="T"[^>]*>)?<title>([^<]*)<\/title>/g

/** The lines of text of a picture, of one ink if it is named: `t` is that of measures. */
export const linesOf = (picture: string, ink?: string): string[] =>
  [...picture.matchAll(line)].flatMap(([, used, words = '']) =>
    ink === undefined || used === ink ? [words.replaceAll('&quot;', '"')] : [],
  )

/** Every line of text of one of our pictures, its box on the sheet. */
export function textBoxes(picture: string): TextBox[] {
  const boxes: TextBox[] = []
  let stack: Matrix[] = [still]
  for (const [tag, words, start] of picture.matchAll(
    /<\/?g\b[^>]*>(?:(?:<path class="T"[^>]*>)?<title>([^<]*)<\/title>(?:<use href="[^"]*" x="([^"]*)")?)?/g,
  )) {
    if (tag.startsWith('</')) stack = stack.slice(0, -1)
    else stack = [...stack, times(stack.at(-1) ?? still, transformOf(tag))]
    if (words !== undefined)
      boxes.push(boxOf(words.replace(/&\w+;|&#\d+;/g, '"'), Number(start ?? 0), stack.at(-1) ?? still))
  }
  return boxes
}

function boxOf(words: string, x: number, [a, b, c, d, e, f]: Matrix): TextBox {
  const corners = [x, x + widthOf(words)].flatMap((px) =>
    [letterSize * -0.74, letterSize * 0.05].map((py) => [px, py] as const),
  )
  const across = corners.map(([px, py]) => a * px + c * py + e)
  const down = corners.map(([px, py]) => b * px + d * py + f)
  return {
    words,
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
}
