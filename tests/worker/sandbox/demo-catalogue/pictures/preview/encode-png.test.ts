import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from '#worker/sandbox/demo-catalogue/pictures/preview/encode-png.ts'

test('a PNG has the pixels of its raster, in chunks with their sums', async () => {
  const pixels = Uint8Array.from({ length: 3 * 5 * 4 }, (_, index) => (index * 37) % 256)
  const png = Buffer.from(await encodePng({ width: 5, height: 4, pixels }))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const end = at + 8 + png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end))
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect([...chunks.get('IHDR')!]).toEqual([0, 0, 0, 5, 0, 0, 0, 4, 8, 2, 0, 0, 0])
  const rows = inflateSync(chunks.get('IDAT')!)
  const read = [0, 1, 2, 3].flatMap((row) => [...rows.subarray(row * 16 + 1, (row + 1) * 16)])
  expect(read).toEqual([...pixels])
})
