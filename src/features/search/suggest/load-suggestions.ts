import { resultOrNull } from '#src/commerce/reply.ts'
import { combinedSearchSize } from '#src/config.ts'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { loadCarOffer } from '#src/features/garage/offer/load-car-offer.ts'
import { loadVehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import type { Shop } from '#src/shop.ts'
import { findProducts, isMissed } from '../find-products.ts'
import { foundCards } from '../found-cards.ts'
import { foundPages } from '../found-pages.ts'
import { hasWord } from '../query-text.ts'
import { createSearchAids } from '../search-aids.ts'
import { findPlaces, type Place } from './places.ts'
import type { SuggestedProduct, Suggestions } from './suggestions.ts'

/** More parts would leave no room for what comes after them. */
const maxParts = 6

/**
 * Loads the suggestions of the search field: categories, brands and cars by their names, products and pages from the
 * search service. If that fails, which is reported, only places are returned. `hasLookup`: cars are found by plates.
 */
export async function loadSuggestions(
  shop: Shop,
  keyword: string,
  { hasLookup, report }: { hasLookup: boolean; report: (error: unknown) => void },
): Promise<Suggestions> {
  if (!hasWord(keyword)) return { places: [], ...nothing, unavailable: false }
  const [places, { missed, ...found }] = await Promise.all([
    loadPlaces(shop, keyword),
    find(shop, keyword, report),
  ])
  return { places, ...found, car: missed ? await loadCarOffer(shop, keyword, hasLookup) : null }
}

const nothing = { car: null, products: [], pages: [] }

async function loadPlaces(shop: Shop, keyword: string): Promise<Place[]> {
  const { catalogue } = shop
  const [categories, brands, makes] = await Promise.all([
    resultOrNull(() => catalogue.categories()),
    resultOrNull(() => catalogue.brands()),
    loadVehicleTree(shop),
  ])
  const known = {
    categories: categories?.ok ? categories.value.categories : [],
    brands: brands?.ok ? brands.value.brands : [],
    makes: makes ?? [],
  }
  return findPlaces(known, keyword)
}

async function find(
  shop: Shop,
  keyword: string,
  report: (error: unknown) => void,
): Promise<Omit<Suggestions, 'places' | 'car'> & { missed: boolean }> {
  const size = combinedSearchSize
  const wanted = { limit: size, offset: 0, contentLimit: size, aids: createSearchAids(shop) }
  const found = await resultOrNull(() => findProducts(shop.search, keyword, wanted), report)
  if (!found) return { products: [], pages: [], missed: false, unavailable: true }
  const cards = await foundCards(shop, { ...found, hits: found.hits.slice(0, size) })
  return {
    products: suggestedProducts(cards).slice(0, maxParts),
    pages: foundPages(found.content.slice(0, size)),
    missed: isMissed(found),
    unavailable: false,
  }
}

/** The parts, those of one name as one; what is found by its number stands alone. */
function suggestedProducts(cards: readonly ProductCard[]): SuggestedProduct[] {
  const alike = Map.groupBy(cards, ({ product, name, match }) => (match === undefined ? name : product))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...suggestedProduct(first), more: others.length }] : [],
  )
}

function suggestedProduct(card: ProductCard): Omit<SuggestedProduct, 'more'> {
  const { product, uri, name, nameParts, brand, sku, picture, fit, match, stock, price } = card
  return {
    ...{ product, uri, name, brand, sku, picture, fit, stock },
    ...(nameParts ? { nameParts } : {}),
    ...(match ? { match } : {}),
    price: price?.price ?? '',
  }
}
