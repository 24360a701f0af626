import type { Filters } from './chosen-filters.ts'
import { parseRange, printRange, typedRange, withRange } from './range.ts'

export const noFilters: Filters = new Map()

export const priceField = 'price'

export const maxFiltersLength = 2_048
const maxFields = 20
const maxValues = 50
const maxValueLength = 64

/**
 * The service's listing fields, the price, and custom fields, which always contain a dot: no other key of a request can
 * be named. The filter by car has one name in addresses, independent of the service's.
 */
const fieldName =
  /^(brands|categories|collections|price|vehicle\.id|(?!vehicle\.)[a-z][a-z0-9_]{0,30}\.[a-z][a-z0-9_]{0,47})$/

/**
 * Parses the `filters` of an address: a JSON object of lists of texts. Anything else — broken, too long, too deep,
 * oddly named — is left out, so that a damaged link still shows a listing.
 */
export function parseFilters(text: string | null): Filters {
  if (!text || text.length > maxFiltersLength) return noFilters
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return noFilters
  return canonical(
    Object.entries(parsed)
      .slice(0, maxFields)
      .flatMap(([field, values]): [string, string[]][] =>
        fieldName.test(field) ? [[field, parseValues(values)]] : [],
      ),
  )
}

export function parseField(text: string | null): string {
  return text !== null && fieldName.test(text) ? text : ''
}

export function withTypedRange(filters: Filters, query: URLSearchParams): Filters {
  const field = parseField(query.get('range'))
  if (!field.includes('.') && field !== priceField) return filters
  return withRange(
    filters,
    field,
    typedRange(query.get('from') ?? '', query.get('to') ?? '', field === priceField),
  )
}

export function serializeFilters(filters: Filters): string {
  const chosen = canonical(filters)
  return chosen.size === 0 ? '' : JSON.stringify(Object.fromEntries(chosen))
}

/** Removes the values if all are chosen, otherwise adds them. Unchanged if the result would be too long. */
export function toggled(filters: Filters, field: string, values: readonly string[]): Filters {
  const result = canonical([...filters, [field, toggledValues(filters, field, values)]])
  return serializeFilters(result).length <= maxFiltersLength ? result : filters
}

/** The values of a field after a toggle, in canonical order. */
export function toggledValues(filters: Filters, field: string, values: readonly string[]): string[] {
  const rest = (filters.get(field) ?? []).filter((value) => !values.includes(value))
  return canonicalValues(isChosen(filters, field, values) ? rest : [...rest, ...values])
}

export function isChosen(filters: Filters, field: string, values: readonly string[]): boolean {
  const chosen = filters.get(field) ?? []
  return values.length > 0 && values.every((value) => chosen.includes(value))
}

export function withoutFilter(filters: Filters, fields: readonly string[]): Filters {
  return new Map([...filters].filter(([field]) => !fields.includes(field)))
}

function canonical(entries: Iterable<readonly [string, readonly string[]]>): Filters {
  const unique = new Map(
    [...entries].map(([field, values]): [string, string[]] => [field, canonicalValues(values)]),
  )
  return new Map(
    [...unique].filter(([, values]) => values.length > 0).sort(([left], [right]) => (left < right ? -1 : 1)),
  )
}

function canonicalValues(values: readonly string[]): string[] {
  return [...new Set(values)].sort().slice(0, maxValues)
}

function parseValues(values: unknown): string[] {
  const list: unknown[] = Array.isArray(values) ? values : [values]
  return list.slice(0, maxValues).flatMap((value) => (isValue(value) ? [spelled(value)] : []))
}

function spelled(value: string): string {
  const range = parseRange(value)
  return range ? printRange(range) : value
}

function isValue(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxValueLength
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
