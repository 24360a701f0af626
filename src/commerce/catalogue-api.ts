import type * as v from 'valibot'
import { path } from './call-path.ts'
import { BundleReply } from './contract/catalogue/bundle.ts'
import { BrandsReply, CategoriesReply, UriReply } from './contract/catalogue/category.ts'
import {
  FilterFieldsReply,
  noVehicleSearch,
  type VehicleSearch,
  VehicleSearchReply,
} from './contract/catalogue/filter.ts'
import { Listing, type ListingRequest } from './contract/catalogue/listing.ts'
import {
  ListedProductsPage,
  type Product,
  ProductReply,
  ProductsByMarket,
  ProductsByMarketPage,
  SoldProductsPage,
} from './contract/catalogue/product.ts'
import { type Subject, subjectOf, subjectsOf } from './contract/catalogue/subject.ts'
import type { Result } from './reply.ts'

/** The name of a cache policy; the seconds are in `worker/cache/policy.ts`. */
export type Freshness = 'listing' | 'product' | 'taxonomy'

/**
 * The kind of a call. `page`: a page of the catalogue, whose number is limited. `address`: such a page by its address,
 * which may be made up. `unusual`: requests without a limit of combinations, such as lists of products and filters; the
 * number of these is limited for one visitor, and for all together.
 */
export type CallKind = 'page' | 'address' | 'unusual'

/** A catalogue call: method, path, the schema of its reply, and how the reply may be cached. */
export interface CatalogueRequest<S extends v.GenericSchema> {
  method: 'GET' | 'POST'
  path: string
  /** The call in the notation of its documentation, for logs. */
  route: string
  body?: Record<string, unknown>
  schema: S
  freshness: Freshness
  /**
   * The subjects that the reply shows: a notice that one of them has changed ends the life of the reply in the cache
   * early. `value` is null for a refusal. `everything` need not be named: such a notice ends the life of every reply.
   */
  dependsOn(value: v.InferOutput<S> | null): readonly Subject[]
  /** `page` unless said otherwise. */
  kind?: CallKind
  /** True for an empty list. An empty list that follows a non-empty one is treated as a failure of the service. */
  isEmpty?(value: v.InferOutput<S>): boolean
  /** True if a reply means "not found" or "no match"; the cache has little room for these. */
  isNotFound?(value: v.InferOutput<S>): boolean
  /** The reply without reduced prices, for replies too old to announce a reduction. */
  withoutReductions?(value: v.InferOutput<S>): v.InferOutput<S>
}

/** Calls the catalogue or returns a cached reply. Throws `UpstreamError` when neither is available. */
export type CatalogueFetch = <S extends v.GenericSchema>(
  request: CatalogueRequest<S>,
) => Promise<Result<v.InferOutput<S>>>

/** The cached reply to a call, fresh or stale; null where none is cached. Makes no call. */
export type CatalogueCacheRead = <S extends v.GenericSchema>(
  request: CatalogueRequest<S>,
) => Promise<Result<v.InferOutput<S>> | null>

/**
 * Requests several products by id. `requestFor`: the call for some of them; that for one names its cached copy.
 * Throws as `CatalogueFetch` does.
 */
export type CatalogueFetchEach = (
  ids: readonly string[],
  requestFor: (ids: readonly string[]) => CatalogueRequest<typeof Listing>,
) => Promise<Result<Listing>>

/** The language, market and price list of catalogue calls. */
export interface CatalogueContext {
  language: string
  market: number
  pricelist: number
}

export type CatalogueApi = ReturnType<typeof createCatalogueApi>

/**
 * Creates the Checkout API's catalogue calls, one method each. They send the shared secret, so they run on the server
 * only. `hasVehicles`: false where no goods are for vehicles.
 */
