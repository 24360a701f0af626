import * as v from 'valibot'
import { splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import { Car, isBrakeLetter } from '#src/commerce/contract/selection/customer-cars.ts'
import { garageKey, maxGuestCars } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { type CarFacts, monthNumber, rangeFields, valueFields } from './fit/car-facts.ts'
import { joinedFacts } from './fit/compare-facts.ts'

export const firstYear = 1900
/** Maximum length of the stored text; a longer one was not written by this shop. */
const maxLength = 60_000

const text = v.pipe(v.string(), v.maxLength(80))
const texts = v.pipe(v.array(text), v.maxLength(80), v.readonly())
const whole = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

const KnownValue = v.object({ is: v.nullable(texts), not: texts })
const KnownRange = v.object({ from: whole, to: whole })

const Facts = v.pipe(
  v.object({
    ...v.entriesFromList(valueFields, v.exactOptional(KnownValue)),
    ...v.entriesFromList(rangeFields, v.exactOptional(KnownRange)),
  }),
  v.transform(withoutBrakeLetters),
)

function withoutBrakeLetters({ brakeSystem, ...facts }: CarFacts): CarFacts {
  if (!brakeSystem) return facts
  const codesOf = (codes: readonly string[] | null) => (codes ?? []).filter((code) => !isBrakeLetter(code))
  const [is, not] = [codesOf(brakeSystem.is), codesOf(brakeSystem.not)]
  if (is.length === 0 && not.length === 0) return facts
  return { ...facts, brakeSystem: { is: is.length === 0 ? null : is, not } }
}

const GarageCar = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
  /** Model and engine, "Volvo 240, B21A"; only the model while the engine is unknown. */
  name: v.pipe(text, v.minLength(1)),
  year: v.pipe(v.number(), v.integer(), v.minValue(firstYear), v.maxValue(2100)),
  facts: Facts,
  /** True if an account had it with all known facts; its owner may have removed it there since. */
  saved: v.exactOptional(v.boolean()),
  /** True if it came from an account: it is removed from this browser at log-out. */
  fromAccount: v.exactOptional(v.boolean()),
  /** Details that decide about no part, as in `Car`; the others are facts. A damaged one is empty. */
  nickname: v.exactOptional(v.fallback(Car.entries.nickname, '')),
  vinNumber: v.exactOptional(v.fallback(Car.entries.vinNumber, '')),
  brakeType: v.exactOptional(v.fallback(Car.entries.brakeType, '')),
  brake: v.exactOptional(v.fallback(Car.entries.brake, '')),
})
export type GarageCar = v.InferOutput<typeof GarageCar>

export interface Garage {
  cars: readonly GarageCar[]
  current: string | null
  /** True if lists show the parts of all cars, those of the current one first. */
  showsAll?: boolean
}

export const emptyGarage: Garage = { cars: [], current: null }

const Stored = v.pipe(
  v.string(),
  v.maxLength(maxLength),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    cars: v.array(v.unknown()),
    current: v.nullable(v.string()),
    showsAll: v.exactOptional(v.fallback(v.boolean(), false)),
  }),
)

/** Parses the stored cars. A damaged car is left out; a damaged text is an empty garage. */
export function parseGarage(stored: string | null): Garage {
  const parsed = v.safeParse(Stored, stored)
  if (!parsed.success) return emptyGarage
  const cars = parsed.output.cars.flatMap((car) => {
    const read = v.safeParse(GarageCar, car)
    return read.success ? [read.output] : []
  })
  return consistent({ ...parsed.output, cars })
}

export function serializeGarage({ cars, current, showsAll }: Garage): string | null {
  if (cars.length === 0) return null
  return JSON.stringify({ version: 1, cars, current, ...(showsAll && { showsAll }) })
}

export type GarageChange = (garage: Garage) => Garage

/** Applies a change to the stored garage, which another tab may have written, and returns the new one. */
export function changeGarage(store: TextStore, change: GarageChange): Garage {
  const garage = consistent(change(parseGarage(store.read(garageKey))))
  store.write(garageKey, serializeGarage(garage))
  return garage
}

export function currentCar({ cars, current }: Garage): GarageCar | null {
  return cars.find(({ id }) => id === current) ?? null
}

interface ChosenCar {
  id: string
  model: string
  engines: readonly { key: string; name: string }[]
  engine: string | null
  year: number
}

export function chosenCar({ id, model, engines, engine, year }: ChosenCar): GarageCar {
  const known = engines.filter(({ key }) => engine === null || key === engine)
  const [only] = known
  return {
    id,
    name: known.length === 1 && only ? `${model}, ${only.name}` : model,
    year,
    facts: {
      engine: { is: known.map(({ key }) => key), not: [] },
      built: { from: monthNumber(year, 1), to: monthNumber(year, 12) },
    },
  }
}

