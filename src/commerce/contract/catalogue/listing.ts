// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Count, Id, listOf, recordsOf } from '../wire.ts'
import { Filter } from './filter.ts'
import { Product } from './product.ts'
import { vehicleField } from './vehicles/vehicle-field.ts'

/** The fields allowed in `sortOrder`. */
export const sortFields = [
  'uri',
  'categoryItemSort',
  'collectionUri',
  'priceAsNumber',
  'createdAt',
  'modifiedAt',
] as const

/** The fields of `POST /products` that the shop uses; custom filters are further top-level keys. */
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

/** A page of a listing: products, total count, and the filters that narrow it. */
export const Listing = v.pipe(
  v.object({ products: recordsOf(Product), productCount: Count, filter: listOf(Filter) }),
  v.transform(({ products: { readable, unreadable }, productCount, filter }) => ({
    products: readable,
    /** Number of products in the reply, unreadable ones included, for paging. */
    received: readable.length + unreadable,
    productCount: productCount ?? readable.length + unreadable,
    /** A vehicle filter without readable values is left out. */
    filters: filter.filter(({ field, values }) => field !== vehicleField || values.length > 0),
  })),
)
export type Listing = v.InferOutput<typeof Listing>

const Records = v.object({ products: v.array(v.unknown()) })
const Identified = v.object({ product: Id })

/**
 * Splits the reply to a call for several products, before it is parsed, into the replies to a call for each of them, in
 * the order of their ids. Null when it is no such reply.
 */
export function splitListing(body: unknown, ids: readonly string[]): { products: unknown[] }[] | null {
  const records = v.safeParse(Records, body)
  if (!records.success) return null
  const byId = Map.groupBy(records.output.products, (record) => {
    const identified = v.safeParse(Identified, record)
    return identified.success ? identified.output.product : ''
  })
  return ids.map((id) => {
    const products = byId.get(id) ?? []
    return { products, productCount: products.length, filter: [] }
  })
}

/** One listing of what several have, in their order; without filters. */
export function joinListings(listings: readonly Listing[]): Listing {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    products: listings.flatMap(({ products }) => products),
    received: sum(listings.map(({ received }) => received)),
    productCount: sum(listings.map(({ productCount }) => productCount)),
    filters: [],
  }
}
