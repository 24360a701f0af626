import type { Raster } from '../photographs/raster.ts'

const signature = [137, 80, 78, 71, 13, 10, 26, 10]
/** Eight bits of each channel, red, green and blue. */
const trueColour = [8, 2, 0, 0, 0]

/** A PNG of a raster: W3C, "Portable Network Graphics (PNG) Specification". The same raster gives the same picture. */
export async function encodePng({ width, height, pixels }: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const rowLength = width * 3
  // Each row begins with the number of its filter: 0, none.
  const rows = new Uint8Array((rowLength + 1) * height)
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1)
  const compressed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  const data = new Uint8Array(await new Response(compressed).arrayBuffer())
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', Uint8Array.from([...bytesOf(width), ...bytesOf(height), ...trueColour])),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data])
  return joined([Uint8Array.from(bytesOf(data.length)), body, Uint8Array.from(bytesOf(crc32(body)))])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function bytesOf(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}
