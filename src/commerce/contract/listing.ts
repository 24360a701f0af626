import * as v from 'valibot'
import { Product } from './product.ts'
import { Count, Id, listOf, recordsOf } from './wire.ts'

const words = v.union([v.string(), v.array(v.string())])

/** Brands and collections were once told by a name of their own kind. */
const named = v.pipe(
  v.union([
    v.object({ name: words }),
    v.object({ brandName: v.string() }),
    v.object({ collectionName: v.string() }),
    v.object({ desc: v.string() }),
  ]),
  v.transform((data) => {
    if ('name' in data) return data.name
    if ('brandName' in data) return data.brandName
    return 'desc' in data ? data.desc : data.collectionName
  }),
)

/** A filter value says how it is called in one of several ways, or not at all. */
const Label = v.fallback(v.nullable(v.union([v.string(), named])), null)

/**
 * One value of a filter. `count` is with every filter on, `filterCount` with every filter but this field's own,
 * `totalCount` with none.
 */
export const FilterValue = v.pipe(
  v.object({ value: Id, count: Count, filterCount: Count, totalCount: Count, data: Label }),
  v.transform(({ value, count, filterCount, totalCount, data }) => ({
    value,
    count: count ?? 0,
    filterCount: filterCount ?? 0,
    totalCount: totalCount ?? 0,
    label: data,
  })),
)
export type FilterValue = v.InferOutput<typeof FilterValue>

/** A filter field with its values, in the service's order. */
export const Filter = v.object({ field: v.string(), values: listOf(FilterValue) })
export type Filter = v.InferOutput<typeof Filter>

/** The fields `sortOrder` may name. */
export const sortFields = [
  'uri',
  'categoryItemSort',
  'collectionUri',
  'priceAsNumber',
  'createdAt',
  'modifiedAt',
] as const

/** The part of `POST /products` this shop uses; custom filters are further top-level keys. */
export const ListingRequest = v.object({
  categories: v.optional(v.array(v.string())),
  brands: v.optional(v.array(v.string())),
  products: v.optional(v.array(v.string())),
  uri: v.optional(v.object({ uri: v.string(), for: v.array(v.picklist(['product', 'category'])) })),
  search: v.optional(v.string()),
  searchFields: v.optional(v.array(v.string())),
  skipFirst: v.optional(v.number()),
  limit: v.optional(v.number()),
  sortOrder: v.optional(
    v.array(v.object({ field: v.picklist(sortFields), order: v.picklist(['asc', 'desc']) })),
  ),
  onlyAvailable: v.optional(v.boolean()),
  showAsOnSale: v.optional(v.boolean()),
  relatedProducts: v.optional(v.boolean()),
})
export type ListingRequest = v.InferOutput<typeof ListingRequest>

/** A page of products, how many there are in all, and the filters that narrow them. */
export const Listing = v.pipe(
  v.object({ products: recordsOf(Product), productCount: Count, filter: listOf(Filter) }),
  v.transform(({ products: { readable, unreadable }, productCount, filter }) => ({
    products: readable,
    /** How many products the service gave, those that cannot be read included: what pages are counted by. */
    received: readable.length + unreadable,
    productCount: productCount ?? readable.length + unreadable,
    filters: filter,
  })),
)
export type Listing = v.InferOutput<typeof Listing>
