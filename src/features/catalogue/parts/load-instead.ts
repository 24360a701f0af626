import type { Product, ProductWithRelated } from '#src/commerce/contract/catalogue/product.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { listingDefaults } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { toServiceFilters } from '../filters/vehicle-filter.ts'
import { resolveCar } from '../listing/car/listing-car.ts'
import { unfiltered } from '../listing/find-listing.ts'
import type { NamedLink } from '../listing/listing-subject.ts'
import { priceContextFor } from '../offer/price-context.ts'

/** Parts that can be bought instead of a product. */
export interface InsteadOffer {
  /** Parts of its category for the car. Whether they fit all of its facts is known in the browser only. */
  cards: ProductCard[]
  category: NamedLink
}

/** Number of candidates; the browser shows those of them that fit. */
const maxCards = 12

/**
 * Loads parts for a car instead of a product that did not fit it, by the product's id. `car` is the key of the car; empty
 * without one, and then there are no parts. Null if the product is no longer listed, or the catalogue does not answer.
 */
export async function loadInstead(shop: Shop, id: string, car: string): Promise<InsteadOffer | null> {
  const reply = await resultOrNull(() => shop.catalogue.product(id))
  const found = reply?.ok ? reply.value.product : null
  const category = found?.product.categories[0]
  if (!found || !category) return null
  const products = car ? await partsOfCar(shop, found, category.category, car).catch(() => []) : []
  const context = await priceContextFor(shop, products)
  return {
    cards: products.map((product) => productCard(product, context)),
    category: { name: category.name.at(-1) ?? category.uri, path: paths.category(category.uri) },
  }
}

/** The alternatives to a product, then others of its category. */
async function partsOfCar(
  shop: Shop,
  { product: misfit, related }: ProductWithRelated,
  category: string,
  key: string,
): Promise<Product[]> {
  const vehicles = await shop.catalogue.vehicleSearch()
  const { query, car } = await resolveCar(shop, { ...unfiltered, car: { key, vehicles: [] } })
  if (!car || !vehicles.ok) return []
  const filters = toServiceFilters(query.filters, vehicles.value)
  const request = { ...listingDefaults, categories: [category], limit: maxCards }
  const reply = await shop.catalogue.products(request, filters)
  const ofCar = ({ vehicles: fits }: Product) =>
    fits.some((vehicle) => car.vehicles.includes(vehicle.key ?? ''))
  const products = [
    ...related.filter((product) => product.relation === 'alternative' && ofCar(product)),
    ...(reply.ok ? reply.value.products : []),
  ]
  const byId = new Map(products.map((product) => [product.product, product]))
  byId.delete(misfit.product)
  return [...byId.values()].slice(0, maxCards)
}
