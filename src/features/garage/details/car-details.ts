import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { isBrakeCode } from '#src/i18n/brakes.ts'
import { type CarFacts, exactly, type KnownValue } from '../fit/car-facts.ts'
import { type GarageCar, type GarageChange, withoutSaved } from '../garage.ts'
import { vinFacts } from '../vin/vin-facts.ts'

/** Optional details of a car, as an account stores them. Texts are empty if not stated. */
export type CarDetails = Omit<Car, 'id' | 'model' | 'variant' | 'year' | 'photo'>
export type CarDetail = keyof CarDetails

/**
 * The details of a car of this browser. Codes, steering side and brake system are read from the facts, whether they
 * were entered or answered, so that they cannot contradict one another.
 */
export function detailsOf({ nickname, vinNumber, brakeType, brake, facts }: GarageCar): CarDetails {
  const steering = only(facts.steering)
  return {
    nickname: nickname ?? '',
    vinNumber: vinNumber ?? '',
    colorCode: only(facts.colourCode).slice(0, 20),
    interiorCode: only(facts.interiorCode).slice(0, 20),
    steeringSide: steering === 'lhd' ? 'left' : steering === 'rhd' ? 'right' : '',
    brakeType: brakeType ?? '',
    brake: only(facts.brakeSystem).slice(0, 40) || (brake ?? ''),
  }
}

/**
 * The car with these details. A changed one replaces the known facts; an unchanged one keeps them, such as the answer
 * that its discs are not the larger ones. Facts of the previous chassis number are removed with it.
 */
export function withDetails(car: GarageCar, details: CarDetails, currentYear: number): GarageCar {
  const before = detailsOf(car)
  const isOtherNumber = details.vinNumber !== before.vinNumber
  let facts = car.facts
  if (isOtherNumber) {
    const said = Object.keys(vinFacts(before.vinNumber, car.name, currentYear))
    const others = Object.entries(facts).filter(([field]) => !said.includes(field))
    facts = { ...Object.fromEntries(others), ...vinFacts(details.vinNumber, car.name, currentYear) }
  }
  for (const [field, fact] of factFields) {
    const value = factValue(field, details[field])
    const isChanged = details[field] !== before[field]
    const { [fact]: _, ...others } = facts
    if (value !== '' && (isChanged || isOtherNumber)) facts = { ...others, [fact]: exactly(value) }
    else if (isChanged) facts = others
  }
  const { nickname: _n, vinNumber: _v, brakeType: _t, brake: _b, ...rest } = car
  const { nickname, vinNumber, brakeType, brake } = details
  const kept = { nickname, vinNumber, brakeType, brake: only(facts.brakeSystem) === '' ? brake : '' }
  return { ...rest, ...withoutEmpty(kept), facts }
}

export function changeDetails(id: string, details: CarDetails, currentYear: number): GarageChange {
  return ({ cars, current }) => ({
    cars: cars.map((car) => (car.id === id ? withoutSaved(withDetails(car, details, currentYear)) : car)),
    current,
  })
}

export function withoutEmpty<Details extends Partial<CarDetails>>(details: Details): Partial<Details> {
  const stated: Partial<Details> = { ...details }
  for (const name in stated) if (stated[name] === '') delete stated[name]
  return stated
}

const factFields = [
  ['colorCode', 'colourCode'],
  ['interiorCode', 'interiorCode'],
  ['steeringSide', 'steering'],
  ['brake', 'brakeSystem'],
] as const satisfies [CarDetail, keyof CarFacts][]

function factValue(field: (typeof factFields)[number][0], entered: string): string {
  if (field === 'steeringSide') return entered === '' ? '' : entered === 'left' ? 'lhd' : 'rhd'
  // The name of a make, which had several kinds of brakes, decides nothing.
  return field === 'brake' && !isBrakeCode(entered) ? '' : entered
}

function only(known: KnownValue | undefined): string {
  const [value = '', ...others] = known?.is?.filter((one) => !known.not.includes(one)) ?? []
  return others.length > 0 ? '' : value
}
