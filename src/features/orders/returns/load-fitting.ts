import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Product, ProductWithRelated } from '#src/commerce/contract/catalogue/product.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { listingDefaults } from '#src/config.ts'
import { type ProductCard, productCard } from '#src/features/catalogue/cards/card.ts'
import { toServiceFilters } from '#src/features/catalogue/filters/vehicle-filter.ts'
import { resolveCar } from '#src/features/catalogue/listing/car/listing-car.ts'
import { unfiltered } from '#src/features/catalogue/listing/find-listing.ts'
import type { NamedLink } from '#src/features/catalogue/listing/listing-subject.ts'
import { priceContextFor } from '#src/features/catalogue/offer/price-context.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'

/** What a customer may order instead of a part that did not fit. */
export interface FittingOffer {
  title: string
  /** Parts of its category for the car. Whether they fit all of its facts is known in the browser only. */
  cards: ProductCard[]
  /** The category of the part. */
  listing: NamedLink
}

/** Number of candidates; the browser shows those of them that fit. */
const maxCards = 12
/** Number of parts for which others are looked for. */
const maxMisfits = 2

/** Loads what fits a car instead of these parts; `car` is its key, empty without one. Leaves out what cannot be loaded. */
export async function loadFitting(
  shop: Shop,
  misfits: readonly { item: string; name: string }[],
  car: string,
): Promise<FittingOffer[]> {
  const offers = misfits.slice(0, maxMisfits).map(({ item, name }) =>
    loadOffer(shop, productOfItem(item), car).then(
      (found) => (found ? [{ title: shop.i18n.t('returns.fitting', { name }), ...found }] : []),
      () => [],
    ),
  )
  return (await Promise.all(offers)).flat()
}

async function loadOffer(shop: Shop, id: string, car: string): Promise<Omit<FittingOffer, 'title'> | null> {
  const reply = await resultOrNull(() => shop.catalogue.product(id))
  const found = reply?.ok ? reply.value.product : null
  const category = found?.product.categories[0]
  if (!found || !category) return null
  const products = car ? await partsOfCar(shop, found, category.category, car).catch(() => []) : []
  const context = await priceContextFor(shop, products)
  return {
    cards: products.map((product) => productCard(product, context)),
    listing: {
      name: shop.i18n.t('returns.fittingAll', { category: category.name.at(-1) ?? category.uri }),
      path: paths.category(category.uri),
    },
  }
}

/** For a car: the alternatives to a part that did not fit, then others of its category. */
async function partsOfCar(
  shop: Shop,
  { product: misfit, related }: ProductWithRelated,
  category: string,
  key: string,
): Promise<Product[]> {
  const vehicles = await resultOrNull(() => shop.catalogue.vehicleSearch())
  const { query, car } = await resolveCar(shop, { ...unfiltered, car: { key, vehicles: [] } })
  if (!car || !vehicles?.ok) return []
  const filters = toServiceFilters(query.filters, vehicles.value)
  const request = { ...listingDefaults, categories: [category], limit: maxCards }
  const reply = await resultOrNull(() => shop.catalogue.products(request, filters))
  const ofCar = ({ vehicles: fits }: Product) =>
    fits.some((vehicle) => car.vehicles.includes(vehicle.key ?? ''))
  const products = [
    ...related.filter((product) => product.relation === 'alternative' && ofCar(product)),
    ...(reply?.ok ? reply.value.products : []),
  ]
  const byId = new Map(products.map((product) => [product.product, product]))
  byId.delete(misfit.product)
  return [...byId.values()].slice(0, maxCards)
}
