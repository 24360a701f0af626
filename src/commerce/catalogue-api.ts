import type * as v from 'valibot'
import { BundleReply } from './contract/bundle.ts'
import { BrandsReply, CategoriesReply, UriReply } from './contract/category.ts'
import { Listing, type ListingRequest } from './contract/listing.ts'
import { ProductReply } from './contract/product.ts'
import { path } from './path.ts'
import type { Reply } from './reply.ts'

/** How long an answer may be used; see the cache for the figures. */
export type Freshness = 'listing' | 'product' | 'taxonomy'

export interface Question<S extends v.GenericSchema> {
  method: 'GET' | 'POST'
  path: string
  /** The call as its documentation names it. */
  route: string
  body?: Record<string, unknown>
  schema: S
  freshness: Freshness
  /** Tells an answer that lists nothing. */
  isEmpty?(value: v.InferOutput<S>): boolean
}

/** Asks the catalogue, perhaps from a cache. Throws `UpstreamError` when nothing usable is to be had. */
export type Ask = <S extends v.GenericSchema>(question: Question<S>) => Promise<Reply<v.InferOutput<S>>>

/** Whose prices, assortment and words are read. */
export interface CatalogueContext {
  language: string
  market: number
  pricelist: number
}

export type CatalogueApi = ReturnType<typeof createCatalogueApi>

/** The catalogue calls of the specification's table. They carry the shared secret, so they run on the server only. */
export function createCatalogueApi(ask: Ask, context: CatalogueContext) {
  return {
    /** Products by address, ids, category, brand, or custom filters. Filters never override the call's own keys. */
    products: (request: ListingRequest, filters: Record<string, string[]> = {}) =>
      ask({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: { ...filters, ...request, ...context },
        schema: Listing,
        isEmpty: ({ productCount }) => productCount === 0,
        freshness: 'listing',
      }),

    product: (product: string) =>
      ask({
        method: 'POST',
        path: path('products', product),
        route: 'POST /products/{product}',
        body: { ...context },
        schema: ProductReply,
        freshness: 'product',
      }),

    uri: (uri: string, kind: 'product' | 'category', language = context.language) =>
      ask({
        method: 'POST',
        path: '/uri',
        route: 'POST /uri',
        body: { ...context, uri, for: [kind], limit: 1, language },
        schema: UriReply,
        freshness: 'taxonomy',
      }),

    categories: () =>
      ask({
        method: 'POST',
        path: '/categories',
        route: 'POST /categories',
        body: { ...context },
        schema: CategoriesReply,
        isEmpty: ({ categories }) => categories.length === 0,
        freshness: 'taxonomy',
      }),

    brands: () =>
      ask({
        method: 'GET',
        path: '/brands',
        route: 'GET /brands',
        schema: BrandsReply,
        freshness: 'taxonomy',
      }),

    bundle: (product: string) =>
      ask({
        method: 'POST',
        path: path('bundles', product),
        route: 'POST /bundles/{product}',
        body: { ...context, includeSectionProducts: true },
        schema: BundleReply,
        freshness: 'product',
      }),
  }
}
