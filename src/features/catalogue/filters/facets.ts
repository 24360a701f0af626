import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { attributeLabel, attributeRank, attributeValue, isMeasure } from '#src/i18n/attributes.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Filters } from './chosen-filters.ts'
import { type Facet, type FacetGroup, type FacetValue, technicalPrefix } from './facet.ts'
import { rangesOf } from './range-facets.ts'

export interface ActiveFilter {
  field: string
  values: readonly string[]
  name: string
  removal: string
}

interface FacetContext {
  i18n: ServerI18n
  filters: Filters
  base: readonly Filter[]
  decided: readonly string[]
  uncounted?: readonly string[]
}

export function facetsOf(
  found: readonly Filter[],
  { i18n, filters, base, decided, uncounted = [] }: FacetContext,
): Facet[] {
  return found
    .filter(({ field }) => !decided.includes(field) && nameOf(field, i18n) !== null)
    .map(({ field, values }): Facet => {
      const inBase = new Set(
        base
          .find((filter) => filter.field === field)
          ?.values.flatMap(({ value, count }) => (count > 0 ? value : [])),
      )
      const chosen = filters.get(field) ?? []
      const shown = values
        .filter(({ value }) => inBase.has(value) || chosen.includes(value))
        .map(({ value, label, filterCount }) => ({
          value,
          name: valueName(field, value, label, i18n),
          ...(!uncounted.includes(field) && { count: filterCount }),
          ...(chosen.includes(value) && { chosen: true }),
        }))
      return {
        field,
        name: nameOf(field, i18n) ?? field,
        groups: field === vehicleField ? byModel(shown) : [{ name: '', values: shown }],
        chosen: chosen.length,
        more: 0,
        ...rangesOf(field, chosen, i18n),
      }
    })
    .filter(({ groups, chosen }) => chosen > 0 || countValues(groups) > 1)
    .sort((left, right) => rank(left.field) - rank(right.field))
}

/** Number of values a listing shows at first, and of extra ones that are shown rather than linked. */
const firstShown = { values: 7, spared: 2 }

/**
 * A facet as a listing shows it at first: the chosen values and the first few. Cars are shown by model, whose value is
 * the key of the model in addresses; models whose engines have different keys are left out. A range is unchanged.
 */
export function shortFacet(facet: Facet): Facet {
  const { field, groups, range } = facet
  if (range) return facet
  const values = field === vehicleField ? groups.flatMap(modelValue) : groups.flatMap(({ values }) => values)
  const { values: first, spared } = firstShown
  const isShort = field !== vehicleField && values.length <= first + spared
  const shown = isShort ? values : values.filter(({ chosen }, index) => chosen || index < first)
  const more = field === vehicleField ? countValues(groups) : values.length - shown.length
  return { ...facet, groups: [{ name: '', values: shown }], more }
}

function modelValue({ name, values }: FacetGroup): FacetValue[] {
  const key = carKey({ engine: { is: values.map(({ value }) => value), not: [] } })
  if (key === '') return []
  return [
    {
      value: key,
      name,
      ...(values.every(({ count }) => count === 0) && { count: 0 }),
      ...(values.some(({ chosen }) => chosen) && { chosen: true }),
      isModel: true,
    },
  ]
}

function countValues(groups: readonly FacetGroup[]): number {
  return groups.reduce((sum, { values }) => sum + values.length, 0)
}

export function activeFiltersOf(
  facets: readonly Facet[],
  { t }: ServerI18n,
  car: { name: string; vehicles: readonly string[] } | null = null,
): ActiveFilter[] {
  const active = (field: string, values: readonly string[], facet: string, value: string): ActiveFilter => {
    const name = t('catalogue.filter', { name: facet, value })
    return { field, values, name, removal: t('catalogue.removeFilter', { name }) }
  }
  return facets.flatMap(({ field, name: facet, groups, ranges = [] }) =>
    car && field === vehicleField
      ? active(field, car.vehicles, facet, car.name)
      : [
          ...ranges.map(({ value, name }) => active(field, [value], facet, name)),
          ...groups.flatMap((group) =>
            group.values.flatMap(({ value, name: label, chosen }) =>
              chosen ? active(field, [value], facet, group.name ? `${group.name}, ${label}` : label) : [],
            ),
          ),
        ],
  )
}

/** Attributes that many products of a listing have with different values: the columns of its table. */
export function columnsOf(filters: readonly Filter[], count: number): string[] {
  const maxColumns = 5
  const enough = count * 0.4
  return filters
    .filter(({ field }) => field.startsWith(technicalPrefix))
    .map(({ field, values }) => {
      const present = values.filter(({ filterCount }) => filterCount > 0)
      const products = present.reduce((sum, { filterCount }) => sum + filterCount, 0)
      return { id: field.slice(technicalPrefix.length), products, differs: present.length > 1 }
    })
    .filter(({ differs, products }) => differs && products >= enough)
    .sort(
      (left, right) =>
        right.products - left.products ||
        Number(isMeasure(right.id)) - Number(isMeasure(left.id)) ||
        attributeRank(left.id) - attributeRank(right.id),
    )
    .slice(0, maxColumns)
    .map(({ id }) => id)
    .sort((left, right) => attributeRank(left) - attributeRank(right))
}

function nameOf(field: string, i18n: ServerI18n): string | null {
  if (field.startsWith(technicalPrefix)) return attributeLabel(i18n, field.slice(technicalPrefix.length))
  if (field === 'brands' || field === 'categories') return i18n.t(`facet.${field}`)
  return field === vehicleField ? i18n.t('facet.vehicle') : null
}

function valueName(field: string, value: string, label: string | string[] | null, i18n: ServerI18n): string {
  if (Array.isArray(label)) return label.at(-1) ?? value
  if (field.startsWith(technicalPrefix))
    return attributeValue(i18n, field.slice(technicalPrefix.length), value)
  return label ?? value
}

function byModel(values: FacetValue[]): FacetGroup[] {
  const groups = new Map<string, FacetValue[]>()
  for (const value of values) {
    const comma = value.name.lastIndexOf(', ')
    const model = comma < 0 ? value.name : value.name.slice(0, comma)
    const engine = comma < 0 ? value.name : value.name.slice(comma + 2)
    const group = groups.get(model) ?? []
    groups.set(model, group)
    group.push({ ...value, name: engine })
  }
  return [...groups].map(([name, engines]) => ({ name, values: engines }))
}

function rank(field: string): number {
  const first = [vehicleField, 'brands', 'categories'].indexOf(field)
  return first >= 0 ? first : first + 10 + attributeRank(field.slice(technicalPrefix.length))
}
