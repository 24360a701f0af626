/**
 * An article of an event, by the names of Google Analytics 4 ("items", https://developers.google.com/analytics/devguides/collection/ga4/reference/events).
 * Amounts are in units of the event's currency, such as kronor, not öre. Unknown values are left out, never null.
 */
export interface EventItem {
  /** The SKU, which the product feed and the advertising pixel use too. */
  item_id: string
  item_name: string
  affiliation: 'B2C'
  item_brand?: string
  item_variant?: string
  /** The path of categories from the top. GA4 has five levels; it keeps the sixth as a custom parameter. */
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  item_category5?: string
  item_category6?: string
  /** For one piece, after discounts. */
  price?: number
  /** Off the whole line, not off one piece as in GA4: (price before discount − price) × quantity. Left out when 0. */
  discount?: number
  quantity: number
}

/** What is bought. Contains nothing about the shopper, and no discount codes: they may be personal. */
export interface Ecommerce {
  /** ISO 4217. */
  currency: string
  /** The sum of price × quantity of all items, without shipping. Left out where a price is unknown. */
  value?: number
  items: EventItem[]
}

/**
 * What is reported about a purchase, in the form of a data layer entry. The first three follow a payment call that the
 * commerce service has accepted, in this order; `purchase` follows the order, once.
 */
export type ShopEvent =
  | { event: 'begin_checkout'; ecommerce: Ecommerce }
  | { event: 'add_shipping_info'; ecommerce: Ecommerce & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: Ecommerce & { payment_type: string } }
  | {
      event: 'purchase'
      ecommerce: Ecommerce & {
        /** The order number. */
        transaction_id: string
        /** VAT included in or added to what was paid. */
        tax?: number
        /** Left out where unknown. */
        shipping?: number
      }
    }

/** Where events leave the shop. */
export interface EventPort {
  /** Reports an event. Returns at once and never throws: the page may navigate right after. */
  send(event: ShopEvent): void
}

/** Reports nothing, where neither a tag manager nor a pixel is connected. */
export const noEvents: EventPort = { send() {} }
