import { useSetAtom } from 'jotai'
import { useHref } from 'react-router'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { Link } from '#src/effects/router/link.tsx'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'
import { showsAllAtom } from '#src/features/garage/garage-on-demand.atoms.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { withoutFilter } from '../../filters/filter-query.ts'
import { type CarCounts, countsField, type ListingQuery, listingSearch } from '../listing.ts'
import { CarQuestion } from './car-question.tsx'
import type { CarScope } from './car-scope.ts'

interface CarRowProps {
  path: string
  query: ListingQuery
  scope: CarScope | null
  /** True if products of the list are for particular cars. */
  hasCars: boolean
}

/**
 * Says above a list for which car its parts are, and offers the others. The document says it if its address names a car;
 * otherwise the browser does for a visitor who has one, in room that is kept before the first paint. Absent from lists of
 * parts that are for no particular cars.
 */
export function CarRow({ path, query, scope, hasCars }: CarRowProps) {
  const car = useCurrentCar()
  const key = car ? carKey(car.facts) : ''
  const search = listingSearch({
    ...query,
    page: 1,
    filters: withoutFilter(query.filters, [vehicleField]),
    car: key ? { key, vehicles: [] } : null,
  })
  const mine = car && key ? { car, search } : null
  if (!scope && !hasCars) return null
  return (
    <div className="car-row" data-empty={scope || mine ? undefined : ''}>
      {scope ? <Shown scope={scope} isMine={scope.car === key} /> : null}
      {mine && scope?.car !== key ? (
        <OwnCar key={search} path={path} {...mine} counted={!scope && path !== paths.search()} />
      ) : null}
      {scope ? <CarQuestion questions={scope.questions} car={scope.car === key ? car : null} /> : null}
    </div>
  )
}

function Shown({ scope: { text, other, wider }, isMine }: { scope: CarScope; isMine: boolean }) {
  const choose = useSetAtom(showsAllAtom)
  return (
    <>
      <strong>{text}</strong>
      {other ? (
        <Link
          to={other.path}
          preventScrollReset
          rel="nofollow"
          onClick={() => isMine && choose(other.showsAll)}
        >
          {other.name}
        </Link>
      ) : null}
      {wider ? (
        <Link to={wider.path} preventScrollReset rel="nofollow">
          {wider.name}
        </Link>
      ) : null}
    </>
  )
}

interface OwnCarProps {
  path: string
  car: GarageCar
  search: string
  /** True if the numbers are asked for. A search has none, and a document for another car has its own. */
  counted: boolean
}

function OwnCar({ path, car, search, counted }: OwnCarProps) {
  const { t } = useI18n()
  const choose = useSetAtom(showsAllAtom)
  const source = useHref(paths.more(path)) + search
  const asked = useLazyWhen(
    counted,
    async () => ({ counts: await fetchJson<CarCounts>(`${source}&${countsField}=1`) }),
    () => {},
  )
  // The link would move when the sentence before it is known.
  if (counted && !asked) return null
  const counts = asked?.counts
  const isNone = counts?.fitting === 0
  return (
    <>
      {counts ? (
        <strong>{t('catalogue.forMyCar', { car: car.name, count: counts.fitting, all: counts.all })}</strong>
      ) : null}
      <Link
        className="button"
        data-size="small"
        to={isNone ? paths.parts(carKey(car.facts)) : path + search}
        preventScrollReset={!isNone}
        rel="nofollow"
        onClick={() => choose(false)}
      >
        {t(isNone ? 'next.car' : 'catalogue.onlyMyCar')}
      </Link>
    </>
  )
}
