import * as v from 'valibot'

/** The pixel's standard events that the shop reports to the advertiser's server too. */
export const ConversionName = v.picklist([
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'CompleteRegistration',
  'InitiateCheckout',
  'Purchase',
  'Search',
  'ViewContent',
])
export type ConversionName = v.InferOutput<typeof ConversionName>

const contact = v.pipe(v.string(), v.maxLength(320))

/** An article: its id, as `articleId` has it, and how many of it. */
export const ConversionProduct = v.object({
  sku: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
})
export type ConversionProduct = v.InferOutput<typeof ConversionProduct>

/** The code under which the platform shows events of a test, which do not count. */
export const TestEventCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/))

/**
 * The body of `POST /api/fb-events` (specification, section 3): what a visitor did, as the page reports it. Unknown keys
 * are dropped. Of a purchase only name, id and address are believed; user agent and test code are checked by the server.
 */
export const ConversionEvent = v.object({
  eventName: ConversionName,
  /** The id that the pixel's event has too; random when absent. */
  eventId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9:_-]{8,64}$/))),
  /** E-mail addresses and telephone numbers that the visitor gave in this visit, as typed. */
  emails: v.optional(v.pipe(v.array(contact), v.maxLength(3)), []),
  phones: v.optional(v.pipe(v.array(contact), v.maxLength(3)), []),
  products: v.optional(v.pipe(v.array(ConversionProduct), v.maxLength(50)), []),
  /** `product_group`: the ids are of products, no version of which is chosen. */
  contentType: v.optional(v.picklist(['product', 'product_group']), 'product'),
  /** The value in units of the currency, such as kronor. */
  value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000))),
  /** ISO 4217. The server takes those the shop sells in. */
  currency: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => Intl.supportedValuesOf('currency').includes(code)),
    ),
  ),
  userAgent: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
  sourceUrl: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  testEventCode: v.optional(TestEventCode),
  /**
   * True if the pixel also fires the event in the browser. The page does that; the server sends the event either way.
   */
  enableStandardPixel: v.optional(v.boolean()),
})
export type ConversionEvent = v.InferInput<typeof ConversionEvent>

/** The id of an order's purchase, the same in pixel and server and at every reload: an order counts once. */
export function purchaseEventId(orderNumber: string): string {
  return `purchase:${orderNumber.replace(/[^A-Za-z0-9:_-]/g, '-')}`.slice(0, 64)
}
