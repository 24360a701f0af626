import { type PrefixCode, prefixCode } from './prefix-code.ts'
import type { Raster } from './raster.ts'

// ITU-T T.81 (JPEG): https://www.w3.org/Graphics/JPEG/itu-t81.pdf

/** Coefficients of a block from low to high frequencies, as their places in rows of eight. */
const zigzag = Array.from({ length: 64 }, (_, place) => place).sort((one, other) => {
  const [diagonal, otherDiagonal] = [sum(one), sum(other)]
  if (diagonal !== otherDiagonal) return diagonal - otherDiagonal
  return diagonal % 2 === 0 ? other - one : one - other
})

/** Steps by which coefficients are rounded: the finer the structure, the coarser. */
const steps = Array.from({ length: 64 }, (_, place) => 3 + 3 * sum(place))

const cosines = Array.from({ length: 64 }, (_, place) => {
  const [frequency, at] = [Math.floor(place / 8), place % 8]
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * at + 1) * frequency * Math.PI) / 16)
})

/** Symbols of prefix codes, each with the bits after it; their number is in its lowest four bits. */
interface Tokens {
  /** Symbols of both codes; those of the second begin at `alternating`. */
  symbols: number[]
  bits: number[]
}

/** The lowest symbol of coefficients other than the first. */
const alternating = 256

/** A baseline JPEG of a raster, in full colour. The same raster gives the same bytes. */
export function encodeJpeg(raster: Raster): Uint8Array<ArrayBuffer> {
  const tokens = tokensOf(raster)
  const codes = [codeOf(tokens, 0), codeOf(tokens, alternating)] as const
  const { width, height } = raster
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const parts = [
    [0xff, 0xd8],
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...zigzag.map((place) => steps[place] ?? 1)]),
    segment(0xc0, [8, ...size, 3, ...[1, 2, 3].flatMap((component) => [component, 0x11, 0])]),
    segment(0xc4, [0x00, ...tableOf(codes[0])]),
    segment(0xc4, [0x10, ...tableOf(codes[1])]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    writeTokens(tokens, codes),
    [0xff, 0xd9],
  ]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function sum(place: number): number {
  return Math.floor(place / 8) + (place % 8)
}

function segment(marker: number, data: number[]): number[] {
  const length = data.length + 2
  return [0xff, marker, length >> 8, length & 255, ...data]
}

function tokensOf(raster: Raster): Tokens {
  const tokens: Tokens = { symbols: [], bits: [] }
  const before = [0, 0, 0]
  const planes = planesOf(raster)
  const [block, half] = [new Float32Array(64), new Float32Array(64)]
  for (let top = 0; top < raster.height; top += 8)
    for (let left = 0; left < raster.width; left += 8)
      for (const [component, plane] of planes.entries()) {
        readBlock(block, plane, raster, { left, top })
        // The cosine transform, of rows and then of columns.
        transformRows(block, half)
        transformRows(half, block)
        const direct = coefficient(block, 0)
        addToken(tokens, 0, direct - (before[component] ?? 0))
        before[component] = direct
        addAlternating(tokens, block)
      }
  return tokens
}

/** A coefficient in the order of frequencies, in its steps. */
function coefficient(block: Float32Array, index: number): number {
  const place = zigzag[index] ?? 0
  return Math.round((block[place] ?? 0) / (steps[place] ?? 1))
}

/** Brightness and two colours, around 0. */
function planesOf({ pixels }: Raster): Float32Array[] {
  const count = pixels.length / 3
  const [light, blueness, redness] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ]
  for (let at = 0; at < count; at += 1) {
    const { [at * 3]: red = 0, [at * 3 + 1]: green = 0, [at * 3 + 2]: blue = 0 } = pixels
    const value = 0.299 * red + 0.587 * green + 0.114 * blue
    light[at] = value - 128
    blueness[at] = (blue - value) / 1.772
    redness[at] = (red - value) / 1.402
  }
  return [light, blueness, redness]
}

/** Reads eight by eight values; beyond the edges those at the edges. */
function readBlock(
  block: Float32Array,
  plane: Float32Array,
  { width, height }: Raster,
  { left, top }: { left: number; top: number },
): void {
  for (let place = 0; place < 64; place += 1) {
    const x = Math.min(width - 1, left + (place % 8))
    const y = Math.min(height - 1, top + (place >> 3))
    block[place] = plane[y * width + x] ?? 0
  }
}

/** Transforms rows and turns the block, so that a second time transforms the columns and turns it back. */
function transformRows(from: Float32Array, to: Float32Array): void {
  for (let place = 0; place < 64; place += 1) {
    const [frequency, row] = [place & 56, (place % 8) * 8]
    let value = 0
    for (let at = 0; at < 8; at += 1) value += (cosines[frequency + at] ?? 0) * (from[row + at] ?? 0)
    to[place] = value
  }
}

function addAlternating(tokens: Tokens, block: Float32Array): void {
  let zeros = 0
  for (let index = 1; index < 64; index += 1) {
    const value = coefficient(block, index)
    if (value === 0) zeros += 1
    else {
      for (; zeros > 15; zeros -= 16) addToken(tokens, alternating + 15 * 16, 0)
      addToken(tokens, alternating + zeros * 16, value)
      zeros = 0
    }
  }
  if (zeros > 0) addToken(tokens, alternating, 0)
}

function addToken({ symbols, bits }: Tokens, symbol: number, value: number): void {
  const count = value === 0 ? 0 : 32 - Math.clz32(Math.abs(value))
  symbols.push(symbol + count)
  bits.push(value < 0 ? value + 2 ** count - 1 : value)
}

function codeOf({ symbols }: Tokens, from: number): PrefixCode {
  const counts = Array.from({ length: 257 }, () => 0)
  for (const symbol of symbols)
    if (symbol >= from && symbol < from + 256) counts[symbol - from] = (counts[symbol - from] ?? 0) + 1
  // No symbol may have a code of ones alone: the last one takes it, and is left out of the table.
  counts[256] = 1
  return prefixCode(counts, 16)
}

/** The number of codes of each length, then their symbols in the order of the codes. */
function tableOf({ lengths }: PrefixCode): number[] {
  const symbols = Array.from({ length: 16 }, (_, index) =>
    lengths.flatMap((length, symbol) => (length === index + 1 && symbol < 256 ? [symbol] : [])),
  )
  return [...symbols.map((list) => list.length), ...symbols.flat()]
}

function writeTokens({ symbols, bits }: Tokens, codes: readonly [PrefixCode, PrefixCode]): number[] {
  const bytes: number[] = []
  let pending = 1
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      pending = pending * 2 + ((value >> bit) & 1)
      if (pending < 256) continue
      bytes.push(pending & 255)
      // A byte of ones would begin a marker.
      if (pending === 511) bytes.push(0)
      pending = 1
    }
  }
  symbols.forEach((symbol, index) => {
    const { codes: own, lengths } = symbol < alternating ? codes[0] : codes[1]
    put(own[symbol & 255] ?? 0, lengths[symbol & 255] ?? 0)
    put(bits[index] ?? 0, symbol & 15)
  })
  while (pending > 1) put(1, 1)
  return bytes
}
