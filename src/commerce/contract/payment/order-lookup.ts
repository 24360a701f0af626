import * as v from 'valibot'
import { PastOrder } from './past-order.ts'

const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u))

/** A guest's key to an order: its number, and the e-mail address it was placed with. */
export const OrderKey = v.object({
  order: v.pipe(line(40), v.regex(/^[\w-]+$/)),
  email: v.pipe(line(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
})
export type OrderKey = v.InferOutput<typeof OrderKey>

/**
 * The reply to `POST {ORDER_LOOKUP_URL}` with an `OrderKey`: the order, as in a customer's list. 404 when there is no such
 * order or it was placed with another address.
 */
export const OrderLookupReply = v.pipe(
  v.object({ order: PastOrder }),
  v.transform(({ order }) => order),
)
