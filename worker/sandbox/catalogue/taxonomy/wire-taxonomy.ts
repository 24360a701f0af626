import type { Locale } from '#src/i18n/locales.ts'
import type { Part } from '../products/parts.ts'
import type { CategoryTree } from './category-tree.ts'
import type { Brand } from './taxonomy.ts'

const noMeta = { metaTitle: '', metaDescription: '', metaKeywords: '' }

/** A category; root categories have no `inCategory`. */
export function wireCategory(tree: CategoryTree, category: number, language: Locale) {
  const node = tree.get(category)
  return {
    category: String(category),
    name: tree.name(category, language),
    uri: node?.uri ?? '',
    ...(node?.parent == null ? {} : { inCategory: String(node.parent) }),
  }
}

export function wireCategoryWithMeta(tree: CategoryTree, category: number, language: Locale) {
  return { ...wireCategory(tree, category, language), ...noMeta }
}

export function wireBrand({ brand, name, uri }: Brand) {
  return { brand: String(brand), name, uri, ...noMeta }
}

/** The canonical category of a product and all its categories. */
export function wirePlaces(tree: CategoryTree, part: Part, language: Locale) {
  return {
    category: String(part.category),
    categoryName: tree.name(part.category, language),
    categoryUri: tree.get(part.category)?.uri ?? '',
    categories: part.listedIn.map(({ category, sort }) => ({
      category: String(category),
      name: tree.name(category, language),
      uri: tree.get(category)?.uri ?? '',
      sortOrder: sort,
      pathIds: tree.path(category).map(String),
    })),
  }
}
