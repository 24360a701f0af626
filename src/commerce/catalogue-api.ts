import type * as v from 'valibot'
import { BundleReply } from './contract/catalogue/bundle.ts'
import { BrandsReply, CategoriesReply, UriReply } from './contract/catalogue/category.ts'
import { VehicleSearchReply } from './contract/catalogue/filter.ts'
import { Listing, type ListingRequest } from './contract/catalogue/listing.ts'
import { type Product, ProductReply, ProductsByMarket } from './contract/catalogue/product.ts'
import { path } from './path.ts'
import type { Result } from './reply.ts'

/** How long an answer may be used; see the cache for the figures. */
export type Freshness = 'listing' | 'product' | 'taxonomy'

/** One catalogue call: where it goes, what its answer must be, and how that may be cached. */
export interface CatalogueRequest<S extends v.GenericSchema> {
  method: 'GET' | 'POST'
  path: string
  /** The call as its documentation names it. */
  route: string
  body?: Record<string, unknown>
  schema: S
  freshness: Freshness
  /** Tells an answer that lists nothing: after one that listed something, it is taken for a fault. */
  isEmpty?(value: v.InferOutput<S>): boolean
  /** Whether a reply says that nothing has the address, or matches: the cache has only a little room for these. */
  isNotFound?(value: v.InferOutput<S>): boolean
  /** The answer as it may still be shown when it is too old to announce a reduction. */
  withoutReductions?(value: v.InferOutput<S>): v.InferOutput<S>
}

/** Asks the catalogue, perhaps from a cache. Throws `UpstreamError` when nothing usable is to be had. */
export type CatalogueFetch = <S extends v.GenericSchema>(
  request: CatalogueRequest<S>,
) => Promise<Result<v.InferOutput<S>>>

/** The cached reply to a call, fresh or stale; null where none is cached. Makes no call. */
export type CatalogueCacheRead = <S extends v.GenericSchema>(
  request: CatalogueRequest<S>,
) => Promise<Result<v.InferOutput<S>> | null>

/** Whose prices, assortment and words are read. */
export interface CatalogueContext {
  language: string
  market: number
  pricelist: number
}

export type CatalogueApi = ReturnType<typeof createCatalogueApi>

/** The Checkout API's catalogue calls, one a method. They carry the shared secret, so they run on the server only. */
export function createCatalogueApi(
  send: CatalogueFetch,
  context: CatalogueContext,
  readCache: CatalogueCacheRead = async () => null,
) {
  const categoriesIn = (language: string) =>
    ({
      method: 'POST',
      path: '/categories',
      route: 'POST /categories',
      body: { ...context, language },
      schema: CategoriesReply,
      isEmpty: ({ categories }) => categories.length === 0,
      freshness: 'taxonomy',
    }) satisfies CatalogueRequest<typeof CategoriesReply>

  return {
    /**
     * Products by address, ids, category, brand, or custom filters, which have the service's own names here. Filters
     * never override the call's own keys.
     */
    products: (request: ListingRequest, filters: Record<string, string[]> = {}) =>
      send({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: { ...filters, ...request, ...context },
        schema: Listing,
        freshness: 'listing',
        withoutReductions: (listing) => ({ ...listing, products: listing.products.map(withoutReduction) }),
        isNotFound: ({ received }) => received === 0,
        // A narrowed listing sells out and a product is delisted; a whole assortment does not vanish within a day.
        // What has become unreadable is still there.
        isEmpty: ({ products, received, productCount }) =>
          (products.length === 0 && received > 0) ||
          (productCount === 0 &&
            !request.products &&
            !request.uri &&
            !request.search &&
            Object.keys(filters).length === 0),
      }),

    /** How `products` is asked for cars, read from the filters of the whole assortment. */
    vehicleSearch: () =>
      send({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: { limit: 1, measurementCharts: false, ...context },
        schema: VehicleSearchReply,
        freshness: 'taxonomy',
        isEmpty: ({ field }) => field === '',
      }),

    /** The product at an address in every market, with the markets it is sold in. Needs the secret, as `market` does. */
    productInAnyMarket: (uri: string) =>
      send({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: {
          ...context,
          market: 'all',
          uri: { uri, for: ['product'] },
          limit: 1,
          relatedProducts: true,
        },
        schema: ProductsByMarket,
        isNotFound: ({ products }) => products.length === 0,
        freshness: 'product',
      }),

    product: (product: string) =>
      send({
        method: 'POST',
        path: path('products', product),
        route: 'POST /products/{product}',
        body: { ...context },
        schema: ProductReply,
        freshness: 'product',
        withoutReductions: ({ product: { product, relatives } }) => ({
          product: { product: withoutReduction(product), relatives: relatives.map(withoutReduction) },
        }),
      }),

    uri: (uri: string, kind: 'product' | 'category', language = context.language) =>
      send({
        method: 'POST',
        path: '/uri',
        route: 'POST /uri',
        body: { ...context, uri, for: [kind], limit: 1, language },
        schema: UriReply,
        isNotFound: ({ product, category }) => !product && !category,
        freshness: 'taxonomy',
      }),

    /** Every category, with names and addresses in a language; by default the page's. */
    categories: (language = context.language) => send(categoriesIn(language)),

    /** The same from the cache, fresh or stale; null where it is not cached. Makes no call. */
    cachedCategories: (language: string) => readCache(categoriesIn(language)),

    brands: () =>
      send({
        method: 'GET',
        path: '/brands',
        route: 'GET /brands',
        schema: BrandsReply,
        isEmpty: ({ brands }) => brands.length === 0,
        freshness: 'taxonomy',
      }),

    bundle: (product: string) =>
      send({
        method: 'POST',
        path: path('bundles', product),
        route: 'POST /bundles/{product}',
        body: { ...context, includeSectionProducts: true },
        schema: BundleReply,
        freshness: 'product',
        withoutReductions: ({ sections, products }) => ({
          sections,
          products: products.map(withoutReduction),
        }),
      }),
  }
}

function withoutReduction(product: Product): Product {
  return { ...product, onSale: false, priceBeforeDiscount: product.price }
}
