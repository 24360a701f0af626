// RFC 9649 (WebP), section 2; RFC 6386 (VP8), section 9.1

import { joinBytes, type Picture } from './picture.ts'

interface Chunk {
  name: string
  data: Uint8Array
}

const leftOut = new Set(['VP8X', 'ICCP', 'EXIF', 'XMP '])

export function cleanWebp(file: Uint8Array): Picture | null {
  const chunks = parseChunks(file)
  const kept = chunks?.filter(({ name }) => !leftOut.has(name))
  const picture = kept?.at(-1)
  if (!kept || !picture) return null
  const [alpha] = kept.length === 2 ? kept : []
  if (kept.length !== 1 && (alpha?.name !== 'ALPH' || picture.name !== 'VP8 ')) return null
  const size = sizeOf(picture)
  if (!size) return null
  const written = alpha ? [extendedHeader(size), alpha, picture] : [picture]
  return { type: 'image/webp', ...size, bytes: writeChunks(written) }
}

function parseChunks(file: Uint8Array): Chunk[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 12 || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WEBP') return null
  const end = 8 + view.getUint32(4, true)
  if (end > file.length) return null
  const chunks: Chunk[] = []
  for (let at = 12; at < end; ) {
    if (at + 8 > end) return null
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return null
    chunks.push({ name: nameAt(file, at), data: file.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function sizeOf({ name, data }: Chunk): { width: number; height: number } | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (name === 'VP8 ') {
    const isKeyFrame = data.length >= 10 && (view.getUint8(0) & 1) === 0
    if (!isKeyFrame || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return null
    // Two bits next to each side are its upscaling.
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  }
  if (name !== 'VP8L' || data.length < 5 || data[0] !== 0x2f) return null
  const bits = view.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function extendedHeader({ width, height }: { width: number; height: number }): Chunk {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, 0x10)
  // 24 bits each, of which the last eight are 0 for a side of at most 16,384.
  view.setUint16(4, width - 1, true)
  view.setUint16(7, height - 1, true)
  return { name: 'VP8X', data }
}

function writeChunks(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const written = chunks.flatMap(({ name, data }) => [
    header(name, data.length),
    data,
    new Uint8Array(data.length % 2),
  ])
  const body = joinBytes([ascii('WEBP'), ...written])
  return joinBytes([header('RIFF', body.length), body])
}

function header(name: string, length: number): Uint8Array {
  const bytes = new Uint8Array(8)
  bytes.set(ascii(name))
  new DataView(bytes.buffer).setUint32(4, length, true)
  return bytes
}

function nameAt(file: Uint8Array, at: number): string {
  return String.fromCharCode(...file.subarray(at, at + 4))
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
