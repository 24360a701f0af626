import type { Assortment } from '../catalogue/assortment.ts'
import type { Scope } from '../catalogue/listing/listing-index.ts'
import type { Part } from '../catalogue/products/parts.ts'
import type { CategoryNode } from '../catalogue/taxonomy/category-tree.ts'

/** A product by its id in a path or body; null when it is not sold in the market. */
export function productById(shop: Assortment, id: string, market: Scope): Part | null {
  const part = /^\d{1,9}$/.test(id) ? shop.part(Number(id)) : null
  return part && shop.isSold(part.product, market) ? part : null
}

/** A deposit article by id; null for other products. Deposits are not listed, but anyone may read them. */
export function depositById(shop: Assortment, id: string): Part | null {
  const part = /^\d{1,9}$/.test(id) ? shop.part(Number(id)) : null
  return part?.spec.deposit === undefined ? null : part
}

interface FoundProduct {
  part: Part
  /** The category of the URI's prefix; null without a prefix. */
  through: CategoryNode | null
}

/** A product by its URI, with or without the URI of one of its categories in front; null without one. */
export function productAt(shop: Assortment, path: string, market: Scope): FoundProduct | null {
  const address = trimmed(path)
  const slash = address.lastIndexOf('/')
  const part = shop.byUri(address.slice(slash + 1))
  if (!part || !shop.isSold(part.product, market)) return null
  if (slash < 0) return { part, through: null }
  const through = shop.categories.byUri(address.slice(0, slash))
  const categoryIds = shop.categories.withAncestors(part.listedIn.map(({ category }) => category))
  return through && categoryIds.has(through.category) ? { part, through } : null
}

export function categoryAt(shop: Assortment, path: string): CategoryNode | null {
  return shop.categories.byUri(trimmed(path))
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
