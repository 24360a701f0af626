import { useStore } from 'jotai'
import { useState } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import type { CarChange, ChangeCarsResult } from '#src/commerce/customer/change-cars.ts'
import { devicePhotosKey } from '#src/config.ts'
import { OnMount } from '#src/effects/browser/on-mount.tsx'
import { browserStore } from '#src/effects/browser/storage.ts'
import type { PhotoWish } from '#src/features/garage/details/car-photo-field.tsx'
import type { CarPhotoStore, PhotoPlace, PhotoProblem } from '#src/features/garage/details/car-photos.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { CarCard } from './car-card.tsx'
import { CarForm, type CarSubmission } from './car-form.tsx'
import { type CarOutcome, carsProblem } from './cars-problem.ts'
import { MergeGuestCars } from './merge-guest-cars.tsx'
import { PickCar } from './pick-car.tsx'
import { PlainPickCar } from './plain-pick-car.tsx'
import type { PlainPicker } from './plain-picker.ts'
import { RemovedCar } from './removed-car.tsx'

interface Removed {
  car: Car
  /** True if it had a photo that cannot be restored. */
  isPhotoLost: boolean
}

export interface PostedCar {
  do: CarChange['do']
  id: string | null
  submission: CarSubmission
  values: Record<string, string>
  removed: Removed | null
}

interface GaragePageProps {
  /** The cars loaded with the page; null if unreadable. `unknown`: they could not be loaded. */
  cars: Car[] | null | 'unknown'
  photoPlace: PhotoPlace
  currentYear: number
  /** The choice of a car without script; null if the shop's cars could not be loaded. */
  plain: PlainPicker | null
  onChange(change: CarChange): Promise<ChangeCarsResult>
  onPrepare(): void
  posted: PostedCar | undefined
}

