import { firstModelYear, modelYearValues } from '#src/commerce/contract/search/model-years.ts'
import type { VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { namedCars } from './named-models.ts'

/** A number in a search that is the year of a car. */
export interface CarYear {
  year: number
  /** The index of its word. */
  at: number
  /** The values of parts for these cars in that year, for `SearchFilters`. */
  modelYears: readonly string[]
}

/** True for a word that may be a year. */
export function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word)
}

/**
 * Reads the model year of a car among the words of a search: a number from 1945 to the next year, if the other words
 * name a car of the shop. Null without one. The cars are loaded only if there is such a number.
 */
export async function readCarYear(
  words: readonly string[],
  currentYear: number,
  loadCars: () => Promise<VehicleTree | null>,
): Promise<CarYear | null> {
  const years = words.flatMap((word, at) =>
    isYear(word) && Number(word) >= firstModelYear && Number(word) <= currentYear + 1 ? [at] : [],
  )
  if (years.length === 0 || words.length < 2) return null
  const makes = await loadCars()
  if (!makes) return null
  const all = namedCars(words, makes)
  const read = years.flatMap((at) => {
    const others = words.filter((_, index) => index !== at)
    const cars = namedCars(others, makes)
    // In "BMW 2002" the number is a model, since only the make would be left; beside another make it is a year.
    const ofMake = new Set(cars?.isMake ? cars.models.map(({ name }) => name) : [])
    const isName = all?.words.includes(at) && all.models.some(({ name }) => ofMake.has(name))
    return cars && !isName ? [{ at, cars }] : []
  })
  const best = read.find(({ cars }) => !cars.isMake) ?? read[0]
  if (!best) return null
  const { at, cars } = best
  const year = Number(words[at])
  const vehicles = cars.models.flatMap((model) => model.vehicles)
  return { year, at, modelYears: modelYearValues(vehicles, year) }
}
