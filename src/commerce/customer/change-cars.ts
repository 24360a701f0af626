import { type Car, maxCars, parseCars, serializeCars } from '../contract/selection/customer-cars.ts'
import type { CustomerProfile, CustomerUpdateRequest } from '../contract/selection/customer-profile.ts'
import { customerAttributes } from '../contract/selection/registration.ts'
import { type LoadedProfile, newsletterAnswer, type UpdateCustomerResult } from './customer-update.ts'

/** A change of a customer's cars. `put` replaces the car with the same id except for its photo, or adds one without. */
export type CarChange = { do: 'put'; car: Car } | { do: 'remove'; id: string }
/** The change after a photo was stored or deleted, `photo` as in `Car`; or after all were deleted. */
export type PhotoChange = { do: 'photo'; id: string; photo: string } | { do: 'noPhotos' }

/**
 * The result of a change. `full`: the maximum number of cars is reached. `unreadable`: the saved cars cannot be read,
 * so they were not replaced. `loggedOut`, `limited` and `failed` are as for other updates of a customer.
 */
export type ChangeCarsResult =
  | { kind: 'saved'; cars: Car[]; removed: Car | null }
  | { kind: 'full' | 'unreadable' | 'loggedOut' | 'limited' | 'failed' }

/** The calls that read and save a customer's cars. */
export interface CarPorts {
  /** Reads the customer again: cars may have been added elsewhere meanwhile. */
  load(): Promise<LoadedProfile>
  update(request: CustomerUpdateRequest): Promise<UpdateCustomerResult>
  /** True if customers choose the newsletter. */
  newsletterChoice: boolean
}

/** The cars of a customer; null when they cannot be read. */
export function carsOf({ cars }: Pick<CustomerProfile, 'cars'>): Car[] | null {
  return parseCars(cars)
}

/** Makes a change to the cars as the service has them now, and saves the list. */
export async function changeCars(
  change: CarChange | PhotoChange,
  { load, update, newsletterChoice }: CarPorts,
): Promise<ChangeCarsResult> {
  const profile = await load()
  if (typeof profile === 'string') return { kind: profile === 'guest' ? 'loggedOut' : 'failed' }
  const before = carsOf(profile)
  if (!before) return { kind: 'unreadable' }
  const cars = changedCars(before, change)
  if (cars.length > maxCars) return { kind: 'full' }
  const { firstName, lastName, newsletter } = profile
  const { kind } = await update({
    ...{ firstName, lastName, newsletter: newsletterAnswer(newsletterChoice, newsletter, newsletter) },
    customAttributes: { [customerAttributes.cars]: cars.length > 0 ? serializeCars(cars) : null },
  })
  if (kind === 'loggedOut' || kind === 'limited') return { kind }
  if (kind !== 'saved') return { kind: 'failed' }
  const removed = change.do === 'remove' ? before.find(({ id }) => id === change.id) : null
  return { kind, cars, removed: removed ?? null }
}

function changedCars(cars: Car[], change: CarChange | PhotoChange): Car[] {
  if (change.do === 'remove') return cars.filter(({ id }) => id !== change.id)
  if (change.do === 'noPhotos') return cars.map((car) => ({ ...car, photo: '' }))
  if (change.do === 'photo')
    return cars.map((car) => (car.id === change.id ? { ...car, photo: change.photo } : car))
  const { car } = change
  return cars.some(({ id }) => id === car.id)
    ? cars.map((other) => (other.id === car.id ? { ...car, photo: other.photo } : other))
    : [...cars, { ...car, photo: '' }]
}
