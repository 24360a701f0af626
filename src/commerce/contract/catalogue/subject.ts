import type { Product } from './product.ts'

type Kind = 'product' | 'category' | 'brand'

/**
 * The subject of a change: one product, category or brand, any of a kind, or everything. A notice of the service names
 * the subjects that have changed, and a reply of the catalogue depends on subjects.
 */
export type Subject = 'everything' | Kind | `${Kind}:${string}`

/** The subject for one product, category or brand by its id. */
export function subjectOf(kind: Kind, id: string): Subject {
  return `${kind}:${id}`
}

/**
 * The subjects of products as they are shown: themselves, their brands, and the categories whose names they have. Without
 * any product: every product, since each may be missing.
 */
export function subjectsOf(
  products: readonly Pick<Product, 'product' | 'brand' | 'categories'>[],
): Subject[] {
  if (products.length === 0) return ['product']
  const subjects = products.flatMap(({ product, brand, categories }) => [
    subjectOf('product', product),
    subjectOf('brand', brand),
    ...categories.map(({ category }) => subjectOf('category', category)),
  ])
  return [...new Set(subjects)]
}
