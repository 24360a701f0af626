import { type Car, maxCarText } from '#src/commerce/contract/selection/customer-cars.ts'
import { detailsOf, withoutEmpty } from './details/car-details.ts'
import type { GarageCar } from './garage.ts'

export interface GuestCar {
  id: string
  car: Car
}

/**
 * Cars of this browser that an account does not have yet, in its format, and those for which it lacks details or a
 * photo. Data of the account is kept. Fully saved cars are left out. `photos`: ids of cars with a photo in this browser
 * that the account may lack.
 */
export function guestCars(
  cars: readonly GarageCar[],
  account: readonly Car[],
  photos: readonly string[] = [],
): GuestCar[] {
  const known = [...account]
  return cars.flatMap((guest) => {
    if (guest.saved) return []
    const entry = accountCarOf(guest)
    // A saved car keeps its id, even after its owner has renamed it.
    const same = known.find(({ id }) => id === guest.id) ?? known.find((car) => isSame(car, entry))
    if (!same) {
      known.push(entry)
      return [{ id: guest.id, car: entry }]
    }
    const { id: _i, model: _m, variant: _v, year: _y, photo: _p, ...details } = same
    const joined = { ...same, ...withoutEmpty(detailsOf(guest)), ...withoutEmpty(details) }
    const isPhotoNew = same.photo === '' && photos.includes(guest.id)
    const isNew = isPhotoNew || JSON.stringify(joined) !== JSON.stringify(same)
    return isNew ? [{ id: guest.id, car: joined }] : []
  })
}

export function accountCarOf(car: GarageCar): Car {
  const { id, name, year } = car
  const comma = name.lastIndexOf(', ')
  return {
    id,
    model: (comma < 0 ? name : name.slice(0, comma)).slice(0, maxCarText.model),
    variant: comma < 0 ? '' : name.slice(comma + 2).slice(0, maxCarText.variant),
    year,
    ...detailsOf(car),
    photo: '',
  }
}

function isSame(one: Car, other: Car): boolean {
  const [first, second] = [one.vinNumber, other.vinNumber]
  return identityOf(one) === identityOf(other) && (first === '' || second === '' || first === second)
}

function identityOf({ model, variant, year }: Car): string {
  return [model, variant, year]
    .map((text) =>
      String(text ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('|')
}
