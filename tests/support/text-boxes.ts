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

/** As wide as the broadest of the usual system fonts sets a bold letter, in its own size. */
const broad = (letter: string) => (/[ .,:;|!'il1-]/.test(letter) ? 0.5 : 0.72)

/** Every line of text of one of our pictures, its box on the sheet; `size` is what a line has that states none. */
export function textBoxes(picture: string, size = 29): TextBox[] {
  const boxes: TextBox[] = []
  let stack: Matrix[] = [still]
  for (const [tag, close, name, words] of picture.matchAll(/<(\/?)(\w+)[^>]*>(?:([^<]*)(?=<\/text>))?/g)) {
    if (name === 'g' && close) stack = stack.slice(0, -1)
    else if (name === 'g') stack = [...stack, times(stack.at(-1) ?? still, transformOf(tag))]
    else if (name === 'text' && !close) boxes.push(boxOf(tag, words ?? '', stack.at(-1) ?? still, size))
  }
  return boxes
}

function boxOf(tag: string, escaped: string, outer: Matrix, size: number): TextBox {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const words = escaped.replace(/&\w+;|&#\d+;/g, '"')
  const high = Number(value('font-size') ?? size)
  const widthOf = value('font-family') ? () => 0.62 : broad
  const wide = [...words].reduce((sum, letter) => sum + widthOf(letter), 0) * high
  const anchor = value('text-anchor')
  const x = Number(value('x')) - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0)
  const y = Number(value('y'))
  const [a, b, c, d, e, f] = times(outer, transformOf(tag))
  const corners = [x, x + wide].flatMap((px) =>
    [y - high * 0.74, y + high * 0.05].map((py) => [px, py] as const),
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
