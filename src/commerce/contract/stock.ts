import * as v from 'valibot'

const pricesByPricelist = v.record(
  v.string(),
  v.object({ priceAsNumber: v.nullable(v.number()), priceBeforeDiscountAsNumber: v.nullable(v.number()) }),
)

/** `GET /products/{id}` of the Shop API: live stock and prices, keyed by the product and then by market. */
export const StockReply = v.record(
  v.string(),
  v.object({
    product: v.string(),
    markets: v.optional(
      v.record(v.string(), v.object({ stockOfAllItems: v.number(), pricesByPricelist })),
      {},
    ),
  }),
)
export type StockReply = v.InferOutput<typeof StockReply>
