import { expect, test } from 'vitest'
import type { ImageScaler } from '#src/config.ts'
import { createPictureSource } from '#src/picture-source.ts'

const photo = 'https://photos.test/disc.jpg'
const sized = (...widths: number[]) => ({
  original: photo,
  sizes: widths.map((width) => ({ address: `https://photos.test/disc-size${width}.jpg`, width })),
})
const query: ImageScaler = { kind: 'query', template: 'w={width}' }

test('without sizes and scaler a photograph has one address in every width', () => {
  const pictureSource = createPictureSource(null)
  for (const width of [40, 200, 640, 1_200])
    expect(pictureSource(photo, width)).toEqual({ address: photo, srcSet: undefined })
})

test('the sizes of the service come before a scaler: those between half the width and twice it', () => {
  const pictureSource = createPictureSource(query)
  expect(pictureSource(sized(80, 160, 320, 640, 1_280), 200)).toEqual({
    address: 'https://photos.test/disc-size320.jpg',
    srcSet:
      'https://photos.test/disc-size160.jpg 160w, https://photos.test/disc-size320.jpg 320w, https://photos.test/disc-size640.jpg 640w',
  })
})

test('one size that fits needs no choice', () => {
  expect(createPictureSource(null)(sized(320), 200)).toEqual({
    address: 'https://photos.test/disc-size320.jpg',
    srcSet: undefined,
  })
})

test('where all sizes are too small, the original is scaled, or loaded as it is', () => {
  expect(createPictureSource(null)(sized(80, 160), 640)).toEqual({ address: photo, srcSet: undefined })
  expect(createPictureSource(query)(sized(80, 160), 640).address).toBe(`${photo}?w=640`)
})

test('an original whose width is known is not taken for a larger one', () => {
  const sizes = [{ address: photo, width: 160 }, ...sized(400).sizes]
  expect(createPictureSource(null)({ original: photo, sizes }, 640).address).toBe(
    'https://photos.test/disc-size400.jpg',
  )
})

test.each<[ImageScaler, address: string, scaled: string]>([
  [
    { kind: 'cloudflare', template: '/cdn-cgi/image/width={width},format=auto/{address}' },
    `${photo}?v=1`,
    `/cdn-cgi/image/width=320,format=auto/${photo}?v=1`,
  ],
  [
    { kind: 'cloudflare', template: '/cdn-cgi/image/width={width},format=auto/{address}' },
    '/media/disc.jpg',
    '/cdn-cgi/image/width=320,format=auto/media/disc.jpg',
  ],
  [
    { kind: 'imgproxy', template: 'https://img.test/_/rs:fit:{width}/plain/{address}' },
    `${photo}?v=1`,
    'https://img.test/_/rs:fit:320/plain/https%3A%2F%2Fphotos.test%2Fdisc.jpg%3Fv%3D1',
  ],
  [query, photo, `${photo}?w=320`],
  [query, `${photo}?v=$&`, `${photo}?v=$&&w=320`],
])('%j scales %s', (scaler, address, scaled) => {
  const { address: found, srcSet = '' } = createPictureSource(scaler)(address, 200)
  expect(found).toBe(scaled)
  expect(srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual(['160w', '320w', '640w'])
})

test('a drawing is never scaled', () => {
  expect(createPictureSource(query)('/media/disc-1.svg?v=1', 640)).toEqual({
    address: '/media/disc-1.svg?v=1',
    srcSet: undefined,
  })
})

test('an address with spaces or commas does not break the set', () => {
  const { srcSet } = createPictureSource(query)('https://photos.test/a b,', 40)
  expect(srcSet).toBeUndefined()
  expect(createPictureSource(query)('https://photos.test/a b.jpg', 200).srcSet).toContain(
    'https://photos.test/a%20b.jpg?w=160 160w, ',
  )
})
