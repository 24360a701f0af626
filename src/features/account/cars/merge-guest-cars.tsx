import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import type { CarChange, ChangeCarsResult } from '#src/commerce/customer/change-cars.ts'
import { devicePhotosKey } from '#src/config.ts'
import { browserStore, isStored } from '#src/effects/browser/storage.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import type { PhotoPlace } from '#src/features/garage/details/car-photos.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import { noteSavedAtom } from '#src/features/garage/garage-on-demand.atoms.ts'
import type { GuestCar } from '#src/features/garage/guest-cars.ts'

interface MergeGuestCarsProps {
  cars: readonly Car[]
  photoPlace: PhotoPlace
  onChange(change: CarChange): Promise<ChangeCarsResult>
  onMerged(cars: Car[], added: number): void
}

/**
 * Adds the cars of this browser to the account of the customer who has logged in, each once, with their photos. If the
 * account is full or the service does not answer, the others stay in the browser and are retried next time.
 */
export function MergeGuestCars({ cars, photoPlace, onChange, onMerged }: MergeGuestCarsProps) {
  const garage = useAtomValue(garageAtom)
  const noteSaved = useSetAtom(noteSavedAtom)
  const started = useRef(false)

  async function merge() {
    if (!garage || started.current) return
    started.current = true
    const modules = await import('#src/features/garage/guest-cars.ts').catch(() => null)
    if (!modules) return
    const photos = await loadPhotos(photoPlace)
    // On the device, the photo of an account's car is shared already.
    const kept = photoPlace === 'device' ? cars.map(({ id }) => id) : []
    const newPhotos = photos?.cars.filter((id) => !kept.includes(id))
    const missing = modules.guestCars(garage.cars, cars, newPhotos)
    let list: Car[] | null = null
    let isOpen = true
    let added = 0
    const failed: string[] = []
    const versions = new Map<string, string>()
    for (const guest of missing) {
      const ended: ChangeCarsResult | null = isOpen ? await onChange({ do: 'put', car: guest.car }) : null
      isOpen = ended?.kind === 'saved'
      if (ended?.kind === 'saved') {
        list = ended.cars
        added++
      }
      const photo = isOpen && photos ? await photos.keep(guest) : ''
      if (photo) versions.set(guest.car.id, photo)
      if (!isOpen || photo === null) failed.push(guest.id)
    }
    const open = garage.cars.filter(({ id, saved }) => !saved && !failed.includes(id))
    if (open.length > 0) noteSaved(open.map(({ id }) => id))
    if (list)
      onMerged(
        list.map((car) => ({ ...car, photo: versions.get(car.id) ?? car.photo })),
        added,
      )
  }

  useAfterHydration(() => void merge(), [garage ? 1 : 0])
  return null
}

/** The photos of cars in this browser; null without any, or if they cannot be loaded. */
async function loadPhotos(place: PhotoPlace) {
  if (!isStored(devicePhotosKey, 'localStorage')) return null
  const modules = await import('#src/features/garage/details/car-photos.ts').catch(() => null)
  if (!modules) return null
  const { accountPhotos, devicePhotos, parseDevicePhotos } = modules
  const onDevice = devicePhotos()
  return {
    cars: Object.keys(parseDevicePhotos(browserStore('localStorage').read(devicePhotosKey))),
    /** Stores the photo of the account's car: its version, empty without one, null on failure. */
    async keep({ id, car }: GuestCar): Promise<string | null> {
      const photo = car.photo === '' ? await onDevice.load(id) : null
      if (!photo || (place === 'device' && id === car.id)) return ''
      const kept = await (place === 'device' ? onDevice : accountPhotos).save(car.id, photo)
      if (typeof kept === 'string') return null
      return place === 'device' ? '' : kept.photo
    },
  }
}
