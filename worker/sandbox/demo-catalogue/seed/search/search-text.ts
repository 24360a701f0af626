import { searchIndexSettings } from '#src/commerce/contract/search/search-index-settings.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { perLanguage } from '../../in-every-language.ts'
import type { Sql } from '../../sql.ts'
import { enginesOf } from '../fitment/fitment.ts'
import { insert } from '../insert-rows.ts'
import type { Product } from '../products/products.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { type CommonFields, commonFields, type LanguageFields, languageFields } from './search-fields.ts'

const { searchableAttributes, typoTolerance } = searchIndexSettings
const searchable = new Set<string>(searchableAttributes)
const exact = new Set<string>(typoTolerance.disableOnAttributes)

/** Fills the text index with the searchable fields of all products. */
export function writeSearchText(sql: Sql, { parts, bundles }: ShopPlan): void {
  const namesOf = createNames()
  const products = [
    ...parts.map((product) => ({ product, rows: product.generation?.design.rows ?? [] })),
    ...bundles.map(({ product, rows }) => ({ product, rows })),
  ]
  const rows = products.map(({ product, rows: fitted }) => {
    const fields = commonFields({ ...product, engines: enginesOf(fitted) })
    const names = namesOf(product)
    return [
      product.product,
      ...locales.map((locale) => names[locale]),
      textOf(fields, (attribute) => exact.has(attribute)),
      textOf(fields, (attribute) => !exact.has(attribute)),
    ]
  })
  insert(sql, 'product_text', ['rowid', ...locales, 'exact', 'other'], rows)
}

/**
 * Creates a cached lookup of a product's text fields by language. Parts of one design share them except for the brand
 * name.
 */
function createNames(): (product: Product) => Record<Locale, string> {
  const byDesign = new Map<string, Record<Locale, string>>()
  return ({ spec, generation, brand }) => {
    const { design, brand: maker } = generation ?? {}
    const key = design ? `${design.partType} ${design.key} ${design.grades ? maker?.tier : ''}` : null
    const known = key === null ? undefined : byDesign.get(key)
    if (known) return known
    const unbranded = brand === null ? spec : { ...spec, brandName: '' }
    const names = perLanguage((locale) => textOf(languageFields(unbranded, locale), () => true))
    if (key !== null) byDesign.set(key, names)
    return names
  }
}

function textOf(fields: CommonFields | LanguageFields, wanted: (attribute: string) => boolean): string {
  return Object.entries<string | readonly string[] | null>({ ...fields })
    .filter(([attribute]) => searchable.has(attribute) && wanted(attribute))
    .flatMap(([, value]) => value ?? [])
    .join(' ')
}
