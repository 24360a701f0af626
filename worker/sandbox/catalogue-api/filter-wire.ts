// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { localCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import type { Facet } from '../catalogue/listing/facets.ts'
import { technicalPrefix, vehicleField } from '../catalogue/listing/fields.ts'
import { vehicleElements } from '../catalogue/products/vehicles.ts'
import { wireBrand, wireCategory } from '../catalogue/taxonomy/wire-taxonomy.ts'
import { attributes } from '../demo-catalogue/seed/plan/attributes.ts'

/** Fallback translations for values that an attribute does not list itself: materials and colours. */
const general = new Map(Object.entries({ ...attributes.material?.values, ...attributes.colour?.values }))
const byAttribute = new Map(
  Object.entries(attributes).map(([id, { values }]) => [id, new Map(Object.entries(values ?? {}))]),
)

const elementsOf = new Map([...vehicleElements.values()].map(({ text, elements }) => [text, elements]))

/** The field `filter` of a listing: fields with their values, labels and counts. */
export function filterWire(shop: Assortment, facets: readonly Facet[], language: Locale) {
  return facets.map(({ field, values }) => ({
    field,
    values: values.map((value) => ({ ...value, data: dataOf(shop, field, value.value, language) })),
  }))
}

function dataOf(shop: Assortment, field: string, value: string, language: Locale) {
  if (field === 'categories') return wireCategory(shop.categories, Number(value), language)
  if (field === 'brands') {
    const brand = shop.brands.get(Number(value))
    return brand ? wireBrand(brand) : value
  }
  if (field === vehicleField) return { ...elementsOf.get(value), name: localCarName(value, language) }
  return attributeText(field.slice(technicalPrefix.length), value, language)
}

/** The label of a technical value in a filter: the translated term, or the number with its unit. */
function attributeText(id: string, value: string, language: Locale): string {
  const translations = byAttribute.get(id)?.get(value) ?? general.get(value)
  if (translations) return translations[language]
  const unit = attributes[id]?.unit
  return unit ? `${value}\u00a0${unit}` : value
}
