import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type PathCommand } from 'opentype.js'
import { letterSize as size } from '#worker/sandbox/demo-catalogue/pictures/lettering.ts'

/** Letters of Latin-1, dashes, and what brands and measures need beside them. */
const characters = [
  ...[...Array(0x5f).keys()].map((index) => 0x20 + index),
  ...[...Array(0x60).keys()].map((index) => 0xa0 + index),
  ...[0x152, 0x153, 0x2013, 0x2212],
].map((code) => String.fromCodePoint(code))

/** Below this distance two points of an outline are one: rounded corners of a hundredth of the size are not seen. */
const tiny = 0.35

/**
 * The content of `letters.json`: advance width and outline of each letter of Barlow SemiBold, with the baseline at 0.
 */
export function letters(): Record<string, [advance: number, outline: string]> {
  const require = createRequire(import.meta.url)
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve('@fontsource/barlow/files/barlow-latin-600-normal.woff'),
  )
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  return Object.fromEntries(
    characters.flatMap((character): [string, [number, string]][] => {
      const glyph = font.charToGlyph(character)
      if (glyph.index === 0) return []
      const { commands } = glyph.getPath(0, 0, size)
      return [[character, [tenths(((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm), outline(commands)]]]
    }),
  )
}

/** Path data in steps from point to point, in tenths of a unit. */
function outline(commands: readonly PathCommand[]): string {
  let [x, y] = [0, 0]
  let start = [x, y]
  let data = ''
  const step = (letter: string, ...points: [number, number][]) => {
    const steps = points.flatMap(([px, py]) => [tenths(px - x), tenths(py - y)])
    data += letter + steps.map((value) => String(value).replace(/^(-?)0\./, '$1.')).join(' ')
    ;[x, y] = [tenths(x + (steps.at(-2) ?? 0)), tenths(y + (steps.at(-1) ?? 0))]
  }
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z'
      ;[x = 0, y = 0] = start
    } else if (command.type === 'M') {
      step('m', [command.x, command.y])
      start = [x, y]
    } else if (Math.hypot(command.x - x, command.y - y) < tiny) continue
    else if (command.type === 'Q') step('q', [command.x1, command.y1], [command.x, command.y])
    else step('l', [command.x, command.y])
  }
  return data.replaceAll(' -', '-')
}

const tenths = (value: number) => Math.round(value * 10) / 10 || 0
