/** Fields without a dot that the shop knows. */
const knownFields: readonly string[] = ['brands', 'categories', 'collections']

/** Fields of `POST /products` in lower case, which are no filters. */
const requestFields: readonly string[] = [
  'language',
  'limit',
  'market',
  'pricelist',
  'products',
  'search',
  'uri',
]

/**
 * The prefix in addresses of fields without a dot, so that neither parameters of other sites nor the shop's own are
 * taken for filters.
 */
const plainPrefix = 'filter.'

/** The name in addresses of a filter field of the service: `size` is `filter.size`, others are unchanged. */
export function addressField(field: string): string {
  return field.includes('.') || knownFields.includes(field) ? field : plainPrefix + field
}

/** The service's filter field of a name in addresses; null where a request has another field of that name. */
export function serviceField(name: string): string | null {
  const field = name.startsWith(plainPrefix) ? name.slice(plainPrefix.length) : name
  return requestFields.includes(field) ? null : field
}
