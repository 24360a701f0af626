// Meilisearch, API reference, "Search", `facets`: https://www.meilisearch.com/docs/reference/api/search

import type { FacetColumn, FacetValue } from '../index/facet-column.ts'
import type { ResidentIndex } from '../index/resident-index.ts'
import { Refusal } from '../refusal.ts'
import { attributeRules, matchesPattern } from '../settings/attribute-rules.ts'
import type { IndexSettings } from '../settings/index-settings.ts'

export interface Facets {
  facetDistribution: Record<string, Record<string, number>>
  facetStats: Record<string, { min: number; max: number }>
}

export interface CountedValue {
  value: FacetValue
  count: number
}

/** The order of the values of a facet: by name or by count. */
export function orderOf(settings: IndexSettings, attribute: string): 'alpha' | 'count' {
  const { sortFacetValuesBy } = settings.faceting
  const chosen = Object.entries(sortFacetValuesBy).find(
    ([pattern]) => pattern !== '*' && matchesPattern(attribute, pattern),
  )
  return chosen?.[1] ?? sortFacetValuesBy['*'] ?? 'alpha'
}

/** Number of the documents with each value, the values in order. */
export function countValues(
  column: FacetColumn,
  slots: Int32Array,
  order: 'alpha' | 'count',
): CountedValue[] {
  const counts = new Int32Array(column.values.length)
  for (const slot of slots) for (const id of column.idsOf(slot)) counts[id] = (counts[id] ?? 0) + 1
  const counted = column.values
    .map((value, id) => ({ value, key: column.normalized[id] ?? value, count: counts[id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => (order === 'count' ? right.count - left.count : 0) || compare(left.key, right.key))
  return counted.map(({ value, count }) => ({ value, count }))
}

function compare(left: FacetValue, right: FacetValue): number {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1
  return left === right ? 0 : left < right ? -1 : 1
}

/** Counts the values of facets in the documents found; `maxValues` of each at most. */
export function facetsOf(
  index: ResidentIndex,
  slots: Int32Array,
  names: readonly string[],
  maxValues = index.settings.faceting.maxValuesPerFacet,
): Facets {
  const distribution: [string, Record<string, number>][] = []
  const statistics: [string, { min: number; max: number }][] = []
  for (const attribute of facetAttributes(index, names)) {
    const column = index.columns.get(attribute)
    const counted = column ? countValues(column, slots, orderOf(index.settings, attribute)) : []
    const shown = counted
      .slice(0, maxValues)
      .map(({ value, count }): [string, number] => [String(value), count])
    distribution.push([attribute, Object.fromEntries(shown)])
    const numbers = counted.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
    const [first] = numbers
    if (first === undefined) continue
    const stats = { min: first, max: first }
    for (const number of numbers) {
      stats.min = Math.min(stats.min, number)
      stats.max = Math.max(stats.max, number)
    }
    statistics.push([attribute, stats])
  }
  return { facetDistribution: Object.fromEntries(distribution), facetStats: Object.fromEntries(statistics) }
}

/** The attributes that facets are asked of; refuses those that are not filterable. */
function facetAttributes(index: ResidentIndex, names: readonly string[]): string[] {
  const rules = attributeRules(index.settings)
  const filterable = [...index.columns.keys()].filter((path) => rules.filterable(path) !== null).sort()
  const found = names.flatMap((name) => {
    if (name === '*') return filterable.filter((path) => (index.columns.get(path)?.values.length ?? 0) > 0)
    if (rules.filterable(name) === null && !filterable.some((path) => matchesPattern(path, name))) {
      throw new Refusal(
        'invalid_search_facets',
        `Invalid facet distribution: Pattern \`${name}\` is not filterable. ${available(rules.patterns)}`,
      )
    }
    const within = filterable.filter(
      (path) => matchesPattern(path, name) && (index.columns.get(path)?.values.length ?? 0) > 0,
    )
    return within.length > 0 ? within : [name]
  })
  return [...new Set(found)].sort()
}

function available(patterns: readonly string[]): string {
  return patterns.length === 0
    ? 'This index does not have configured filterable attributes.'
    : `Available filterable attributes patterns are: \`${patterns.join(', ')}\`.`
}

/** The values of the facet that may be searched; refuses one that is not filterable. */
export function searchableFacet(index: ResidentIndex, name: string): FacetColumn | null {
  if (!index.settings.facetSearch) {
    throw new Refusal('invalid_facet_search_facet_name', 'The facet search is disabled for this index')
  }
  const rules = attributeRules(index.settings)
  if (!rules.filterable(name)?.features.facetSearch) {
    const known =
      rules.patterns.length === 0
        ? 'This index does not have configured facet-searchable attributes.'
        : `Available facet-searchable attributes patterns are: \`${rules.patterns.join(', ')}\`.`
    const message = `Attribute \`${name}\` is not facet-searchable. ${known} To make it facet-searchable add it to the \`filterableAttributes\` index settings.`
    throw new Refusal('invalid_facet_search_facet_name', message)
  }
  return index.columns.get(name) ?? null
}