/** True if two cars are of one model, engine and year, unless their chassis numbers differ. */
function isSameCar(one: GarageCar, other: GarageCar): boolean {
  const [first, second] = [one.vinNumber, other.vinNumber]
  return one.name === other.name && one.year === other.year && (!first || !second || first === second)
}

/** An equal car gets the facts of both, unless they contradict one another. A full garage is unchanged. */
export function withCar(car: GarageCar): GarageChange {
  return (garage) => {
    for (const equal of garage.cars) {
      const facts = isSameCar(equal, car) ? joinedFacts(equal.facts, car.facts) : null
      if (!facts) continue
      const vinNumber = equal.vinNumber || car.vinNumber
      const joined = { ...equal, ...(vinNumber ? { vinNumber } : {}), facts }
      const isNew = JSON.stringify(joined) !== JSON.stringify(equal)
      const cars = garage.cars.map((other) => (isNew && other.id === equal.id ? withoutSaved(joined) : other))
      return { cars, current: equal.id }
    }
    return garage.cars.length < maxGuestCars ? { cars: [car, ...garage.cars], current: car.id } : garage
  }
}

export function knowsCar({ cars }: Garage, car: GarageCar): boolean {
  return cars.some((other) => other.id === car.id || isSameCar(other, car))
}

/** Chooses parts for a car of an account, and adds the account's facts to those of this browser. */
export function withAccountCar(car: GarageCar): GarageChange {
  return (garage) => {
    const known =
      garage.cars.find(({ id }) => id === car.id) ?? garage.cars.find((other) => isSameCar(other, car))
    if (!known) return withCar(car)(garage)
    const { fromAccount: _, id: _id, ...stated } = car
    const facts = known.name === car.name && known.year === car.year ? known.facts : {}
    const joined = { ...known, ...stated, facts: { ...facts, ...car.facts } }
    return {
      cars: garage.cars.map((other) => (other.id === known.id ? joined : other)),
      current: known.id,
    }
  }
}

export function withoutAccountCars({ cars, ...garage }: Garage): Garage {
  return { ...garage, cars: cars.filter(({ fromAccount }) => !fromAccount) }
}

export function withoutCar(id: string): GarageChange {
  return ({ cars, ...garage }) => ({ ...garage, cars: cars.filter((car) => car.id !== id) })
}

/** Chooses whether lists show the parts of all cars. A car that is added is asked for, so lists show its parts again. */
export function withShown(showsAll: boolean): GarageChange {
  return (garage) => ({ ...garage, showsAll })
}

export function withCurrent(current: string | null): GarageChange {
  return (garage) => ({ ...garage, current })
}

export function withSaved(ids: readonly string[]): GarageChange {
  return ({ cars, ...garage }) => ({
    ...garage,
    cars: cars.map((car) => (ids.includes(car.id) ? { ...car, saved: true } : car)),
  })
}

/** Marks a car as changed, so that the next log-in adds the change to the account. */
export function withoutSaved({ saved: _, ...car }: GarageCar): GarageCar {
  return car
}

/**
 * Corrects model, engine and year of a car. What is known about it stays if it is still of the same model; a correction
 * for another model keeps only what its owner calls it, and its number.
 */
export function withCorrection(id: string, { name, year, facts }: GarageCar): GarageChange {
  return ({ cars, ...garage }) => ({
    ...garage,
    cars: cars.map((car) => {
      if (car.id !== id || (car.name === name && car.year === year)) return car
      const known = modelName(car.name) === modelName(name) ? car.facts : {}
      return withoutSaved({ ...car, name, year, facts: { ...known, ...facts } })
    }),
  })
}

/** "Volvo 240" of "Volvo 240, B21A". */
export function modelName(name: string): string {
  return splitVehicleName(name).model
}

export function withFacts(id: string, change: (facts: CarFacts) => CarFacts): GarageChange {
  return ({ cars, ...garage }) => ({
    ...garage,
    cars: cars.map((car) => (car.id === id ? withoutSaved({ ...car, facts: change(car.facts) }) : car)),
  })
}

/** The garage within its limits: at most `maxGuestCars` cars with different ids, of which at most one is current. */
function consistent({ cars, current, showsAll = false }: Garage): Garage {
  const kept = [...new Map(cars.toReversed().map((car) => [car.id, car])).values()]
    .toReversed()
    .slice(0, maxGuestCars)
  return {
    cars: kept,
    current: kept.some(({ id }) => id === current) ? current : null,
    ...(showsAll && { showsAll }),
  }
}
