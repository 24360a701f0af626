import { bandSize } from '#src/config.ts'
import { enginesByYear, yearsText } from '#src/features/garage/vehicles/engine-years.ts'
import { yearNote } from '#src/features/garage/vehicles/year-note.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts'
import type { PartsOfCar } from './load-parts.ts'
import { partsYearSearch } from './parts-year.ts'

/** Links to the engines of a model, all of one group: those of a model year, or the others. */
export interface EngineGroup {
  /** Empty without a model year, and if no engine is of it. */
  name: string
  engines: { name: string; about: string; path: string; count: number | null; isCurrent: boolean }[]
}

export function partsScreen({ i18n, locale, origin }: Shop, parts: PartsOfCar, year: number | null) {
  const { t } = i18n
  const { name, path, car, vehicles, count, model, engines, categories, service } = parts
  const title = t('parts.ofCar', { car: name })
  const above = [{ name: t('parts.title'), path: paths.parts() }]
  const isModel = path === model.path
  const breadcrumbs = isModel ? above : [...above, { name: model.name, path: model.path }]
  const search = partsYearSearch(year)
  const link = ({ name, about, path: to, count }: Omit<EngineGroup['engines'][number], 'isCurrent'>) => ({
    ...{ name, about, count },
    path: to + search,
    isCurrent: to === path,
  })
  const { ofYear, others } = enginesByYear(engines, year)
  const all = link({ name: t('parts.allEngines'), about: '', path: model.path, count: null })
  const groups: EngineGroup[] = [
    {
      name: year === null || ofYear.length === 0 ? '' : t('garage.enginesOf', { year }),
      engines: [all, ...ofYear.map(link)],
    },
    {
      name: t('garage.otherYears'),
      engines: others.map((engine) =>
        link({ ...engine, about: [engine.about, yearsText([engine])].filter(Boolean).join(', ') }),
      ),
    },
  ]
  return {
    screen: {
      title,
      // Only the engine's name: its model is the step above.
      name: isModel ? name : name.slice(model.name.length).replace(/^, /, ''),
      breadcrumbs,
      count: t('parts.count', { count }),
      path,
      own: { car: { ...car, year }, vehicles, text: t('parts.useCar') },
      engines: engines.length > 0 ? groups.filter((group) => group.engines.length > 0) : [],
      year: {
        typed: year === null ? '' : String(year),
        note: yearNote(
          t,
          name,
          model.engines.filter((engine) => isModel || engine.path === path),
          year,
        ),
      },
      categories,
      service: service.slice(0, bandSize),
      text: {
        engine: t('parts.engine'),
        year: t('garage.year'),
        showEngines: t('garage.showEngines'),
        categories: t('parts.categories'),
        service: t('parts.service'),
        otherCar: t('parts.otherCar'),
      },
    },
    head: {
      title,
      description: t('parts.description', {
        count,
        car: name,
        categories: categories.map((category) => category.name).join(', '),
      }),
      locale,
      origin,
      path,
      data: [breadcrumbData([...breadcrumbs, { name: title, path }], (to) => origin + localized(locale, to))],
    },
  }
}
