import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Uint8Array
}

/** ZIP 2.0, deflated, names in UTF-8 (APPNOTE 4.4.3 to 4.4.5). */
const version = 20
const utf8Names = 0x0800
const deflated = 8
/** 1 January 1980: the same files make the same archive. */
const time = 0
const date = 0x21

/** An archive (PKWARE APPNOTE 6.3, below 4 GB) after a head, from whose first byte its offsets count. */
export function zipAfter(head: Uint8Array, entries: readonly ZipEntry[]): Buffer {
  const parts: Uint8Array[] = [head]
  const directory: Uint8Array[] = []
  let offset = head.length
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const packed = deflateRawSync(entry.content)
    const facts = Buffer.alloc(26)
    for (const [at, value] of [version, utf8Names, deflated, time, date].entries())
      facts.writeUInt16LE(value, at * 2)
    facts.writeUInt32LE(crc32(entry.content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(entry.content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const own = [Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([version, 0]), facts, place, name)
    parts.push(...own)
    offset += lengthOf(own)
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(lengthOf(directory), 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}
