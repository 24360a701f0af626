import { expect, test } from 'vitest'
import { maxCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { devicePhotosKey } from '#src/config.ts'
import { devicePhotos, parseDevicePhotos } from '#src/features/garage/details/car-photos.ts'

const address = 'data:image/jpeg;base64,/9j/2Q=='
const idOf = (index: number) => index.toString(16).padStart(8, '0')
const photosOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [idOf(index), address]))

/** Storage only for photos; `full`: it accepts no more. */
function createStore(text: string, full = false) {
  const stored = new Map([[devicePhotosKey, text]])
  return {
    read: (name: string) => stored.get(name) ?? null,
    write(name: string, next: string | null) {
      if (!full && next !== null) stored.set(name, next)
    },
  }
}

test.each([
  null,
  '',
  '[{',
  '[]',
  JSON.stringify({ amazon: address }),
  JSON.stringify({ [idOf(1)]: 'https://evil.test/pixel.gif' }),
  JSON.stringify({ [idOf(1)]: 'data:image/svg+xml;base64,/9j/2Q==' }),
])('%j has no photos', (text) => {
  expect(parseDevicePhotos(text)).toEqual({})
})

test('a photo is read and deleted; of too many the latest stay', async () => {
  const store = createStore(JSON.stringify(photosOf(maxCars + 5)))
  const photos = devicePhotos(store)
  expect(await (await photos.load(idOf(1)))?.bytes()).toEqual(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))
  expect(await photos.remove(idOf(maxCars))).toEqual({ photo: '' })
  const kept = parseDevicePhotos(store.read(devicePhotosKey))
  expect([Object.keys(kept).length, Object.keys(kept)[0]]).toEqual([maxCars, idOf(4)])
  expect(await photos.load(idOf(maxCars))).toBeNull()
})

test('when storage takes no more, a photo counts as not changed', async () => {
  const photos = devicePhotos(createStore(JSON.stringify(photosOf(2)), true))
  expect(await photos.remove(idOf(1))).toBe('photoFailed')
})
