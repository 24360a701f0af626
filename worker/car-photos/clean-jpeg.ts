// ITU-T T.81, annex B (the syntax of a JPEG file); T.872, section 6.5.3 (the Adobe segment)

import { joinBytes, type Picture } from './picture.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const adobe = 0xee
/** Baseline, extended and progressive, which browsers decode. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Huffman tables, quantization tables, and the interval of restarts. */
const tables = new Set([0xc4, 0xdb, 0xdd])

/** Rewrites a JPEG file with its frame, tables and scans alone; null when it is none. */
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
    } else if (tables.has(marker)) kept.push(segment)
    else if (marker === startOfScan) {
      if (!size) return null
      const end = endOfScan(file, at)
      kept.push(segment, file.subarray(at, end))
      at = end
      scans += 1
    } else if (marker === adobe) kept.push(...adobeSegment(segment))
    else if (!isMetadata(marker)) return null
  }
}

/** Application segments and comments. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

/** The size a frame header names; null unless it has 8 bits a sample and one or three components. */
function frameSize(segment: Uint8Array): { width: number; height: number } | null {
  const height = uint16(segment, 5)
  const width = uint16(segment, 7)
  const components = segment[9] ?? 0
  if (segment[4] !== 8 || width === null || height === null || ![1, 3].includes(components)) return null
  return segment.length === 10 + 3 * components ? { width, height } : null
}

/** The segment that names the colour transform, with nothing else in it; none when it is of another kind. */
function adobeSegment(segment: Uint8Array): Uint8Array[] {
  const transform = segment[15]
  const name = [0x41, 0x64, 0x6f, 0x62, 0x65]
  if (segment.length !== 16 || transform === undefined || transform > 2) return []
  if (name.some((letter, index) => segment[4 + index] !== letter)) return []
  return [Uint8Array.of(0xff, adobe, 0, 14, ...name, 0, 100, 0, 0, 0, 0, transform)]
}

/** Where the coded data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
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
