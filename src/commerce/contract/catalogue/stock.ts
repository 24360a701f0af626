// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Amount, Count, Text } from '../wire.ts'

const price = v.object({ priceAsNumber: Amount, priceBeforeDiscountAsNumber: Amount })

/** A product's total stock in a market and its prices by price list; null where unknown. */
const MarketStock = v.object({
  stockOfAllItems: Count,
  pricesByPricelist: v.nullish(v.record(v.string(), price), {}),
})

/** `GET /products/{id}` of the Shop API: live stock and prices, keyed by the product and then by market. */
export const StockReply = v.record(
  v.string(),
  v.object({ product: Text, markets: v.nullish(v.record(v.string(), MarketStock), {}) }),
)
export type StockReply = v.InferOutput<typeof StockReply>
