import { type PrefixCode, prefixCode } from './prefix-code.ts'
import type { Raster } from './raster.ts'

// WebP lossless bitstream: https://developers.google.com/speed/webp/docs/webp_lossless_bitstream_specification

/** The number of the transform, and of the prediction by the mean of the pixels to the left and above. */
const transforms = { predictor: 0, subtractGreen: 2 }
const meanOfLeftAndTop = 7

/** The order in which the lengths of the codes of code lengths are written. */
const lengthOrder = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

type Put = (value: number, count: number) => void

/** A lossless WebP of a raster. The same raster gives the same bytes. */
export function encodeWebp(raster: Raster): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [0x2f]
  let pending = 0
  let filled = 0
  const put: Put = (value, count) => {
    for (let bit = 0; bit < count; bit += 1) {
      pending |= ((value >> bit) & 1) << filled
      filled += 1
      if (filled < 8) continue
      bytes.push(pending)
      pending = 0
      filled = 0
    }
  }
  put(raster.width - 1, 14)
  put(raster.height - 1, 14)
  // No transparency; version 0.
  put(0, 4)
  putTransforms(put)
  putPixels(put, residuals(raster))
  put(0, 7)
  const data = bytes.length % 2 === 0 ? bytes : [...bytes, 0]
  const chunk = [...ascii('VP8L'), ...int32(bytes.length), ...data]
  return Uint8Array.from([...ascii('RIFF'), ...int32(chunk.length + 4), ...ascii('WEBP'), ...chunk])
}

function putTransforms(put: Put): void {
  put(1, 1)
  put(transforms.predictor, 2)
  // Squares of 512 pixels, of which all are predicted in the same way.
  put(7, 3)
  put(0, 1)
  for (const symbol of [meanOfLeftAndTop, 0, 0, 0, 0]) putSingle(put, symbol)
  put(1, 1)
  put(transforms.subtractGreen, 2)
  put(0, 1)
}

/** The differences between the pixels and their predictions; those of red and blue without that of green. */
function residuals({ width, pixels }: Raster): { red: Uint8Array; green: Uint8Array; blue: Uint8Array } {
  const count = pixels.length / 3
  const [red, green, blue] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)]
  const left = (at: number, channel: number) => pixels[(at - 1) * 3 + channel] ?? 0
  const top = (at: number, channel: number) => pixels[(at - width) * 3 + channel] ?? 0
  for (let at = 0; at < count; at += 1) {
    const of = (channel: number) => {
      const value = pixels[at * 3 + channel] ?? 0
      if (at < width) return at === 0 ? value : value - left(at, channel)
      if (at % width === 0) return value - top(at, channel)
      return value - ((left(at, channel) + top(at, channel)) >> 1)
    }
    const base = of(1)
    red[at] = of(0) - base
    green[at] = base
    blue[at] = of(2) - base
  }
  return { red, green, blue }
}

function putPixels(put: Put, { red, green, blue }: ReturnType<typeof residuals>): void {
  // Neither a cache of colours nor several sets of codes.
  put(0, 2)
  const codes = [putCode(put, green, 280), putCode(put, red, 256), putCode(put, blue, 256)]
  putSingle(put, 0)
  putSingle(put, 0)
  for (let at = 0; at < green.length; at += 1)
    for (const [index, channel] of [green, red, blue].entries())
      putSymbol(put, codes[index], channel[at] ?? 0)
}

/** Writes and returns the code of a channel. */
function putCode(put: Put, channel: Uint8Array, symbols: number): PrefixCode | undefined {
  const counts = Array.from({ length: symbols }, () => 0)
  for (const symbol of channel) counts[symbol] = (counts[symbol] ?? 0) + 1
  const used = counts.flatMap((count, symbol) => (count > 0 ? [symbol] : []))
  const [only = 0, second] = used
  if (second === undefined) {
    putSingle(put, only)
    return undefined
  }
  const code = prefixCode(counts, 15)
  const lengthCounts = Array.from({ length: 19 }, () => 0)
  for (const length of code.lengths) lengthCounts[length] = (lengthCounts[length] ?? 0) + 1
  const ofLengths = prefixCode(lengthCounts, 7)
  put(0, 1)
  put(lengthOrder.length - 4, 4)
  for (const length of lengthOrder) put(ofLengths.lengths[length] ?? 0, 3)
  // All symbols have a length.
  put(0, 1)
  const isOneLength = lengthCounts.filter((count) => count > 0).length === 1
  for (const length of code.lengths) putSymbol(put, isOneLength ? undefined : ofLengths, length)
  return code
}

/** A code of one symbol, which takes no bits. */
function putSingle(put: Put, symbol: number): void {
  put(0b101, 3)
  put(symbol, 8)
}

/** Codes begin with their highest bit, all else with the lowest. */
function putSymbol(put: Put, code: PrefixCode | undefined, symbol: number): void {
  const { [symbol]: length = 0 } = code?.lengths ?? []
  const { [symbol]: bits = 0 } = code?.codes ?? []
  for (let bit = length - 1; bit >= 0; bit -= 1) put(bits >> bit, 1)
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const int32 = (value: number) => [0, 8, 16, 24].map((shift) => (value >> shift) & 255)
