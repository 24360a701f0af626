import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { breadcrumbData } from '../structured-data.ts'
import type { PartsOfCar } from './load-parts.ts'

export function partsScreen({ i18n, locale, origin }: Shop, parts: PartsOfCar) {
  const { t } = i18n
  const { name, path, car, vehicles, count, model, engines, categories, service } = parts
  const title = t('parts.ofCar', { car: name })
  const above = [{ name: t('parts.title'), path: paths.parts() }]
  const isModel = path === model.path
  const breadcrumbs = isModel ? above : [...above, { name: model.name, path: model.path }]
  const all = { name: t('parts.allEngines'), path: model.path, count: null }
  return {
    screen: {
      title,
      // Only the engine's name: its model is the step above.
      name: isModel ? name : name.slice(model.name.length).replace(/^, /, ''),
      breadcrumbs,
      count: t('parts.count', { count }),
      path,
      own: { car, vehicles, text: t('parts.useCar') },
      engines: engines.length > 0 ? [all, ...engines] : [],
      categories,
      service,
      text: {
        engine: t('parts.engine'),
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