export function createCatalogueApi(
  send: CatalogueFetch,
  context: CatalogueContext,
  {
    readCache = async () => null,
    sendForEach = (ids, requestFor) => send(requestFor(ids)),
    hasVehicles = true,
  }: { readCache?: CatalogueCacheRead; sendForEach?: CatalogueFetchEach; hasVehicles?: boolean } = {},
) {
  const categoriesIn = (language: string) =>
    ({
      method: 'POST',
      path: '/categories',
      route: 'POST /categories',
      body: { ...context, language },
      schema: CategoriesReply,
      dependsOn: () => ['category'],
      isEmpty: ({ categories }) => categories.length === 0,
      freshness: 'taxonomy',
    }) satisfies CatalogueRequest<typeof CategoriesReply>

  const listing = (request: ListingRequest, filters: Record<string, string[]>) =>
    ({
      method: 'POST',
      path: '/products',
      route: 'POST /products',
      body: { ...filters, ...request, ...context },
      schema: Listing,
      freshness: 'listing',
      dependsOn: (listing) => [...namedSubjects(request), ...subjectsOf(listing?.products ?? [])],
      kind: kindOf(request, filters),
      withoutReductions: (listing) => ({ ...listing, products: listing.products.map(withoutReduction) }),
      isNotFound: ({ received }) => received === 0,
      // A page whose products have all become unreadable counts as empty. Otherwise only the unfiltered assortment
      // counts: a filtered listing may be empty, the whole assortment does not vanish.
      isEmpty: ({ products, received, productCount }) =>
        (products.length === 0 && received > 0) ||
        (productCount === 0 &&
          !request.products &&
          !request.uri &&
          !request.search &&
          Object.keys(filters).length === 0),
    }) satisfies CatalogueRequest<typeof Listing>

  /**
   * A page of the assortment of all markets. The oldest come first, so that products that are added meanwhile come
   * last.
   */
  const assortmentPage = (
    request: Pick<
      ListingRequest,
      'skipFirst' | 'products' | 'categories' | 'brands' | 'search' | 'searchFields'
    > & { limit: number },
  ) =>
    ({
      method: 'POST',
      path: '/products',
      route: 'POST /products',
      body: {
        ...context,
        market: 'all',
        ...request,
        relatedProducts: false,
        measurementCharts: false,
        sortOrder: [
          { field: 'createdAt', order: 'asc' },
          { field: 'uri', order: 'asc' },
        ],
      },
      freshness: 'product',
    }) satisfies Omit<CatalogueRequest<v.GenericSchema>, 'schema' | 'dependsOn'>

  return {
    /**
     * Products by URI, ids, category, brand, or custom filters, which have the service's own field names. Filters never
     * override the call's own keys.
     */
    products: (request: ListingRequest, filters: Record<string, string[]> = {}) =>
      send(listing(request, filters)),

    /** Products by id, in the order of the ids. The cache knows each by itself: only those that are missing cost a call, together. */
    productsById: (products: readonly string[]) =>
      sendForEach(products, (ids) => listing({ products: [...ids], limit: ids.length }, {})),

    /**
     * The filter field and values for vehicles, read from the filters of the whole assortment; none, without a call, in a
     * shop without vehicles.
     */
    vehicleSearch: async (): Promise<Result<VehicleSearch>> => {
      if (!hasVehicles) return { ok: true, value: noVehicleSearch }
      return send({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: { limit: 1, measurementCharts: false, ...context },
        schema: VehicleSearchReply,
        freshness: 'taxonomy',
        dependsOn: nothingNamed,
        isEmpty: ({ field }) => field === '',
      })
    },

    /** The service's filter fields of the whole assortment. */
    filterFields: () =>
      send({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: { limit: 1, measurementCharts: false, relatedProducts: false, ...context },
        schema: FilterFieldsReply,
        freshness: 'taxonomy',
        dependsOn: nothingNamed,
      }),

    /**
     * The product with a URI in every market, with the ids of the markets it is sold in. Needs the secret, as `market`
     * does.
     */
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
        dependsOn: (reply) =>
          subjectsOf((reply?.products ?? []).flatMap(({ product, related }) => [product, ...related])),
        kind: 'unusual',
      }),

    /** Products by id in every market, as `productInAnyMarket`; those that are sold nowhere are left out. */
    productsInAnyMarket: (products: string[]) =>
      send({
        method: 'POST',
        path: '/products',
        route: 'POST /products',
        body: { ...context, market: 'all', products, limit: products.length, relatedProducts: false },
        schema: ProductsByMarket,
        isNotFound: ({ products: found }) => found.length === 0,
        freshness: 'product',
        dependsOn: (reply) => [
          ...namedSubjects({ products }),
          ...subjectsOf((reply?.products ?? []).map(({ product }) => product)),
        ],
        kind: 'unusual',
      }),

    /** A page of the assortment of all markets, or of the products in it with these ids, or found otherwise. */
    assortment: (request: Parameters<typeof assortmentPage>[0]) =>
      send({
        ...assortmentPage(request),
        schema: ProductsByMarketPage,
        dependsOn: (page) => subjectsOf((page?.products ?? []).map(({ product }) => product)),
      }),

    /** The same page of the assortment for lists of addresses, and the number of all products. */
    listedProducts: (request: { skipFirst: number; limit: number }) =>
      send({
        ...assortmentPage(request),
        schema: ListedProductsPage,
        freshness: 'taxonomy',
        dependsOn: nothingNamed,
      }),

    /** The products of this market, in the same order: those of a page, and their number. */
    soldProducts: (request: { skipFirst: number; limit: number }) => {
      const page = assortmentPage(request)
      const body = { ...page.body, market: context.market }
      return send({
        ...page,
        body,
        schema: SoldProductsPage,
        freshness: 'taxonomy',
        dependsOn: () => ['product'],
      })
    },

    /** A page of `listedProducts` with those that were changed last coming first. */
    latestChanges: (request: { skipFirst: number; limit: number }) => {
      const page = assortmentPage(request)
      return send({
        ...page,
        body: {
          ...page.body,
          sortOrder: [
            { field: 'modifiedAt', order: 'desc' },
            { field: 'uri', order: 'asc' },
          ],
        },
        schema: ListedProductsPage,
        freshness: 'taxonomy',
        dependsOn: nothingNamed,
      })
    },

    product: (product: string) =>
      send({
        method: 'POST',
        path: path('products', product),
        route: 'POST /products/{product}',
        body: { ...context },
        schema: ProductReply,
        freshness: 'product',
        dependsOn: (reply) => [
          subjectOf('product', product),
          ...(reply ? subjectsOf([reply.product.product, ...reply.product.related]) : []),
        ],
        withoutReductions: ({ product: { product, related } }) => ({
          product: { product: withoutReduction(product), related: related.map(withoutReduction) },
        }),
      }),

    /** The product or category with a URI, also where it is in no list: a category may be hidden, or just made. */
    uri: (uri: string, kind: 'product' | 'category', language = context.language) =>
      send({
        method: 'POST',
        path: '/uri',
        route: 'POST /uri',
        body: { ...context, uri, for: [kind], limit: 1, language },
        schema: UriReply,
        dependsOn: (reply) => {
          if (reply?.product) return [subjectOf('product', reply.product.product)]
          return [reply?.category ? subjectOf('category', reply.category.category) : kind]
        },
        isNotFound: ({ product, category }) => !product && !category,
        freshness: 'listing',
        kind: 'unusual',
      }),

    /** All categories with names and URIs in a language, by default the page's. */
    categories: (language = context.language) => send(categoriesIn(language)),

    /** The cached reply of `categories`, fresh or stale; null when it is not cached. Makes no call. */
    cachedCategories: (language: string) => readCache(categoriesIn(language)),

    brands: () =>
      send({
        method: 'GET',
        path: '/brands',
        route: 'GET /brands',
        schema: BrandsReply,
        dependsOn: () => ['brand'],
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
        dependsOn: (bundle) => [subjectOf('product', product), ...subjectsOf(bundle?.products ?? [])],
        withoutReductions: ({ sections, products }) => ({
          sections,
          products: products.map(withoutReduction),
        }),
      }),
  }
}

/** Listings of chosen products, filtered ones and later pages are endlessly many. */
function kindOf(
  { products, uri, skipFirst = 0 }: ListingRequest,
  filters: Record<string, string[]>,
): CallKind {
  if (products || skipFirst > 0 || Object.keys(filters).length > 0) return 'unusual'
  return uri ? 'address' : 'page'
}

/** The products, categories and brands that a request names by id. */
function namedSubjects({ products = [], categories = [], brands = [] }: ListingRequest): Subject[] {
  return [
    ...products.map((id) => subjectOf('product', id)),
    ...categories.map((id) => subjectOf('category', id)),
    ...brands.map((id) => subjectOf('brand', id)),
  ]
}

/** Too much for a notice to name one product of it: such a reply lives as long as its policy says. */
const nothingNamed = (): Subject[] => []

function withoutReduction(product: Product): Product {
  return { ...product, onSale: false, priceBeforeDiscount: product.price }
}
