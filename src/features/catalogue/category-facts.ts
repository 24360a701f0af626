import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { Listing, ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { listingDefaults } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'
import { loadCategories, topCategories } from './categories.ts'
import { sortOrder } from './listing/sorting.ts'

/** The categories of the catalogue in their order, with their facts. */
export interface CategoryFacts {
  categories: readonly Category[]
  /** Newest first; empty if the service did not answer. */
  newest: readonly Product[]
  /** Number of parts sold here, by category id; a category without a number is missing. */
  counts: ReadonlyMap<string, number>
  /** The part whose drawing represents a top category, by the category's address. */
  pictured: ReadonlyMap<string, Product>
}

/** Number of newest products to load: enough that every top category is likely to be among them. */
const sampled = 100
const maxExtraSamples = 3

/** Categories, counts and representative parts. Fails only if the categories do: the other parts are left out then. */
export async function loadCategoryFacts(shop: Pick<Shop, 'catalogue'>): Promise<CategoryFacts> {
  const find = async (request: ListingRequest): Promise<Listing | null> => {
    const reply = await shop.catalogue.products({ ...listingDefaults, ...request }).catch(() => null)
    return reply?.ok ? reply.value : null
  }
  const [categories, listing] = await Promise.all([
    loadCategories(shop),
    find({ limit: sampled, sortOrder: sortOrder('Latest') }),
  ])
  const newest = listing?.products ?? []
  const bare = withoutPicture(categories, newest).slice(0, maxExtraSamples)
  const samples = await Promise.all(bare.map((category) => find({ categories: [category], limit: 1 })))
  return {
    categories,
    newest,
    counts: countsOf(listing),
    pictured: representatives(categories, [
      ...newest,
      ...samples.flatMap((sample) => sample?.products ?? []),
    ]),
  }
}

function countsOf(listing: Listing | null): Map<string, number> {
  const values = listing?.filters.find(({ field }) => field === 'categories')?.values ?? []
  return new Map(values.map(({ value, count }) => [value, count]))
}

/** The ids of the top categories that no product with a picture belongs to. */
export function withoutPicture(categories: readonly Category[], products: readonly Product[]): string[] {
  const pictured = representatives(categories, products)
  return topCategories(categories)
    .filter(({ uri }) => !pictured.has(uri))
    .map(({ category }) => category)
}

/** The representative of each top category: the pictured part whose subcategory comes first in the category order. */
export function representatives(
  categories: readonly Category[],
  products: readonly Product[],
): Map<string, Product> {
  const categoryIndexes = new Map(categories.map(({ uri }, index) => [uri, index]))
  const found = new Map<string, { product: Product; index: number }>()
  for (const product of products) {
    if (product.media.length === 0) continue
    for (const { uri } of product.categories) {
      const index = categoryIndexes.get(uri)
      const [top = uri] = uri.split('/')
      if (index === undefined || index >= (found.get(top)?.index ?? Number.POSITIVE_INFINITY)) continue
      found.set(top, { product, index })
    }
  }
  return new Map([...found].map(([top, { product }]) => [top, product]))
}
