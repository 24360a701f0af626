import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import type { KnownValue } from './fit/car-facts.ts'
import type { GarageCar } from './garage.ts'

/** The cars of this browser that an account does not have yet, as it keeps them. Those it was given before are left out. */
export function guestCars(cars: readonly GarageCar[], account: readonly Car[]): Car[] {
  const known = new Set(account.map(identityOf))
  return cars.flatMap((car) => {
    const entry = accountCarOf(car)
    if (car.saved || known.has(identityOf(entry))) return []
    known.add(identityOf(entry))
    return [entry]
  })
}

/** A car of this browser in the words of an account; what is not known stays empty. */
export function accountCarOf({ id, name, year, facts }: GarageCar): Car {
  const comma = name.lastIndexOf(', ')
  const steering = only(facts.steering)
  return {
    id,
    model: (comma < 0 ? name : name.slice(0, comma)).slice(0, 60),
    variant: comma < 0 ? '' : name.slice(comma + 2).slice(0, 60),
    year,
    nickname: '',
    vinNumber: '',
    colorCode: only(facts.colourCode).slice(0, 20),
    interiorCode: only(facts.interiorCode).slice(0, 20),
    steeringSide: steering === 'lhd' ? 'left' : steering === 'rhd' ? 'right' : '',
    brakeType: '',
    brake: only(facts.brakeSystem).slice(0, 40),
    photo: '',
  }
}

/** The one value that something has; empty where it may have several. */
function only(known: KnownValue | undefined): string {
  const [value = '', ...others] = known?.is?.filter((one) => !known.not.includes(one)) ?? []
  return others.length > 0 ? '' : value
}

/** Cars of one model, engine and year are the same car. */
function identityOf({ model, variant, year }: Pick<Car, 'model' | 'variant' | 'year'>): string {
  return [model, variant, year]
    .map((text) =>
      String(text ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('|')
}
