import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import { type CarCounts, hasOtherFilters, type ListingQuery, listingSearch } from '../listing.ts'
import type { NamedLink } from '../listing-subject.ts'
import type { CarQuestion } from './car-questions.ts'
import { type NamedCar, ofAllCars, ofCar } from './listing-car.ts'

/** The cars whose parts a listing shows, in words, and the links to the other choices. */
export interface CarScope {
  /** The key of the car in the address; see `carKey`. */
  car: string
  text: string
  /** The link to all products, or back to those of the car; to parts of the car elsewhere, if none here is of it. */
  other: (NamedLink & { showsAll: boolean }) | null
  /** The link to the parts of all engines of the car's model, or to further parts of the car elsewhere. */
  wider: NamedLink | null
  /** The questions that decide which of the shown products fit. */
  questions: CarQuestion[]
}

/**
 * The scope of a search, whose results for all cars are not counted. `count`: those of the car, with `atLeast` perhaps not
 * all of them; if there are none, all are shown, unless something else is chosen.
 */
export function foundScope(
  { t }: ServerI18n,
  query: ListingQuery,
  car: NamedCar,
  { count, atLeast }: { count: number; atLeast: boolean },
  questions: CarQuestion[],
): CarScope {
  const scope = { car: car.key, wider: null, questions }
  const link = (next: ListingQuery) => paths.search() + listingSearch({ ...next, page: 1 })
  if (query.car?.all) {
    const other = { name: t('scope.showParts'), path: link(ofCar(query, car)), showsAll: false }
    return { ...scope, text: t('scope.allFound'), other }
  }
  if (count === 0 && !hasOtherFilters(query.filters))
    return { ...scope, text: t('scope.noneFound', { car: car.name }), other: null }
  const other = { name: t('scope.showAllFound'), path: link(ofAllCars(query)), showsAll: true }
  const text = t(atLeast ? 'scope.foundAtLeast' : 'scope.found', { car: car.name, count })
  return { ...scope, text, other }
}

export function carScope(
  { t }: ServerI18n,
  path: string,
  query: ListingQuery,
  car: NamedCar,
  { fitting, all, showsAll }: CarCounts,
  wider: NamedLink | null,
  questions: CarQuestion[],
  elsewhere: readonly NamedLink[] = [],
): CarScope {
  const scope = { car: car.key, wider, questions }
  if (fitting === 0 && !hasOtherFilters(query.filters)) {
    const [nearest, further = wider] = elsewhere
    const other = nearest ? { ...nearest, showsAll: false } : null
    return { ...scope, text: t('scope.noParts', { car: car.name }), other, wider: further }
  }
  const link = (name: string, next: ListingQuery, showsAll: boolean) => ({
    name,
    path: path + listingSearch({ ...next, page: 1 }),
    showsAll,
  })
  return showsAll
    ? {
        ...scope,
        text: t('scope.allParts', { car: car.name, count: fitting, all }),
        other: link(t('scope.showParts'), ofCar(query, car), false),
      }
    : {
        ...scope,
        text: t('scope.parts', { car: car.name, count: fitting, all }),
        other: all > 0 ? link(t('scope.showAll', { count: all }), ofAllCars(query), true) : null,
      }
}
