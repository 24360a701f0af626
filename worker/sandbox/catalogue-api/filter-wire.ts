// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import type { Facet } from '../catalogue/listing/facets.ts'
import { technicalPrefix, vehicleField } from '../catalogue/listing/fields.ts'
import { attributeText } from '../catalogue/products/attribute-text.ts'
import { wireBrand, wireCategory } from '../catalogue/taxonomy/wire-taxonomy.ts'

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
  if (field === vehicleField) return { name: value }
  return attributeText(field.slice(technicalPrefix.length), value, language)
}
