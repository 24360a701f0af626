import { distinctNames } from '../categories.ts'
import type { FacetValue } from './facet.ts'

/** A category among the values of a filter; `path` has its name for each level, root first. */
export interface CategoryValue extends FacetValue {
  path: readonly string[]
}

/**
 * The categories of a filter as a tree: the top ones, and below a chosen one, or one above it, those of the next level.
 * A category that is the only one of its level is left out for those below it, unless it is chosen or narrows the list.
 */
export function categoryBranches(categories: readonly CategoryValue[]): FacetValue[] {
  const names = distinctNames(categories.map(({ path, value }) => ({ name: path, uri: value })))
  const nameOf = new Map(categories.map((category, index) => [category, names[index]]))
  const byPath = new Map(categories.map((category) => [pathKey(category.path), category]))
  const above = ({ path }: CategoryValue) =>
    path
      .map((_, level) => byPath.get(pathKey(path.slice(0, level))))
      .findLast((category) => category !== undefined) ?? null
  const listedBelow = Map.groupBy(categories, above)

  function below(category: CategoryValue | null): CategoryValue[] {
    const children = listedBelow.get(category) ?? []
    const [only, second] = children
    if (!only || second || only.chosen) return children
    return category === null || only.count === category.count ? below(only) : children
  }
  function isOpen(category: CategoryValue): boolean {
    return category.chosen === true || below(category).some(isOpen)
  }
  function shown(category: CategoryValue): FacetValue {
    const { path: _, ...value } = category
    const children = isOpen(category) ? below(category).map(shown) : []
    return {
      ...value,
      name: nameOf.get(category) ?? value.name,
      ...(children.length > 0 && { children }),
    }
  }
  return below(null).map(shown)
}

function pathKey(path: readonly string[]): string {
  return JSON.stringify(path)
}
