import { englishCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { withDetails } from './details/car-details.ts'
import { chosenCar, firstYear, type GarageCar } from './garage.ts'
import type { VehicleTree } from './vehicles/vehicle-tree.ts'
import { makeNames } from './vin/vin-car.ts'

/** The reason why a car cannot be chosen: the shop has no parts for its model, or its model year is missing. */
export type Unchosen = 'unknown' | 'noYear'

/**
 * Finds the car of an account, whose model and engine are free text, among those the shop has parts for. The engine
 * stays open if the text does not name one of the model's.
 */
export function carOfAccount(car: Car, vehicles: VehicleTree, currentYear: number): GarageCar | Unchosen {
  const model = modelNamed(car.model, vehicles)
  if (!model) return 'unknown'
  const { id, year, variant, ...details } = car
  if (year === null || year < firstYear) return 'noYear'
  const typed = wordsOf(variant)
  const named = model.engines.filter(({ name }) => holds(typed, wordsOf(name)))
  const engine = named.length === 1 ? (named[0]?.key ?? null) : null
  const chosen = chosenCar({ id, model: model.name, engines: model.engines, engine, year })
  return { ...withDetails(chosen, details, currentYear), saved: true, fromAccount: true }
}

type Model = VehicleTree[number]['models'][number]

/**
 * The model a text names in any language, with or without its make: an exact match, otherwise the only one with a common
 * beginning.
 */
function modelNamed(text: string, vehicles: VehicleTree): Model | null {
  const typed = wordsOf(englishCarName(text))
  const models = vehicles.flatMap((make) =>
    make.models.map((model) => {
      const words = wordsOf(englishCarName(model.name))
      const ofMake = words.slice(wordsOf(make.name).length)
      const names = [ofMake, ...makeNames(make.name).map((name) => [...wordsOf(name), ...ofMake])]
      return { model, names: names.filter(({ length }) => length > 0) }
    }),
  )
  const exact = models.filter(({ names }) => names.some((words) => isSame(words, typed)))
  const begun = models.filter(({ names }) => names.some((words) => typed.length > 0 && begins(words, typed)))
  const longest = (names: string[][]) =>
    Math.max(0, ...names.filter((words) => begins(typed, words)).map(({ length }) => length))
  const most = Math.max(0, ...models.map(({ names }) => longest(names)))
  const further = most === 0 ? [] : models.filter(({ names }) => longest(names) === most)
  for (const found of [exact, further, begun]) if (found.length > 0) return onlyOne(found)?.model ?? null
  return null
}

function onlyOne<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\d]+/gu) ?? []
}

const isSame = (one: string[], other: string[]) => one.join(' ') === other.join(' ')
const begins = (words: string[], start: string[]) => isSame(words.slice(0, start.length), start)
const holds = (words: string[], part: string[]) =>
  part.length > 0 && words.some((_, index) => begins(words.slice(index), part))
