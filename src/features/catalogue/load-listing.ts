import type { Filter, Listing, ListingRequest } from '#src/commerce/contract/listing.ts'
import { listingDefaults, listingPageSize } from '#src/config.ts'
import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'
import { columnsOf, type Facet, facetsOf } from './facets.ts'
import { asRecord, type Filters, noFilters, without } from './filters.ts'
import { hasMore, type ListingQuery, productsOf } from './listing.ts'
import type { ListingSubject, NamedLink } from './listing-subject.ts'
import { priceFormatFor } from './price-format.ts'
import { type ProductCard, productCard } from './product-card.ts'
import { sortOrder } from './sorting.ts'
import type { FurtherPage } from './use-more-pages.ts'

/** A listing as its screen shows it. */
export interface ListingScreen {
  query: ListingQuery
  firstPage: number
  cards: ProductCard[]
  /** Products in all. */
  count: number
  more: boolean
  facets: Facet[]
  /** Names of the table's columns. */
  columns: string[]
  children: (NamedLink & { id: string; count: number })[]
}

/** Everything a listing's document shows. Null when its page lies beyond the end. */
export async function loadListing(
  shop: Shop,
  subject: ListingSubject,
  query: ListingQuery,
): Promise<ListingScreen | null> {
  const window = productsOf(query.page)
  const [{ listing, filters }, base] = await Promise.all([
    findProducts(shop, subject, query, window),
    baseCounts(shop, subject, query),
  ])
  if (listing.products.length === 0 && window.firstPage > 1) return null
  const terms = createTerms(shop.locale)
  const columns = columnsOf(listing.filters, listing.productCount, terms)
  const page = Math.max(
    1,
    Math.min(query.page, window.firstPage - 1 + Math.ceil(listing.products.length / listingPageSize)),
  )
  return {
    query: { ...query, page, filters },
    firstPage: window.firstPage,
    cards: await cardsOf(shop, listing, columns),
    count: listing.productCount,
    more: hasMore({ page, received: listing.products.length, count: listing.productCount }),
    facets: facetsOf(listing.filters, {
      terms,
      filters,
      base: base ?? listing.filters,
      decided: [subject.kind === 'category' ? 'categories' : 'brands'],
    }),
    columns: columns.map((id) => terms.attribute(id)),
    children: subject.children.map((child) => ({ ...child, count: countOf(listing.filters, child.id) })),
  }
}

/** The page after those a screen already shows. */
export async function loadListingPage(
  shop: Shop,
  subject: ListingSubject,
  query: ListingQuery,
): Promise<FurtherPage> {
  const { listing } = await findProducts(shop, subject, query, {
    skipFirst: (query.page - 1) * listingPageSize,
    limit: listingPageSize,
  })
  const terms = createTerms(shop.locale)
  return {
    page: query.page,
    cards: await cardsOf(shop, listing, columnsOf(listing.filters, listing.productCount, terms)),
    more: hasMore({ page: query.page, received: listing.products.length, count: listing.productCount }),
  }
}

async function cardsOf(
  shop: Shop,
  { products }: Listing,
  columns: readonly string[],
): Promise<ProductCard[]> {
  const format = await priceFormatFor(shop, products)
  return products.map((product) => productCard(product, format, columns))
}

/** Asks for products; filter fields the service does not know are dropped and it is asked once more. */
async function findProducts(
  { catalogue }: Shop,
  subject: ListingSubject,
  { order, filters }: ListingQuery,
  { skipFirst, limit }: { skipFirst: number; limit: number },
): Promise<{ listing: Listing; filters: Filters }> {
  const request: ListingRequest = {
    ...subjectOf(subject),
    ...listingDefaults,
    skipFirst,
    limit,
    sortOrder: sortOrder(order),
  }
  const reply = await catalogue.products(request, asRecord(filters))
  if (reply.ok) return { listing: reply.value, filters }
  const unknown = Object.keys(reply.errors)
  const known = without(filters, unknown)
  if (known.size === filters.size) throw new Response(null, { status: 404 })
  const again = await catalogue.products(request, asRecord(known))
  if (!again.ok) throw new Response(null, { status: 404 })
  return { listing: again.value, filters: known }
}

/** What there is before anything is chosen: the same question as the unfiltered first page, so usually remembered. */
async function baseCounts(
  shop: Shop,
  subject: ListingSubject,
  query: ListingQuery,
): Promise<Filter[] | null> {
  if (query.filters.size === 0) return null
  const start = { ...query, order: 'Standard' as const, filters: noFilters }
  const { listing } = await findProducts(shop, subject, start, productsOf(1))
  return listing.filters
}

function subjectOf({ kind, id }: ListingSubject): Pick<ListingRequest, 'categories' | 'brands'> {
  return kind === 'category' ? { categories: [id] } : { brands: [id] }
}

function countOf(filters: readonly Filter[], category: string): number {
  const values = filters.find(({ field }) => field === 'categories')?.values ?? []
  return values.find(({ value }) => value === category)?.count ?? 0
}
