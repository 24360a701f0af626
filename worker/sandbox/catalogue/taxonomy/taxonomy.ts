import * as v from 'valibot'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { perLanguage } from '../../demo-catalogue/in-every-language.ts'
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

const Contact = v.object({ address: v.string(), email: v.string() })
const BrandRecord = v.object({
  country: v.string(),
  gpsr: v.object({
    manufacturer: v.string(),
    ...Contact.entries,
    representative: v.optional(v.object({ name: v.string(), country: v.string(), ...Contact.entries })),
  }),
})
const BrandRow = v.pipe(
  v.object({ brand: v.number(), name: v.string(), uri: v.string(), record: json(BrandRecord) }),
  v.transform(({ record, ...brand }) => ({
    ...brand,
    manufacturer: perLanguage((language) => manufacturerText(record, language)),
  })),
)
export type Brand = v.InferOutput<typeof BrandRow>

const countryNames = perLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }))

/**
 * The manufacturer's contact details, one per line, and after an empty line those of the responsible person in the
 * Union (Regulation (EU) 2023/988, article 19). Countries are named in the language of the reader.
 */
function manufacturerText({ country, gpsr }: v.InferOutput<typeof BrandRecord>, language: Locale): string {
  const linesOf = (name: string, place: string, { address, email }: v.InferOutput<typeof Contact>) => [
    name,
    `${address}, ${countryNames[language].of(place)}`,
    email,
  ]
  const { manufacturer, representative: person } = gpsr
  const lines = linesOf(manufacturer, country, gpsr)
  return [...lines, ...(person ? ['', ...linesOf(person.name, person.country, person)] : [])].join('\n')
}

/** Brands by id, sorted by name. */
export function loadBrands(sql: Sql): ReadonlyMap<number, Brand> {
  const rows = read(sql, BrandRow, 'select brand, name, uri, record from brand order by name collate nocase')
  return new Map(rows.map((brand) => [brand.brand, brand]))
}
