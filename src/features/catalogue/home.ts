import type { Category } from '#src/commerce/contract/category.ts'
import type { Listing } from '#src/commerce/contract/listing.ts'
import type { Product } from '#src/commerce/contract/product.ts'
import { paths } from '#src/paths.ts'
import { nameWithoutBrand } from './product-card.ts'

/** A way into the catalogue, with a part that stands for it. */
export interface CategoryTile {
  name: string
  path: string
  picture: string | null
  count: number
}

/** A part drawn with its measures. */
export interface Specimen {
  name: string
  sku: string
  path: string
  picture: string
}

/** The top categories, each with a drawing out of `listing`. */
export function categoryTiles(categories: readonly Category[], listing: Listing | null): CategoryTile[] {
  const counts = listing?.filters.find(({ field }) => field === 'categories')?.values ?? []
  return categories
    .filter(({ parent }) => parent === null)
    .map(({ category, name, uri }) => ({
      name: name.at(-1) ?? uri,
      path: paths.category(uri),
      picture: representative(uri, categories, listing)?.media[0] ?? null,
      count: counts.find(({ value }) => value === category)?.count ?? 0,
    }))
}

/** The ids of top categories that `listing` has no drawing for. */
export function undrawn(categories: readonly Category[], listing: Listing | null): string[] {
  return categories
    .filter(({ parent, uri }) => parent === null && representative(uri, categories, listing) === null)
    .map(({ category }) => category)
}

/** The dimension drawing of a part of the first category. */
export function specimenOf(categories: readonly Category[], listing: Listing | null): Specimen | null {
  const first = categories.find(({ parent }) => parent === null)
  const product = first && representative(first.uri, categories, listing)
  const picture = product?.media[1] ?? product?.media[0]
  if (!product || !picture) return null
  return { name: nameWithoutBrand(product), sku: product.sku, path: paths.product(product.uri), picture }
}

/** The listed part that stands furthest ahead in the order of a category's shelves. */
function representative(
  uri: string,
  categories: readonly Category[],
  listing: Listing | null,
): Product | null {
  const within = (other: string) => other === uri || other.startsWith(`${uri}/`)
  const place = ({ categories: own }: Product) =>
    categories.findIndex(
      (category) => within(category.uri) && own.some(({ uri: other }) => other === category.uri),
    )
  const candidates = (listing?.products ?? []).filter(
    (product) => place(product) >= 0 && product.media.length > 0,
  )
  return candidates.reduce<Product | null>(
    (best, product) => (best === null || place(product) < place(best) ? product : best),
    null,
  )
}
