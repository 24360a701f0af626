import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { combinedSearchSize } from '#src/config.ts'
import { loadVehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import type { Shop } from '#src/shop.ts'
import { foundCards } from '../found-cards.ts'
import { foundPages } from '../found-pages.ts'
import { findPlaces, type Place } from './places.ts'
import type { Suggestions } from './suggestions.ts'

/**
 * Loads what the search field suggests: categories, brands and cars by their names, products and pages from the search
 * service. While that fails, which is reported, there are places alone.
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
  const limits = { limit: combinedSearchSize, offset: 0, contentLimit: combinedSearchSize }
  const reply = await resultOrNull(() => shop.search.combined({ q: keyword, ...limits }), report)
  if (!reply?.ok) {
    if (reply) report(new UpstreamError('status', 'search', { status: reply.status }))
    return { products: [], isNumber: false, pages: [], unavailable: true }
  }
  const { products, content } = reply.value
  const cards = await foundCards(shop, products.hits.slice(0, combinedSearchSize))
  const numbered = cards.filter(({ sku }) => isSameNumber(sku, keyword))
  const others = cards.filter((card) => !numbered.includes(card))
  return {
    products: [...numbered, ...others].map(
      ({ product, uri, name, nameParts, brand, sku, picture, fit, stock, price }) => ({
        ...{ product, uri, name, brand, sku, picture, fit, stock },
        ...(nameParts ? { nameParts } : {}),
        price: price?.price ?? '',
      }),
    ),
    isNumber: numbered.length > 0,
    pages: foundPages(content.slice(0, combinedSearchSize)),
    unavailable: false,
  }
}

/** Whether two texts are one part number: shoppers type it with and without its hyphens and spaces. */
function isSameNumber(sku: string, typed: string): boolean {
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return sku !== '' && plain(sku) === plain(typed)
}
