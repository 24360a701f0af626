import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { foldWords, type PartKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { categoryName } from '#src/features/catalogue/categories.ts'
import type { VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { namedCars } from '../car/named-models.ts'

/** A category of the shop that a search names. */
export interface NamedCategory {
  /** The URIs of the categories with that name. */
  uris: readonly string[]
  /** The other words of the search: a car, and a place on it. */
  rest: readonly string[]
}

interface Known {
  kinds: PartKinds
  loadCategories(): Promise<readonly Category[]>
  loadCars(): Promise<VehicleTree | null>
}

const maxCategories = 20
const places = new Set(['front', 'rear', 'left', 'right'])

/**
 * Reads the category that a search names: its words are the name of one, alone or with a car and a place on it, such as
 * `brakes golf 4` or `gaskets`. Null for other searches, and for names of a kind of part, by which parts are found. The
 * cars are loaded only if a category's name is among the words.
 */
export async function readCategory(
  words: readonly string[],
  { kinds, loadCategories, loadCars }: Known,
): Promise<NamedCategory | null> {
  const typed = foldWords(words.join(' '))
  if (typed === '' || words.some((word) => /^-|"/.test(word)) || kinds.kindOf(typed) !== null) return null
  const categories = (await loadCategories()).map((category) => ({
    name: foldWords(categoryName(category)),
    uri: category.uri,
  }))
  const within = categories.filter(({ name }) => name !== '' && ` ${typed} `.includes(` ${name} `))
  if (within.length === 0) return null
  const urisOf = (text: string) => within.flatMap(({ name, uri }) => (name === text ? uri : []))
  const whole = urisOf(typed)
  if (whole.length > 0) return { uris: whole.slice(0, maxCategories), rest: [] }
  const cars = namedCars(words, (await loadCars()) ?? [])
  if (!cars) return null
  const isOther = (word: string, at: number) =>
    cars.words.includes(at) || places.has(kinds.kindOf(foldWords(word)) ?? '')
  const text = foldWords(words.filter((word, at) => !isOther(word, at)).join(' '))
  const uris = kinds.kindOf(text) === null ? urisOf(text) : []
  return uris.length > 0 ? { uris: uris.slice(0, maxCategories), rest: words.filter(isOther) } : null
}