/** The result of a change takes the focus: the pressed button may be removed or far below. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

export function GaragePage({
  cars: loaded,
  photoPlace,
  currentYear,
  plain,
  onChange,
  onPrepare,
  posted,
}: GaragePageProps) {
  const { t, locale } = useI18n()
  const store = useStore()
  const [cars, setCars] = useState(loaded)
  const [onDevice, setOnDevice] = useState<Record<string, string>>({})
  const [removed, setRemoved] = useState<(Removed & { photo: Blob | null }) | null>(
    posted?.removed ? { ...posted.removed, photo: null } : null,
  )
  const [outcome, setOutcome] = useState<CarOutcome | null>(
    posted?.do === 'remove' ? posted.submission.outcome : null,
  )
  const [added, setAdded] = useState(0)
  /** Number of saves of each car, as the key of its form, which resets it. */
  const [saves, setSaves] = useState<Record<string, number>>({})
  const [ends, setEnds] = useState(0)
  const [hasPicker, setHasPicker] = useState(true)
  const [merged, setMerged] = useState(0)
  const postedTo = (id: string | null) => (posted?.do === 'put' && posted.id === id ? posted : undefined)

  function photoOf({ id, photo }: Car): string | null {
    if (photoPlace === 'device') return onDevice[id] || null
    return photo ? paths.carPhoto(id, photo) : null
  }

  async function openPhotos(): Promise<CarPhotoStore | null> {
    const photos = await import('#src/features/garage/details/car-photos.ts').catch(() => null)
    return photos && (photoPlace === 'device' ? photos.devicePhotos() : photos.accountPhotos)
  }

  async function showDevicePhotos() {
    const photos = await import('#src/features/garage/details/car-photos.ts').catch(() => null)
    if (photos) setOnDevice(photos.parseDevicePhotos(browserStore('localStorage').read(devicePhotosKey)))
  }

  async function keepPhoto(id: string, wish: PhotoWish): Promise<{ photo: string } | PhotoProblem | null> {
    if (wish === null) return null
    const photos = await openPhotos()
    if (!photos) return 'photoFailed'
    return wish === 'remove' ? photos.remove(id) : photos.save(id, wish)
  }

  function show(list: Car[], id: string, kept: { photo: string } | null) {
    if (kept && photoPlace === 'device') setOnDevice((present) => ({ ...present, [id]: kept.photo }))
    const isVersion = kept && photoPlace === 'account'
    setCars(isVersion ? list.map((car) => (car.id === id ? { ...car, ...kept } : car)) : list)
  }

  function end(ended: CarOutcome | null) {
    setOutcome(ended)
    setEnds((count) => count + 1)
  }

  async function save(car: Car, wish: PhotoWish, picked?: GarageCar): Promise<CarSubmission> {
    setOutcome(null)
    const isAdded = cars !== 'unknown' && !cars?.some(({ id }) => id === car.id)
    const ended = await onChange({ do: 'put', car })
    if (ended.kind !== 'saved') return { problems: {}, outcome: ended.kind }
    const kept = await keepPhoto(car.id, wish)
    // Shown only after all parts are saved: otherwise the form would lose its values.
    if (typeof kept === 'string') return { problems: { photo: kept }, outcome: null }
    show(ended.cars, car.id, kept)
    if (picked || isAdded) void choose(car, picked)
    setRemoved(null)
    // The empty form for the next car.
    setAdded(added + 1)
    setSaves((counts) => ({ ...counts, [car.id]: (counts[car.id] ?? 0) + 1 }))
    end('saved')
    return { problems: {}, outcome: 'saved' }
  }

  /** An added car is the one that parts are shown for, if the shop has parts for it. */
  async function choose(car: Car, picked?: GarageCar) {
    const garage = await import('#src/features/garage/take-account-car.ts').catch(() => null)
    if (picked) garage && store.set(garage.takePickedCarAtom, { ...picked, id: car.id })
    else if (garage) await store.set(garage.takeAccountCarAtom, car, localized(locale, paths.vehicles()))
  }

  /** Adds what the account does not have of a car that was picked from the list. */
  async function pick(picked: GarageCar) {
    const guests = await import('#src/features/garage/guest-cars.ts').catch(() => null)
    if (!guests) return end('failed')
    const known = Array.isArray(cars) ? cars : []
    const car = guests.accountCarOf(picked)
    const { outcome } = await save(guests.guestCars([picked], known)[0]?.car ?? car, null, picked)
    if (outcome !== 'saved') end(outcome)
  }

  async function remove(car: Car) {
    setOutcome(null)
    const hasPhoto = photoOf(car) !== null
    const photo = hasPhoto ? await openPhotos().then((photos) => photos?.load(car.id) ?? null) : null
    // The photo is deleted first: without its car it could not be found again.
    if (hasPhoto && typeof (await keepPhoto(car.id, 'remove')) === 'string') return end('photoFailed')
    const ended = await onChange({ do: 'remove', id: car.id })
    if (ended.kind !== 'saved') {
      await keepPhoto(car.id, photo)
      return end(ended.kind)
    }
    setCars(ended.cars)
    setRemoved(ended.removed && { car: ended.removed, photo, isPhotoLost: hasPhoto && !photo })
    end(null)
  }

  async function putBack({ car, photo }: { car: Car; photo: Blob | null }) {
    setOutcome(null)
    const ended = await onChange({ do: 'put', car })
    if (ended.kind !== 'saved') return end(ended.kind)
    const kept = await keepPhoto(car.id, photo)
    const isKept = typeof kept !== 'string'
    show(ended.cars, car.id, isKept ? kept : null)
    setRemoved(null)
    end(isKept ? 'saved' : 'photoFailed')
  }

  if (!cars)
    return (
      <Notice tone="error" role="none">
        {t('account.carsUnreadable')}
      </Notice>
    )
  // Without the list, the last form contains the typed values of any car.
  const lastForm = cars === 'unknown' && posted?.do === 'put' ? posted.id : null
  const isSaved = outcome === 'saved' || posted?.submission.outcome === 'saved'
  const described = postedTo(lastForm)
  const form = (
    <CarForm
      key={added}
      car={null}
      id={lastForm}
      photoPlace={photoPlace}
      photo={null}
      currentYear={currentYear}
      onSave={save}
      onPrepare={onPrepare}
      posted={described?.submission}
      values={described?.values}
      begun={described ? null : (plain?.chosen ?? null)}
    />
  )
  return (
    <>
      {cars === 'unknown' ? null : (
        <MergeGuestCars
          cars={cars}
          photoPlace={photoPlace}
          onChange={onChange}
          onMerged={(list, count) => {
            setCars(list)
            setMerged(count)
          }}
        />
      )}
      {photoPlace === 'device' ? <OnMount run={showDevicePhotos} /> : null}
      <div key={ends} className="cars-result" tabIndex={-1} ref={ends > 0 ? takeFocus : undefined}>
        <Notice tone="error" role="alert">
          {carsProblem(t, outcome)}
        </Notice>
        <Notice tone="success">
          {removed ? (
            <RemovedCar car={removed.car} isPhotoLost={removed.isPhotoLost} onUndo={() => putBack(removed)} />
          ) : isSaved ? (
            t('account.saved')
          ) : merged > 0 ? (
            t('account.carsMerged', { count: merged })
          ) : null}
        </Notice>
      </div>
      {cars === 'unknown' ? null : cars.length > 0 ? (
        <ul className="car-list">
          {cars.map((car) => (
            <CarCard
              key={`${JSON.stringify(car)} ${saves[car.id] ?? 0}`}
              car={car}
              photo={photoOf(car)}
              onRemove={() => remove(car)}
              onPrepare={onPrepare}
              open={postedTo(car.id) !== undefined && postedTo(car.id)?.submission.outcome !== 'saved'}
            >
              <CarForm
                car={car}
                id={car.id}
                photoPlace={photoPlace}
                photo={photoOf(car)}
                currentYear={currentYear}
                onSave={save}
                onPrepare={onPrepare}
                posted={postedTo(car.id)?.submission}
                values={postedTo(car.id)?.values}
              />
            </CarCard>
          ))}
        </ul>
      ) : (
        <p>{t('account.noCars')}</p>
      )}
      <section className="add-car sheet">
        <h2>{t(lastForm ? 'account.change' : 'account.addCar')}</h2>
        {lastForm ? (
          form
        ) : (
          <>
            <PickCar onPick={(car) => void pick(car)} onFailure={() => setHasPicker(false)} />
            {plain ? <PlainPickCar {...plain} /> : null}
            <details
              className="fold other-car"
              open={
                !hasPicker ||
                Boolean(plain?.chosen) ||
                (described && described.submission.outcome !== 'saved')
              }
            >
              <summary>{t('account.otherCar')}</summary>
              {form}
            </details>
          </>
        )}
      </section>
    </>
  )
}
