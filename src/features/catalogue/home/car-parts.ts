import type { ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { bandSample, listingDefaults } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { sortOrder } from '../listing/sorting.ts'
import { priceContextFor } from '../offer/price-context.ts'
import { loadPartsOfCar } from '../parts/load-parts.ts'

/** The texts and parts of a visitor's car on the home page, and a link to all its parts. */
export interface CarParts {
  /** The title of the band of service parts. */
  title: string
  all: { name: string; path: string }
  /** The service parts. */
  cards: ProductCard[]
  /** The reduced and the newest parts; null if they cannot be loaded. */
  sale: ProductCard[] | null
  newest: ProductCard[] | null
  /** The numbers of parts by the addresses of the top categories that have some. */
  counts: Record<string, number>
}

/** Null for a car that the shop has no parts for. */
export async function carParts(shop: Shop, key: string): Promise<CarParts | null> {
  const parts = key === '' ? null : await loadPartsOfCar(shop, key, '')
  if (!parts) return null
  const { t } = shop.i18n
  const [sale, newest] = await Promise.all([
    latestCards(shop, { showAsOnSale: true }, parts.filters),
    latestCards(shop, {}, parts.filters),
  ])
  return {
    title: t('home.service', { car: parts.name }),
    all: { name: t('home.allOfCar', { car: parts.model.name, count: parts.count }), path: parts.path },
    cards: parts.service,
    sale,
    newest,
    counts: Object.fromEntries(parts.categories.map(({ uri, count }) => [paths.category(uri), count])),
  }
}

async function latestCards(
  shop: Shop,
  request: ListingRequest,
  filters: Record<string, string[]>,
): Promise<ProductCard[] | null> {
  const latest = { ...listingDefaults, limit: bandSample, sortOrder: sortOrder('Latest'), ...request }
  const reply = await resultOrNull(() => shop.catalogue.products(latest, filters))
  if (!reply?.ok) return null
  const context = await priceContextFor(shop, reply.value.products)
  return reply.value.products.map((product) => productCard(product, context))
}
