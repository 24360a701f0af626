import * as v from 'valibot'
import { Car, maxCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { devicePhotosKey, maxCarPhotoBytes, maxCarPhotoSide } from '#src/config.ts'
import { dataAddress, scalePicture } from '#src/effects/browser/scale-picture.ts'
import { fetchShopFile } from '#src/effects/browser/shop-file.ts'
import { browserStore, type TextStore } from '#src/effects/browser/storage.ts'
import * as paths from '#src/paths.ts'

/** The place of car photos: the customer's account, or this device if the shop has no bucket for them. */
export type PhotoPlace = 'account' | 'device'

export type PhotoProblem = 'photoType' | 'photoSize' | 'photoFailed' | 'photoLimited'

/** The photos of cars by the id of the car. `photo` is a version, or on the device an address; empty without one. */
export interface CarPhotoStore {
  load(car: string): Promise<Blob | null>
  save(car: string, photo: Blob): Promise<{ photo: string } | PhotoProblem>
  remove(car: string): Promise<{ photo: '' } | PhotoProblem>
}

export interface ChosenPhoto {
  photo: Blob
  address: string
}

/** Beyond this many bytes a browser may run out of memory. */
const maxChosenBytes = 60_000_000
/** Bytes of a photo on the device: `maxCars` of them fit into the storage of every browser. */
const maxDevicePhotoBytes = 60_000

export async function preparePhoto(file: Blob, place: PhotoPlace): Promise<ChosenPhoto | PhotoProblem> {
  if (file.size > maxChosenBytes) return 'photoSize'
  const maxBytes = place === 'device' ? maxDevicePhotoBytes : maxCarPhotoBytes
  const photo = await scalePicture(file, { maxBytes, maxSide: maxCarPhotoSide })
  return photo ? { photo, address: await dataAddress(photo) } : 'photoType'
}

const Kept = v.object({ photo: Car.entries.photo })

export const accountPhotos: CarPhotoStore = {
  async load(car) {
    const response = await fetchShopFile(paths.carPhoto(car), { method: 'GET' })
    return response?.ok ? response.blob().catch(() => null) : null
  },
  async save(car, photo) {
    const response = await fetchShopFile(paths.carPhoto(car), { method: 'PUT', body: photo })
    if (response?.status === 429) return 'photoLimited'
    if (response?.status === 415) return 'photoType'
    const kept = v.safeParse(Kept, response?.ok ? await response.json().catch(() => null) : null)
    return kept.success ? kept.output : 'photoFailed'
  },
  async remove(car) {
    const response = await fetchShopFile(paths.carPhoto(car), { method: 'DELETE' })
    return response?.ok || response?.status === 404 ? { photo: '' } : 'photoFailed'
  },
}

const DevicePhotos = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(Car.entries.id, v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,[\w+/]+={0,2}$/))),
)

/** The photos on this device as `data:` addresses, by the id of their car. Damaged ones are skipped. */
export function parseDevicePhotos(text: string | null): Record<string, string> {
  const parsed = v.safeParse(DevicePhotos, text)
  return parsed.success ? parsed.output : {}
}

/** Photos on this device, of which the latest `maxCars` are kept. Those of an account's cars are deleted at log-out. */
export function devicePhotos(store: TextStore = browserStore('localStorage')): CarPhotoStore {
  const read = () => parseDevicePhotos(store.read(devicePhotosKey))
  function write(photos: Record<string, string>): boolean {
    const text = JSON.stringify(Object.fromEntries(Object.entries(photos).slice(-maxCars)))
    store.write(devicePhotosKey, text)
    return store.read(devicePhotosKey) === text
  }
  return {
    async load(car) {
      const address = read()[car]
      return address ? blobOf(address) : null
    },
    async save(car, photo) {
      const { [car]: _, ...others } = read()
      const address = await dataAddress(photo)
      return write({ ...others, [car]: address }) ? { photo: address } : 'photoFailed'
    },
    async remove(car) {
      const { [car]: _, ...others } = read()
      return write(others) ? { photo: '' } : 'photoFailed'
    },
  }
}

export function keepDevicePhotos(store: TextStore, cars: readonly string[]): void {
  const kept = Object.entries(parseDevicePhotos(store.read(devicePhotosKey))).filter(([car]) =>
    cars.includes(car),
  )
  store.write(devicePhotosKey, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}

/** The picture of a `data:` address, which a content security policy forbids `fetch` to read. */
function blobOf(address: string): Blob {
  const bytes = Uint8Array.from(atob(address.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/jpeg' })
}
