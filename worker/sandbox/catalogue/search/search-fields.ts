import type { Locale } from '#src/i18n/locales.ts'
import { textsOf } from '../products/part-texts.ts'
import type { Part } from '../products/parts.ts'
import type { CategoryTree } from '../taxonomy/category-tree.ts'
import type { Brand } from '../taxonomy/taxonomy.ts'
import type { SearchField } from './search.ts'

interface Shelves {
  categories: CategoryTree
  brandOf(part: Part): Brand | undefined
}

/** The searchable text fields by their API names. */
export function searchFields(
  parts: readonly Part[],
  { categories, brandOf }: Shelves,
): ReadonlyMap<string, SearchField> {
  const fields: Record<string, (part: Part, language: Locale) => string> = {
    brandName: (part) => brandOf(part)?.name ?? '',
    sku: ({ sku }) => sku,
    'items.sku': ({ items }) => items.map(({ sku }) => sku).join('\n'),
    variantName: (part, language) => textsOf(part, language).variantName,
    excerpt: (part, language) => textsOf(part, language).excerpt,
    description: (part, language) => textsOf(part, language).description,
    categoryName: ({ listedIn }, language) =>
      listedIn.flatMap(({ category }) => categories.name(category, language)).join('\n'),
  }
  return new Map(
    Object.entries(fields).map(([field, read]): [string, SearchField] => [
      field,
      (position, language) => {
        const part = parts[position]
        return part ? read(part, language) : ''
      },
    ]),
  )
}
