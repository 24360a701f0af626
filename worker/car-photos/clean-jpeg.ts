// ITU-T T.81, annex B (the syntax of a JPEG file); T.872, section 6.5.3 (the Adobe segment)

import { joinBytes, type Picture } from './picture.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const huffmanTables = 0xc4
const quantizationTables = 0xdb
const restartInterval = 0xdd
const adobe = 0xee
/** Baseline, extended and progressive, which browsers decode. */
const frames = new Set([0xc0, 0xc1, 0xc2])
export function cleanJpeg(file: Uint8Array): Picture | null {
  if (file[0] !== 0xff || file[1] !== startOfImage) return null
  const kept: Uint8Array[] = [file.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let scans = 0
  for (let at = 2; ; ) {
    if (file[at] !== 0xff) return null
    // A marker may have any number of fill bytes before it.
    while (file[at + 1] === 0xff) at += 1
    const marker = file[at + 1]
    if (marker === undefined) return null
    if (marker === endOfImage) {
      if (!size || scans === 0) return null
      kept.push(Uint8Array.of(0xff, endOfImage))
      return { type: 'image/jpeg', ...size, bytes: joinBytes(kept) }
    }
    const length = uint16(file, at + 2)
    if (length === null || length < 2 || at + 2 + length > file.length) return null
    const segment = file.subarray(at, at + 2 + length)
    at += segment.length
    if (frames.has(marker)) {
      if (size) return null
      size = frameSize(segment)
      if (!size) return null
      kept.push(segment)
    } else if (marker === huffmanTables) kept.push(...tableSegment(segment, huffmanTableLength))
    else if (marker === quantizationTables) kept.push(...tableSegment(segment, quantizationTableLength))
    else if (marker === restartInterval) {
      if (segment.length < 6) return null
      kept.push(shortened(segment, 6))
    } else if (marker === startOfScan) {
      const header = 8 + 2 * (segment[4] ?? 0)
      if (!size || segment.length < header) return null
      const end = endOfScan(file, at)
      kept.push(shortened(segment, header), file.subarray(at, end))
      at = end
      scans += 1
    } else if (marker === adobe) kept.push(...adobeSegment(segment))
    else if (!isMetadata(marker)) return null
  }
}

function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

function frameSize(segment: Uint8Array): { width: number; height: number } | null {
  const height = uint16(segment, 5)
  const width = uint16(segment, 7)
  const components = segment[9] ?? 0
  if (segment[4] !== 8 || width === null || height === null || ![1, 3].includes(components)) return null
  return segment.length === 10 + 3 * components ? { width, height } : null
}

function adobeSegment(segment: Uint8Array): Uint8Array[] {
  const transform = segment[15]
  const name = [0x41, 0x64, 0x6f, 0x62, 0x65]
  if (segment.length !== 16 || transform === undefined || transform > 2) return []
  if (name.some((letter, index) => segment[4 + index] !== letter)) return []
  return [Uint8Array.of(0xff, adobe, 0, 14, ...name, 0, 100, 0, 0, 0, 0, transform)]
}

/** Measures the table that begins at `at`, by its own bytes; null if invalid. */
type TableLength = (segment: Uint8Array, at: number) => number | null

function tableSegment(segment: Uint8Array, lengthOf: TableLength): Uint8Array[] {
  let end = 4
  for (;;) {
    const length = end < segment.length ? lengthOf(segment, end) : null
    if (length === null || end + length > segment.length) break
    end += length
  }
  return end === 4 ? [] : [shortened(segment, end)]
}

/** 64 numbers of one or two bytes each, after a byte with their size and the table's place. */
function quantizationTableLength(segment: Uint8Array, at: number): number | null {
  const size = (segment[at] ?? 0) >> 4
  const place = (segment[at] ?? 0) & 15
  return size <= 1 && place <= 3 ? 1 + 64 * (size + 1) : null
}

/**
 * The symbols, after a byte with the table's class and place and 16 counts of codes by length. Null for text: its
 * counts exceed the possible codes of that length, or symbols repeat.
 */
function huffmanTableLength(segment: Uint8Array, at: number): number | null {
  const kind = (segment[at] ?? 0) >> 4
  const place = (segment[at] ?? 0) & 15
  if (kind > 1 || place > 3) return null
  let free = 1
  let total = 0
  for (const count of segment.subarray(at + 1, at + 17)) {
    free = free * 2 - count
    if (free < 0) return null
    total += count
  }
  const symbols = segment.subarray(at + 17, at + 17 + total)
  return new Set(symbols).size === symbols.length ? 17 + total : null
}

function shortened(segment: Uint8Array, length: number): Uint8Array {
  const start = segment.slice(0, length)
  start[2] = (length - 2) >> 8
  start[3] = (length - 2) & 0xff
  return start
}

function endOfScan(file: Uint8Array, start: number): number {
  for (let at = start; at < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}

function uint16(bytes: Uint8Array, at: number): number | null {
  const [high, low] = bytes.subarray(at, at + 2)
  return high === undefined || low === undefined ? null : high * 256 + low
}
