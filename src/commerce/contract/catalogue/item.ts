// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Id, Text } from '../wire.ts'

/** The stock of an item: a number when the service is configured for exact stock; absent in products of lines. */
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

/** An item: a product in one size, volume or pack, which is what the cart contains. Its id is `{product}-{size}`. */
export const Item = v.object({
  item: Id,
  name: Text,
  sku: Text,
  ean: Text,
  stock: Stock,
})
export type Item = v.InferOutput<typeof Item>
