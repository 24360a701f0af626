import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { ProductWithMarkets } from '#src/commerce/contract/catalogue/product.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { within } from '#src/commerce/deadline.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { listingDefaults } from '#src/config.ts'
import { type CountryChoice, countryChoices } from '#src/features/region/country-choices.ts'
import { countryInSentence } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'
import { type ProductCard, productCard } from '../../cards/card.ts'
import { categoryName, loadCategories } from '../../categories.ts'
import type { Filters } from '../../filters/chosen-filters.ts'
import { noFilters } from '../../filters/filter-query.ts'
import { loadVehicleSearch, toServiceFilters, withKnownVehicles } from '../../filters/vehicle-filter.ts'
import { ancestry, type NamedLink } from '../../listing/listing-subject.ts'
import { priceContextFor } from '../../offer/price-context.ts'
import { productName } from '../../product-name.ts'
import { brandOf, breadcrumbsOf } from '../product-screen.ts'

export interface NotSoldHereScreen {
  title: string
  reason: string
  name: string
  brand: NamedLink | null
  sku: string
  picture: PictureFiles | null
  breadcrumbs: NamedLink[]
  /** The form that switches to a country the product is sold in; never without a country. */
  countryForm: { label: string; submit: string; countries: CountryChoice[] }
  alternatives: Alternatives
}

interface Alternatives {
  title: string
  cards: ProductCard[]
}

const noAlternatives: Alternatives = { title: '', cards: [] }

/** Fills whole rows of two, three, four or six. */
const maxAlternatives = 12
/** Maximum number of searched categories: the product's own, then its ancestors. */
const maxCategories = 3
const maxVehicles = 50
/** Milliseconds the page waits for alternatives; then it is shown without them. */
const maxWait = 1_500

/**
 * A product that is not sold in the visitor's market; null if no country of delivery has it. Costs one call if nothing
 * is found. The product is required, its alternatives may be missing.
 */
export async function loadNotSoldHere(shop: Shop, uri: string): Promise<NotSoldHereScreen | null> {
  const reply = await shop.catalogue.productInAnyMarket(uri)
  const found = reply.ok ? reply.value.products.find(({ product }) => product.uri === uri) : undefined
  const { region, regions, i18n } = shop
  const countries = regions
    .filter(({ market }) => found?.markets.includes(market))
    .map(({ country }) => country)
  if (!found || countries.length === 0) return null
  const { t } = shop.i18n
  const { product } = found
  const late = () => new UpstreamError('timeout', 'POST /products')
  const alternatives = await resultOrNull(() => within(maxWait, loadAlternatives(shop, found), late))
  return {
    title: t('notSoldHere.title', { country: countryInSentence(region.country, i18n) }),
    reason: t('notSoldHere.reason'),
    name: productName(product),
    brand: brandOf(product),
    sku: product.sku,
    picture: product.media[0] ?? null,
    breadcrumbs: breadcrumbsOf(product),
    countryForm: {
      label: t('notSoldHere.move'),
      submit: t('notSoldHere.submit'),
      countries: countryChoices(countries, i18n),
    },
    alternatives: alternatives ?? noAlternatives,
  }
}

interface Search {
  title: string
  request: ListingRequest
  filters?: Filters
}

async function loadAlternatives(shop: Shop, found: ProductWithMarkets): Promise<Alternatives> {
  for (const { title, request, filters = noFilters } of await searchesFor(shop, found)) {
    const vehicles = await loadVehicleSearch(shop, filters)
    const known = withKnownVehicles(filters, vehicles)
    if (known.size < filters.size) continue
    const options = { ...listingDefaults, ...request, limit: maxAlternatives }
    const reply = await shop.catalogue.products(options, toServiceFilters(known, vehicles))
    if (!reply.ok || reply.value.products.length === 0) continue
    const context = await priceContextFor(shop, reply.value.products)
    return { title, cards: reply.value.products.map((product) => productCard(product, context)) }
  }
  return noAlternatives
}

/**
 * Alternatives from the closest to the widest: variants and other makes, the category for its cars, the category,
 * ancestors.
 */
async function searchesFor(shop: Shop, { product, related }: ProductWithMarkets): Promise<Search[]> {
  const { t } = shop.i18n
  const products = related
    .filter(({ relation }) => relation === 'variant' || relation === 'alternative')
    .map(({ product: id }) => id)
    .slice(0, maxAlternatives)
  const vehicles = product.vehicles.flatMap(({ key }) => key ?? []).slice(0, maxVehicles)
  const all = await loadCategories(shop)
  const ownCategory = all.find(({ uri }) => uri === product.categoryUri)
  const categories = ownCategory ? ancestry(ownCategory, all).reverse().slice(0, maxCategories) : []
  const inCategory = (category: Category, term: 'notSoldHere.sameCars' | 'notSoldHere.similar') => ({
    title: t(term, { category: categoryName(category) }),
    request: { categories: [category.category] },
  })
  return [
    ...(products.length > 0 ? [{ title: t('notSoldHere.alternatives'), request: { products } }] : []),
    ...(ownCategory && vehicles.length > 0
      ? [{ ...inCategory(ownCategory, 'notSoldHere.sameCars'), filters: new Map([[vehicleField, vehicles]]) }]
      : []),
    ...categories.map((category) => inCategory(category, 'notSoldHere.similar')),
  ]
}
