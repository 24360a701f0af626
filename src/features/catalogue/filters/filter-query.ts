import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import type { Filters } from './chosen-filters.ts'
import { parseRange, printRange, typedRange, withRange } from './ranges/range.ts'

export const noFilters: Filters = new Map()

export const priceField = 'price'

/** The name of ticked models of car in the form of filters. A value is the key of a car; see `carKey`. */
export const modelField = 'model'

const maxFiltersLength = 2_048
const maxFields = 20
const maxValues = 50
const maxValueLength = 64
/** Ticked boxes that are read. */
const maxTicked = 200

/**
 * The service's listing fields, price, sale, stock, and custom fields, which always contain a dot (see `addressField`): no
 * other key of a request can be named. The filter by car has one name in addresses, independent of the service's.
 */
const fieldName =
  /^(brands|categories|collections|price|sale|stock|vehicle\.id|(?!vehicle\.)[a-zA-Z]\w{0,47}\.\w{1,48})$/

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

/** The names of the ends of a range in the form of filters. The hyphen tells them from fields. */
export function rangeNames(field: string) {
  return { from: `${field}-from`, to: `${field}-to` }
}

/** The filter that an end of a range belongs to, by its name in the form; empty for any other name. */
function rangeField(name: string): string {
  const field = parseField(/^(.+)-(?:from|to)$/.exec(name)?.[1] ?? null)
  return field.includes('.') || field === priceField ? field : ''
}

/** The filters with the ranges of a form instead of the chosen ones; one stays if an end is typed and cannot be read. */
export function withTypedRanges(filters: Filters, query: URLSearchParams): Filters {
  const fields = new Set([...query.keys()].slice(0, maxTicked).map(rangeField))
  let result = filters
  for (const field of fields) {
    const more = field === '' ? result : withTypedRange(result, field, query)
    if (hasRoom(more)) result = more
  }
  return result
}

function withTypedRange(filters: Filters, field: string, query: URLSearchParams): Filters {
  const isPrice = field === priceField
  const names = rangeNames(field)
  const [from, to] = [query.get(names.from) ?? '', query.get(names.to) ?? '']
  const isReadable = [from, to].every((end) => end.trim() === '' || typedRange(end, '', isPrice) !== null)
  return isReadable ? withRange(filters, field, typedRange(from, to, isPrice)) : filters
}

/** True if a query is written by the form of filters, in a browser without script. */
export function isFormQuery(query: URLSearchParams): boolean {
  return [...query.keys()].some(
    (name) => name === modelField || rangeField(name) !== '' || fieldName.test(name),
  )
}

/**
 * The filters with the ticked values of a form, each under the name of its field: cars and models are values of one
 * field, and one value may be several cars, with blanks between them. Values for which there is no room are left out.
 */
export function withTicked(filters: Filters, query: URLSearchParams): Filters {
  const ticked = [...query].slice(0, maxTicked).flatMap(([name, value]): [string, string][] => {
    const field = name === modelField ? vehicleField : name
    if (!fieldName.test(field) || field === priceField) return []
    return parseValues(field === vehicleField ? value.split(' ') : value).map((each) => [field, each])
  })
  let result = filters
  for (const [field, value] of ticked) {
    const more = canonical([...result, [field, [...(result.get(field) ?? []), value]]])
    if (hasRoom(more)) result = more
  }
  return result
}

/** True if an address has room for filters. */
function hasRoom(filters: Filters): boolean {
  return filters.size <= maxFields && serializeFilters(filters).length <= maxFiltersLength
}

export function serializeFilters(filters: Filters): string {
  const chosen = canonical(filters)
  return chosen.size === 0 ? '' : JSON.stringify(Object.fromEntries(chosen))
}

export function withoutValues(filters: Filters, field: string, values: readonly string[]): Filters {
  return canonical(
    [...filters].map(([name, chosen]) => [
      name,
      name === field ? chosen.filter((value) => !values.includes(value)) : chosen,
    ]),
  )
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
  return list.slice(0, maxValues).flatMap((value) => (isFilterValue(value) ? [spelled(value)] : []))
}

function spelled(value: string): string {
  const range = parseRange(value)
  return range ? printRange(range) : value
}

/** True for a text that can be a chosen value in an address. */
export function isFilterValue(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxValueLength
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
