import type { Locale } from '#src/i18n/locales.ts'

export interface CategoryNode {
  category: number
  parent: number | null
  /** The full path; identical in all languages. */
  uri: string
  /** The name of this level by language, without those of its parents. */
  names: Record<Locale, string>
}

export type CategoryTree = ReturnType<typeof createCategoryTree>

/** Creates the category tree from nodes in back-office order, parents before children. */
export function createCategoryTree(nodes: readonly CategoryNode[]) {
  const byId = new Map(nodes.map((node) => [node.category, node]))
  const byUri = new Map(nodes.map((node) => [node.uri, node]))
  const paths = new Map<number, number[]>()

  /** The ids from the root to the category. */
  function path(category: number): number[] {
    const known = paths.get(category)
    if (known) return known
    const node = byId.get(category)
    const found = node ? [...(node.parent === null ? [] : path(node.parent)), category] : []
    paths.set(category, found)
    return found
  }

  return {
    all: nodes,
    get: (category: number): CategoryNode | null => byId.get(category) ?? null,
    byUri: (uri: string): CategoryNode | null => byUri.get(uri) ?? null,
    isTop: (category: number): boolean => byId.get(category)?.parent === null,
    path,
    /** The names of all levels, root first. */
    name: (category: number, language: Locale): string[] =>
      path(category).flatMap((level) => byId.get(level)?.names[language] ?? []),
    withAncestors: (categories: readonly number[]): ReadonlySet<number> => new Set(categories.flatMap(path)),
  }
}
