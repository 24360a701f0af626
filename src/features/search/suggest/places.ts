import type { Brand, Category } from '#src/commerce/contract/catalogue/category.ts'
import { categoryName, distinctNames } from '#src/features/catalogue/categories.ts'
import { matchesWords, startsWithWords } from '#src/features/catalogue/matches-words.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import type { VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import * as paths from '#src/paths.ts'
import { isYear } from '../car/car-year.ts'
import { type NamedModel, namedCars } from '../car/named-models.ts'
import { typedWords } from '../query-text.ts'

export interface Place {
  kind: 'category' | 'brand' | 'car'
  name: string
  within: string
  path: string
}

export interface Places {
  categories: readonly Category[]
  brands: readonly Brand[]
  makes: VehicleTree
}

const maxOfKind = 3
const minLength = 2

/**
 * The categories, brands and cars whose names have every typed word, a few of each kind, the closest first. If the words
 * name a car among others, the car, and the categories with the others: `brake pads volvo 240`.
 */
export function findPlaces({ categories, brands, makes }: Places, typed: string): Place[] {
  if (typed.length < minLength) return []
  const words = typedWords(typed)
  const named = namedCars(words, makes)
  const others = words.filter((word, at) => !isYear(word) && !named?.words.includes(at)).join(' ')
  const cars = closest(carPlaces(makes, typed), typed)
  return [
    ...closestCategories(categories, named && others !== '' ? others : typed),
    ...closest(brands.map(brandPlace), typed),
    ...(cars.length > 0 || !named || named.isMake
      ? cars
      : named.models.slice(0, maxOfKind).flatMap(carPlace)),
  ]
}

function carPlace({ name, vehicles }: NamedModel): Place[] {
  const model = carKey({ engine: { is: vehicles, not: [] } })
  return model === '' ? [] : [{ kind: 'car', name, within: '', path: paths.parts(model) }]
}

/** Those of one name are told apart: "Brake discs (Amazon)". */
function closestCategories(categories: readonly Category[], typed: string): Place[] {
  const found = closest(
    categories.map((category) => ({
      kind: 'category' as const,
      name: categoryName(category),
      within: category.name.slice(0, -1).join(' › '),
      path: paths.category(category.uri),
      category,
    })),
    typed,
  )
  const names = distinctNames(found.map(({ category }) => category))
  return found.map(({ category: _, ...place }, at) => ({ ...place, name: names[at] ?? place.name }))
}

function brandPlace({ name, uri }: Brand): Place {
  return { kind: 'brand', name, within: '', path: paths.brand(uri) }
}

function carPlaces(makes: VehicleTree, typed: string): Place[] {
  return makes
    .flatMap(({ models }) => models)
    .flatMap(({ name, engines }): Place[] => {
      const vehicles = engines.map(({ key }) => key)
      const model = carKey({ engine: { is: vehicles, not: [] } })
      if (model === '') return []
      if (matchesWords(name, typed)) return carPlace({ name, vehicles })
      return engines.flatMap((engine) => {
        const rest = engine.key.slice(model.length + 1)
        const path = paths.parts(model, rest)
        return rest === '' ? [] : [{ kind: 'car', name: `${name}, ${engine.name}`, within: '', path }]
      })
    })
}

/** Names that begin with the typed text come first, then those that have its words, then those below such. */
function closest<P extends Place>(places: readonly P[], typed: string): P[] {
  return places
    .filter(({ name, within }) => matchesWords(`${within} ${name}`, typed))
    .map((place) => ({ place, distance: distanceOf(place, typed) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, maxOfKind)
    .map(({ place }) => place)
}

function distanceOf({ name, within }: Place, typed: string): number {
  if (startsWithWords(name, typed)) return within === '' ? 0 : 1
  return matchesWords(name, typed) ? 2 : 3
}
