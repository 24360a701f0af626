// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Id, Text } from '../wire.ts'

/**
 * How much of an item there is. Numbers come where the shop has exact stock switched on; nothing in products of
 * lines, which have been sold.
 */
export const Stock = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), null),
  v.transform((stock): 'yes' | 'few' | 'no' | 'preorder' => {
    if (typeof stock === 'number') return stock <= 0 ? 'no' : stock <= 3 ? 'few' : 'yes'
    if (stock === false) return 'no'
    if (stock === 'no' || stock === 'few' || stock === 'preorder') return stock
    return 'yes'
  }),
)
export type Stock = v.InferOutput<typeof Stock>

/** What is bought: a product in one size, volume, or pack. `item` is `{product}-{size}`. */
export const Item = v.object({
  item: Id,
  name: Text,
  sku: Text,
  ean: Text,
  stock: Stock,
})
export type Item = v.InferOutput<typeof Item>
