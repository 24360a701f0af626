import type { Draft, Recipe } from '../../assortment/design.ts'
import { sharedBy, short, shortEngine } from '../derive.ts'
import { withCabinFilter } from './cabin-filters.ts'
import { engineGroups } from './engine-groups.ts'

function* filterSets(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(
    ({ family }, car) => `${sharedBy(car, 'filter set')} ${family}`,
  )) {
    const cabin = withCabinFilter.includes(car.id)
    yield {
      key: name,
      code: `${short(car)}-${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: {
        set_contents: `oil-filter, air-filter, fuel-filter${cabin ? ', cabin-filter' : ''}, plug-washer`,
      },
      level: 0.1 + car.size * 0.4 + (cabin ? 0.2 : 0),
    }
  }
}

/** Drain plug threads by make. */
const plugThreads: Record<string, string> = {
  Volvo: 'M18x1.5',
  Saab: 'M14x1.5',
  Volkswagen: 'M14x1.5',
  BMW: 'M12x1.5',
  'Mercedes-Benz': 'M14x1.5',
  Porsche: 'M20x1.5',
  Peugeot: 'M16x1.5',
  Citroën: 'M16x1.5',
  Renault: 'M16x1.5',
  'Austin/Rover': '5/8-18 UNF',
  MG: '5/8-18 UNF',
}

/** The spanners for drain plugs that do not take one of 19 mm. */
const plugSpanners: Readonly<Record<string, number>> = {
  'M12x1.5': 17,
  'M16x1.5': 21,
  'M18x1.5': 22,
  'M20x1.5': 24,
  '5/8-18 UNF': 24,
}

function* drainPlugs(): Iterable<Draft> {
  for (const { name, rows } of engineGroups((_, { make }) => plugThreads[make] ?? null)) {
    for (const magnetic of [false, true]) {
      const [size = '14'] = /\d+/.exec(name) ?? []
      yield {
        key: `${name} ${magnetic}`,
        code: `${name.replace(/[^0-9A-Z]/g, '')}${magnetic ? 'M' : ''}`,
        rows,
        measures: {
          thread: name,
          length_mm: 14 + (Number(size) % 5) * 2,
          hex_mm: plugSpanners[name] ?? 19,
          magnetic,
        },
        level: 0.2 + (magnetic ? 0.35 : 0) + Number(size) / 100,
      }
    }
  }
}

export const servicePartRecipes: Record<string, Recipe> = {
  'filter-set': filterSets,
  'drain-plug': drainPlugs,
}
