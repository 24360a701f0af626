import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { json, read } from '../rows.ts'
import { type CategoryTree, createCategoryTree } from './category-tree.ts'

/** A text for each language. */
export const Texts = v.object(v.entriesFromList(locales, v.string()))

const CategoryRow = v.object({
  category: v.number(),
  parent: v.nullable(v.number()),
  uri: v.string(),
  names: json(Texts),
})

export function loadCategories(sql: Sql): CategoryTree {
  return createCategoryTree(
    read(sql, CategoryRow, 'select category, parent, uri, names from category order by sort, category'),
  )
}

const Gpsr = v.object({
  manufacturer: v.string(),
  address: v.string(),
  email: v.string(),
  representative: v.optional(v.object({ name: v.string(), address: v.string(), email: v.string() })),
})
const BrandRow = v.pipe(
  v.object({
    brand: v.number(),
    name: v.string(),
    uri: v.string(),
    record: json(v.object({ gpsr: Gpsr })),
  }),
  v.transform(({ record: { gpsr }, ...brand }) => ({
    ...brand,
    /**
     * The manufacturer's contact details, one per line, and after an empty line those of the responsible person in the
     * Union (Regulation (EU) 2023/988, article 19).
     */
    manufacturer: [
      gpsr.manufacturer,
      gpsr.address,
      gpsr.email,
      ...(gpsr.representative ? ['', ...Object.values(gpsr.representative)] : []),
    ].join('\n'),
  })),
)
export type Brand = v.InferOutput<typeof BrandRow>

/** Brands by id, sorted by name. */
export function loadBrands(sql: Sql): ReadonlyMap<number, Brand> {
  const rows = read(sql, BrandRow, 'select brand, name, uri, record from brand order by name collate nocase')
  return new Map(rows.map((brand) => [brand.brand, brand]))
}
