import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { bandSample, listingDefaults, serviceCategories } from '#src/config.ts'
import { parseCarKey } from '#src/features/garage/fit/car-key.ts'
import type { KnownCar } from '#src/features/garage/vehicles/known-car.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { categoryName } from '../categories.ts'
import { loadCategoryFacts } from '../category-facts.ts'
import { noFilters } from '../filters/filter-query.ts'
import { toServiceFilters } from '../filters/vehicle-filter.ts'
import { resolveCar } from '../listing/car/listing-car.ts'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import { sortOrder } from '../listing/sorting.ts'
import { priceContextFor } from '../offer/price-context.ts'
import { carsForSale, type EngineLink, type ModelParts } from './cars-for-sale.ts'

export interface PartsCategory {
  name: string
  uri: string
  path: string
  count: number
  /** Absent below the top level. */
  picture?: PictureFiles | null
  children: PartsCategory[]
}

export interface PartsOfCar {
  /** "Volvo 240" or "Volvo 240, B21A". */
  name: string
  path: string
  /** The car as far as the page names it: without a year, on the page of a model without an engine. */
  car: KnownCar
  /** The keys of the vehicles that the car may be. */
  vehicles: readonly string[]
  count: number
  model: ModelParts
  engines: EngineLink[]
  categories: PartsCategory[]
  service: ProductCard[]
  /** The filters that a listing of its parts is asked for by. */
  filters: Record<string, string[]>
}

/** Number of service parts to load: enough for so many categories. */
const sampled = 120

const wholeListing: ListingQuery = {
  page: 1,
  order: 'Standard',
  filters: noFilters,
  view: 'grid',
  car: null,
  facet: '',
}

export async function loadCarsForSale({ catalogue, i18n }: Pick<Shop, 'catalogue' | 'i18n'>) {
  const [reply, vehicles] = await Promise.all([
    catalogue.products({ ...listingDefaults, limit: 1 }),
    resultOrNull(() => catalogue.vehicleSearch()),
  ])
  return carsForSale(reply.ok ? reply.value.filters : [], vehicles?.ok ? vehicles.value.vehicles : [], i18n)
}

/** Null if the shop has no such car. `path` is the page's only address, for any spelling of the car's key. */
export async function loadPartsOfCar(shop: Shop, model: string, engine: string): Promise<PartsOfCar | null> {
  const key = parseCarKey(engine ? `${model}-${engine}` : model)
  const asked = { ...wholeListing, car: { key, vehicles: [] } }
  const [{ query, car }, vehicles, makes] = await Promise.all([
    resolveCar(shop, asked),
    shop.catalogue.vehicleSearch(),
    loadCarsForSale(shop),
  ])
  const [found] = makes.flatMap(({ name: make, models }) =>
    models.flatMap((model) => {
      const path = pathOf(model, key)
      return path ? [{ make, model, path }] : []
    }),
  )
  if (!car || !vehicles.ok || !found) return null
  const { make, model: ofCar, path } = found
  const filters = toServiceFilters(new Map([...query.filters, [vehicleField, car.vehicles]]), vehicles.value)
  const { categories: all, pictured } = await loadCategoryFacts(shop)
  const [reply, service] = await Promise.all([
    shop.catalogue.products({ ...listingDefaults, limit: 1 }, filters),
    loadServiceParts(shop, all, filters),
  ])
  if (!reply.ok) return null
  const search = listingSearch({ ...wholeListing, car: { key, vehicles: [] } })
  return {
    name: car.name,
    path,
    car: {
      make,
      model: ofCar.name,
      engine: path === ofCar.path ? '' : key,
      year: null,
      facts: {},
      vinNumber: '',
    },
    vehicles: car.vehicles,
    count: reply.value.productCount,
    model: ofCar,
    engines: ofCar.engines.length > 1 ? ofCar.engines : [],
    categories: partsCategories(all, reply.value.filters, search).map((category) => ({
      ...category,
      picture: pictured.get(category.uri)?.media[0] ?? null,
    })),
    service,
    filters,
  }
}

function pathOf({ key: model, path, engines }: ModelParts, key: string): string | null {
  if (key === model) return path
  const ofEngine = key.startsWith(`${model}-`) ? paths.parts(model, key.slice(model.length + 1)) : ''
  return engines.some((engine) => engine.path === ofEngine) ? ofEngine : null
}

function partsCategories(
  categories: readonly Category[],
  filters: readonly Filter[],
  search: string,
): PartsCategory[] {
  const values = filters.find(({ field }) => field === 'categories')?.values ?? []
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const nodes = (parent: string | null, depth: number): PartsCategory[] =>
    (below.get(parent) ?? []).flatMap((category) => {
      const count = counts.get(category.category) ?? 0
      if (count === 0) return []
      const children = depth > 1 ? nodes(category.category, depth - 1) : []
      const { uri } = category
      return [{ name: categoryName(category), uri, path: paths.category(uri) + search, count, children }]
    })
  return nodes(null, 2)
}

/** Cards of parts that are changed at every service; empty if they cannot be loaded, since they are optional. */
async function loadServiceParts(
  shop: Shop,
  categories: readonly Category[],
  filters: Record<string, string[]>,
): Promise<ProductCard[]> {
  const chosen = categories
    .filter(({ uri }) => serviceCategories.includes(uri))
    .map(({ category }) => category)
  if (chosen.length === 0) return []
  const request = { ...listingDefaults, categories: chosen, limit: sampled, sortOrder: sortOrder('Standard') }
  const reply = await resultOrNull(() => shop.catalogue.products(request, filters))
  if (!reply?.ok) return []
  const products = firstOfCategories(reply.value.products).slice(0, bandSample)
  const context = await priceContextFor(shop, products)
  return products.map((product) => productCard(product, context))
}

function firstOfCategories(products: readonly Product[]): Product[] {
  const first = new Map<string, Product>()
  for (const product of products) {
    const category = product.categories[0]?.uri ?? ''
    if (!first.has(category)) first.set(category, product)
  }
  const place = (uri: string) =>
    serviceCategories.findIndex((category) => `${uri}/`.startsWith(`${category}/`))
  return [...first].sort(([left], [right]) => place(left) - place(right)).map(([, product]) => product)
}
