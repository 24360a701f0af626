// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { sortFields } from '#src/commerce/contract/catalogue/listing.ts'
import { Flag, Ids, listOf, Name, Whole } from './request-values.ts'

/** The fields allowed in `searchFields`. The prefix `fuzzy:` enables typo tolerance. */
const searchFields = [
  'name',
  'brandName',
  'collectionName',
  'sku',
  'excerpt',
  'description',
  'variantName',
  'items.sku',
  'categoryName',
  'fuzzy:name',
  'fuzzy:variantName',
] as const

/** A URI and the kinds of page it may belong to. */
const UriFilter = v.object({
  uri: v.pipe(v.string(), v.maxLength(500)),
  for: v.pipe(listOf(v.picklist(['product', 'category']), 2), v.minLength(1)),
})

const Sort = v.object({
  field: v.picklist(sortFields),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
})

export const maxProducts = 250

/** The fields of `POST /products`, except custom filters, which are further top-level keys. */
const entries = {
  skipFirst: v.optional(Whole, 0),
  limit: v.optional(Whole, maxProducts),
  categories: v.optional(Ids),
  collections: v.optional(Ids),
  brands: v.optional(Ids),
  products: v.optional(Ids),
  centraProduct: v.optional(Ids),
  silkProduct: v.optional(Ids),
  'items.name': v.optional(listOf(Name, 100)),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  searchFields: v.optional(listOf(v.picklist(searchFields), searchFields.length), []),
  onlyAvailable: v.optional(Flag, false),
  showAsNew: v.optional(Flag, false),
  showAsOnSale: v.optional(Flag, false),
  relatedProducts: v.optional(Flag, false),
  measurementCharts: v.optional(Flag, true),
  uri: v.optional(UriFilter),
  sortOrder: v.optional(listOf(Sort, sortFields.length), []),
}
const Known = v.object(entries)
export type ListingRequest = v.InferOutput<typeof Known> & { filters: Map<string, string[]> }

const FilterValues = listOf(Name, 200)
// Read by `callScope` before this schema is applied.
const context = ['language', 'market', 'pricelist']

type ParsedRequest = { ok: true; request: ListingRequest } | { ok: false; errors: Record<string, string> }

/**
 * Parses the body of `POST /products` into known fields, custom filters, and errors by field. An empty list is no
 * filter: shops send `brands: []` when nothing was chosen.
 */
export function parseListing(
  body: Record<string, unknown>,
  isFilter: (field: string) => boolean,
): ParsedRequest {
  const errors: [string, string][] = []
  const filters = new Map<string, string[]>()
  for (const [field, value] of Object.entries(body)) {
    if (Object.hasOwn(entries, field) || context.includes(field)) continue
    const values = v.safeParse(FilterValues, value)
    if (!isFilter(field)) errors.push([field, 'unknown'])
    else if (!values.success) errors.push([field, 'not valid'])
    else if (values.output.length > 0) filters.set(field, values.output)
  }
  const known = v.safeParse(Known, withoutEmptyLists(body))
  for (const issue of known.issues ?? []) errors.push([String(issue.path?.[0]?.key ?? 'body'), 'not valid'])
  if (!known.success || errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) }
  return { ok: true, request: { ...known.output, filters } }
}

function withoutEmptyLists(body: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  )
}
