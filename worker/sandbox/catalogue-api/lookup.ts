import type { Assortment } from '../catalogue/assortment.ts'
import type { Scope } from '../catalogue/listing/listing-index.ts'
import type { Part } from '../catalogue/products/parts.ts'
import type { CategoryNode } from '../catalogue/taxonomy/category-tree.ts'

/** A product by its id as a path or a body writes it, if it is sold there. */
export function productById(shop: Assortment, id: string, market: Scope): Part | null {
  const part = /^\d{1,9}$/.test(id) ? shop.part(Number(id)) : null
  return part && shop.isSold(part.product, market) ? part : null
}

/** A deposit article: listed nowhere and sold wherever its part is, and read by whoever knows its id. */
export function depositById(shop: Assortment, id: string): Part | null {
  const part = /^\d{1,9}$/.test(id) ? shop.part(Number(id)) : null
  return part?.spec.deposit === undefined ? null : part
}

interface FoundProduct {
  part: Part
  /** The category whose address led the way. */
  through: CategoryNode | null
}

/** A product by its own address, or by that of one of its categories followed by its own. */
export function productAt(shop: Assortment, path: string, market: Scope): FoundProduct | null {
  const address = trimmed(path)
  const slash = address.lastIndexOf('/')
  const part = shop.byUri(address.slice(slash + 1))
  if (!part || !shop.isSold(part.product, market)) return null
  if (slash < 0) return { part, through: null }
  const through = shop.categories.byUri(address.slice(0, slash))
  const stands = shop.categories.withAncestors(part.places.map(({ category }) => category))
  return through && stands.has(through.category) ? { part, through } : null
}

export function categoryAt(shop: Assortment, path: string): CategoryNode | null {
  return shop.categories.byUri(trimmed(path))
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
