import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Reduces a PNG (8-bit RGB or RGBA) to its 256 most frequent colours, one byte per pixel. */
export function indexedPng(png: Buffer): Buffer {
  const { width, height, channels, pixels } = decoded(png)
  const colours = new Map<number, number>()
  const colourAt = new Uint32Array(width * height)
  for (let at = 0; at < colourAt.length; at++) {
    const [r, g, b] = pixels.subarray(at * channels)
    const colour = ((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0)
    colourAt[at] = colour
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  const palette = [...colours].toSorted((one, other) => other[1] - one[1]).slice(0, 256)
  const table = palette.map(([colour]) => colour)
  const indexOf = new Map([...colours.keys()].map((colour) => [colour, nearest(table, colour)]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let at = 0; at < colourAt.length; at++)
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = indexOf.get(colourAt[at] ?? 0) ?? 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const plte = Buffer.from(table.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', plte),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const distance = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0)

function nearest(table: readonly number[], colour: number): number {
  let best = 0
  for (const [index, candidate] of table.entries())
    if (distance(candidate, colour) < distance(table[best] ?? 0, colour)) best = index
  return best
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function decoded(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const channels = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const pixels = Buffer.alloc(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const [here, above] = [row * stride + x, (row - 1) * stride + x]
      const left = x < channels ? 0 : (pixels[here - channels] ?? 0)
      const up = row === 0 ? 0 : (pixels[above] ?? 0)
      const corner = x < channels || row === 0 ? 0 : (pixels[above - channels] ?? 0)
      pixels[here] = (raw[row * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return { width, height, channels, pixels }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value))
  if ((a ?? 0) <= (b ?? 0) && (a ?? 0) <= (c ?? 0)) return left
  return (b ?? 0) <= (c ?? 0) ? up : corner
}
