// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Count, listOf, recordsOf } from '../wire.ts'
import { Filter } from './filter.ts'
import { Product } from './product.ts'
import { vehicleField } from './vehicle-field.ts'

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
