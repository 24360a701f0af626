import { resultOrNull } from '#src/commerce/reply.ts'
import { combinedSearchSize } from '#src/config.ts'
import { loadVehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import type { Shop } from '#src/shop.ts'
import { findProducts } from '../find-products.ts'
import { foundCards } from '../found-cards.ts'
import { foundPages } from '../found-pages.ts'
import { findPlaces, type Place } from './places.ts'
import type { Suggestions } from './suggestions.ts'

/**
 * Loads the suggestions of the search field: categories, brands and cars by their names, products and pages from the
 * search service. If that fails, which is reported, only places are returned.
 */
export async function loadSuggestions(
  shop: Shop,
  keyword: string,
  report: (error: unknown) => void,
): Promise<Suggestions> {
  if (keyword === '') return { places: [], products: [], isNumber: false, pages: [], unavailable: false }
  const [places, found] = await Promise.all([loadPlaces(shop, keyword), find(shop, keyword, report)])
  return { places, ...found }
}

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
): Promise<Omit<Suggestions, 'places'>> {
  const wanted = { limit: combinedSearchSize, offset: 0, contentLimit: combinedSearchSize }
  const found = await resultOrNull(() => findProducts(shop.search, keyword, wanted), report)
  if (!found) return { products: [], isNumber: false, pages: [], unavailable: true }
  const cards = await foundCards(shop, { ...found, hits: found.hits.slice(0, combinedSearchSize) })
  return {
    products: cards.map(
      ({ product, uri, name, nameParts, brand, sku, picture, fit, match, stock, price }) => ({
        ...{ product, uri, name, brand, sku, picture, fit, stock },
        ...(nameParts ? { nameParts } : {}),
        ...(match ? { match } : {}),
        price: price?.price ?? '',
      }),
    ),
    isNumber: cards[0]?.match !== undefined,
    pages: foundPages(found.content.slice(0, combinedSearchSize)),
    unavailable: false,
  }
}
