import { expect, test } from 'vitest'
import { picturesApp } from '#worker/sandbox/demo-catalogue/pictures/app.ts'
import {
  photographBytes,
  photographFile,
  photographsOf,
} from '#worker/sandbox/demo-catalogue/pictures/photographs/photographs.ts'
import { specimen } from '../specimens.ts'

const skus = Array.from({ length: 200 }, (_, index) => `BD-${index}`)
const all = skus.flatMap(photographsOf)
const smallest = (format: string) => all.find((one) => one.format === format && one.widths.length > 0)!
const nameOf = (format: string) => decodeURIComponent(photographFile(smallest(format), 160).split('?')[0]!)

test('photographs differ in number, shape and format, and some products have none', () => {
  expect(new Set(skus.map((sku) => photographsOf(sku).length))).toEqual(new Set([0, 1, 2, 3]))
  expect(new Set(all.map(({ width, height }) => width / height)).size).toBe(5)
  expect(new Set(all.map(({ format }) => format))).toEqual(new Set(['jpg', 'webp']))
  expect(new Set(all.map(({ widths }) => widths.length))).toEqual(new Set([0, 3]))
})

test('the same name gives the same bytes, another name others', () => {
  const bytesOf = (name: string) => photographBytes(name)?.bytes
  const [jpeg, webp] = [nameOf('jpg'), nameOf('webp')]
  expect(bytesOf(jpeg)).toEqual(bytesOf(jpeg))
  expect(bytesOf(webp)).toEqual(bytesOf(webp))
  expect(bytesOf(jpeg)).not.toEqual(bytesOf(webp))
})

test('a JPEG and a WebP state the size that was asked for', () => {
  const heightOf = (format: string) => {
    const { width, height } = smallest(format)
    return Math.round((height * 160) / width)
  }
  const jpeg = new DataView(photographBytes(nameOf('jpg'))!.bytes.buffer)
  const frame = [...new Uint8Array(jpeg.buffer)].findIndex(
    (byte, at, bytes) => byte === 0xff && bytes[at + 1] === 0xc0,
  )
  expect([jpeg.getUint16(frame + 7), jpeg.getUint16(frame + 5)]).toEqual([160, heightOf('jpg')])
  const webp = new DataView(photographBytes(nameOf('webp'))!.bytes.buffer)
  const bits = webp.getUint32(21, true)
  expect([(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]).toEqual([160, heightOf('webp')])
  expect(webp.getUint32(4, true) + 8).toBe(webp.byteLength)
})

test('they are served at their own addresses only', async () => {
  const { name } = smallest('jpg')
  const sku = name.replace(/-\d$/, '')
  const part = specimen('brake-disc', {}, { sku })
  const app = picturesApp((one) => (one === sku ? part : null))
  const file = photographFile(smallest('jpg'), 160)
  const reply = await app.request(`/media/${file}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const other of [
    file.replace('size160', 'size161'),
    file.replace('.jpg', '.webp'),
    file.replace(/-\d-size160/, '-9-size160'),
    file.replace(sku, 'NO-SUCH'),
  ])
    expect([other, (await app.request(`/media/${other}`)).status]).toEqual([other, 404])
})
