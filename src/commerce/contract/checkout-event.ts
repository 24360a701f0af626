import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(500))
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000))

/**
 * An article of an event, by the names of Google Analytics 4
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). Unknown values are left out,
 * never null.
 */
export const Ga4Item = v.object({
  /** The id that `articleId` returns. */
  item_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  item_name: text,
  affiliation: v.literal('B2C'),
  item_brand: v.exactOptional(text),
  item_variant: v.exactOptional(text),
  /** GA4 has five levels of categories; it keeps the sixth as a custom parameter. */
  item_category: v.exactOptional(text),
  item_category2: v.exactOptional(text),
  item_category3: v.exactOptional(text),
  item_category4: v.exactOptional(text),
  item_category5: v.exactOptional(text),
  item_category6: v.exactOptional(text),
  item_list_id: v.exactOptional(text),
  item_list_name: v.exactOptional(text),
  index: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The price of one piece after discounts. */
  price: v.exactOptional(amount),
  /**
   * Off all pieces, not off one as in GA4: (price before discount − price) × quantity, as the specification has it
   * (section 9). Left out when 0.
   */
  discount: v.exactOptional(v.pipe(v.number(), v.finite())),
  quantity: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000))),
})
export type Ga4Item = v.InferOutput<typeof Ga4Item>

/** The fields of a checkout event. */
const entries = {
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.exactOptional(amount),
  /** Names of the methods, not ids. */
  delivery: text,
  payment: text,
}

/** Articles of a report: more would exceed what a page may send while it is left. */
export const maxReportedItems = 100

/**
 * The body of `POST /api/checkout-events`: the commerce service has accepted a payment call. The page reports it when it
 * happens, since it may be the last page the visitor sees, and again from the next one that measures, under the same id.
 */
export const CheckoutEvent = v.object({
  eventId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9:_-]{8,64}$/)),
  ...entries,
  items: v.pipe(v.array(Ga4Item), v.minLength(1), v.maxLength(maxReportedItems)),
})
export type CheckoutEvent = v.InferOutput<typeof CheckoutEvent>

/** The three events of Google Analytics 4 that an accepted payment call is, with their parameters. */
export function checkoutEvents({ delivery, payment, ...goods }: Omit<CheckoutEvent, 'eventId'>) {
  return [
    { name: 'begin_checkout', params: goods },
    { name: 'add_shipping_info', params: { ...goods, shipping_tier: delivery } },
    { name: 'add_payment_info', params: { ...goods, payment_type: payment } },
  ]
}
