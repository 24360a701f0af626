import type { Locale } from '#src/i18n/locales.ts'
import type { CategoryTree } from './category-tree.ts'
import { textsOf } from './part-texts.ts'
import type { Part } from './parts.ts'
import type { SearchField } from './search.ts'
import type { Brand } from './taxonomy.ts'

interface Shelves {
  categories: CategoryTree
  brandOf(part: Part): Brand | undefined
}

/** What a search within a named field looks through, by the names the service gives the fields. */
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
    categoryName: ({ places }, language) =>
      places.flatMap(({ category }) => categories.name(category, language)).join('\n'),
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
