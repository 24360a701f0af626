import { type Labels, noLabels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import type { Filter, FilterValue } from '#src/commerce/contract/catalogue/filter.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { engineText } from '#src/features/garage/vehicles/engine-text.ts'
import { attributeLabel, attributeRank, attributeValue } from '#src/i18n/attributes.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { type AttributeWords, attributeWords, isSizeField } from '../attributes/attribute-words.ts'
import { isYesOnly, saleField, stockField } from '../yes-fields.ts'
import { categoryBranches } from './category-branches.ts'
import type { Filters } from './chosen-filters.ts'
import { countValues, type Facet, type FacetGroup, type FacetValue, technicalPrefix } from './facet.ts'
import { isFilterValue, parseField } from './filter-query.ts'
import { rangesOf } from './ranges/range-facets.ts'

interface FacetContext {
  i18n: ServerI18n
  filters: Filters
  base: readonly Filter[]
  decided: readonly string[]
  uncounted?: readonly string[]
  labels?: Labels
}

/** Filters that the shop has no words for, in the service's order: more of them are not shown. */
const maxMerchantFields = 30

export function facetsOf(
  found: readonly Filter[],
  { i18n, filters, base, decided, uncounted = [], labels = noLabels }: FacetContext,
): Facet[] {
  const words = attributeWords(labels, i18n)
  const merchantFields = merchantFieldsOf(found)
  return found
    .filter(({ field }) => !decided.includes(field) && (isKnown(field) || merchantFields.includes(field)))
    .map(({ field, values }): Facet => {
      const inBase = new Set(
        base
          .find((filter) => filter.field === field)
          ?.values.flatMap(({ value, count }) => (count > 0 ? value : [])),
      )
      const chosen = filters.get(field) ?? []
      const listed = values.filter(
        ({ value }) =>
          (inBase.has(value) || chosen.includes(value)) && (isKnown(field) || isFilterValue(value)),
      )
      const shown = listed.map(({ value, label, engine, colour, filterCount }) => ({
        value,
        name: valueName(field, value, label, i18n, words),
        ...(engine && { about: engineText(engine, i18n) }),
        ...(colour && { colour }),
        ...(!uncounted.includes(field) && { count: filterCount }),
        ...(chosen.includes(value) && { chosen: true }),
      }))
      return {
        field,
        name: nameOf(field, i18n, words),
        groups: groupsOf(field, shown, listed),
        ...(isSizeField(field) && { isSizes: true }),
        chosen: chosen.length,
        more: 0,
        ...rangesOf(field, chosen, i18n),
      }
    })
    .filter(({ field, groups, chosen }) => chosen > 0 || countValues(groups) > (isYesOnly(field) ? 0 : 1))
    .sort((left, right) => rank(left.field) - rank(right.field))
}

const firstFields: readonly string[] = [
  vehicleField,
  'brands',
  'categories',
  'collections',
  stockField,
  saleField,
]

function isKnown(field: string): boolean {
  return field.startsWith(technicalPrefix) || firstFields.includes(field)
}

/** The first fields that the shop has no words for, and that an address can name. */
export function merchantFieldsOf(found: readonly Filter[]): string[] {
  return found
    .flatMap(({ field }) => (!isKnown(field) && parseField(field) ? field : []))
    .slice(0, maxMerchantFields)
}

function nameOf(field: string, i18n: ServerI18n, words: AttributeWords): string {
  if (field.startsWith(technicalPrefix)) return attributeLabel(i18n, field.slice(technicalPrefix.length))
  if (field === 'brands' || field === 'categories') return i18n.t(`facet.${field}`)
  if (field === stockField) return i18n.t('facet.stock')
  if (field === saleField) return i18n.t('facet.sale')
  return field === vehicleField ? i18n.t('facet.vehicle') : words.name(field)
}

const maxNameLength = 80

function valueName(
  field: string,
  value: string,
  label: string | string[] | null,
  i18n: ServerI18n,
  words: AttributeWords,
): string {
  if (Array.isArray(label)) return label.at(-1) ?? value
  if (field.startsWith(technicalPrefix))
    return attributeValue(i18n, field.slice(technicalPrefix.length), value)
  if (isKnown(field)) return label ?? value
  const word = words.value(field, value)
  return (word === value ? words.value(field, label?.trim() || value) : word).slice(0, maxNameLength)
}

function groupsOf(field: string, values: FacetValue[], source: readonly FilterValue[]): FacetGroup[] {
  if (field === vehicleField) return byModel(values)
  if (field !== 'categories') return [{ name: '', values }]
  const categories = values.map((value, index) => ({ ...value, path: pathOf(value, source[index]) }))
  return [{ name: '', values: categoryBranches(categories) }]
}

/** The names of a category's levels; only its own where the service sends no more. */
function pathOf({ name }: FacetValue, source: FilterValue | undefined): readonly string[] {
  return Array.isArray(source?.label) && source.label.length > 0 ? source.label : [name]
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function byModel(values: FacetValue[]): FacetGroup[] {
  const groups = new Map<string, FacetValue[]>()
  for (const value of values) {
    const { model, engine } = splitVehicleName(value.name)
    const group = groups.get(model) ?? []
    groups.set(model, group)
    group.push({ ...value, name: engine })
  }
  return [...groups]
    .map(([name, engines]) => ({ name, values: engines, ...modelOf(name, engines) }))
    .sort((left, right) => byName.compare(left.name, right.name))
}

function modelOf(name: string, values: readonly FacetValue[]): { model?: FacetValue } {
  const key = carKey({ engine: { is: values.map(({ value }) => value), not: [] } })
  if (key === '') return {}
  const chosen = values.flatMap((value) => (value.chosen ? value.value : []))
  return {
    model: {
      value: key,
      name,
      ...(values.every(({ count }) => count === 0) && { count: 0 }),
      ...(chosen.length > 0 && { chosen: true }),
      isModel: true,
      ...(chosen.length > 0 && chosen.length < values.length && { part: chosen.join(' ') }),
    },
  }
}

function rank(field: string): number {
  const first = firstFields.indexOf(field)
  if (first >= 0) return first
  const isTechnical = field.startsWith(technicalPrefix)
  return isTechnical
    ? firstFields.length + attributeRank(field.slice(technicalPrefix.length))
    : Number.MAX_SAFE_INTEGER
}
