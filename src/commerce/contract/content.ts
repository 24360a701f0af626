import * as v from 'valibot'
import { Currency, Flag, Id, listOf, Text } from './wire.ts'

/** A page of words: plain text throughout, so that nothing of it can be markup. */
export const ContentPage = v.object({
  slug: Text,
  title: Text,
  description: Text,
  /** `YYYY-MM-DD` */
  updated: Text,
  sections: listOf(v.object({ heading: Text, paragraphs: listOf(v.string()) })),
})
export type ContentPage = v.InferOutput<typeof ContentPage>

/** A band on a screen. Its link stays within the shop: a path without a language. */
export const ContentBand = v.object({
  title: v.string(),
  text: Text,
  link: v.nullish(
    v.object({ label: v.string(), to: v.pipe(v.string(), v.regex(/^\/(?![/\\])[\w\-./?=&%]*$/)) }),
  ),
})
export type ContentBand = v.InferOutput<typeof ContentBand>

const Price = v.pipe(v.number(), v.finite(), v.minValue(0))
const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))

/** The terms of a delivery method of the commerce service, amounts in the currency of the facts. */
export const DeliveryTerms = v.object({
  /** Its id in the commerce service. */
  shippingMethod: Id,
  name: Text,
  /** Prices by weight; each counts for parcels heavier than its `overKilograms`. */
  prices: listOf(v.object({ overKilograms: Price, price: Price })),
  /**
   * Price of the goods from which on the method is free: before discounts and without deposits. Null when it never is,
   * or when that is not known.
   */
  freeFrom: v.nullish(Price, null),
  /** Bulky goods go by this method, whatever they weigh. */
  bulky: Flag,
  /** Working days from dispatch to arrival; null when they are not known. */
  days: v.nullish(v.object({ min: Days, max: Days }), null),
})
export type DeliveryTerms = v.InferOutput<typeof DeliveryTerms>

/** Where the money of an order goes that is paid by bank transfer before it is sent. */
export const BankTransfer = v.object({
  /** The payment method of the commerce service that is paid so. */
  paymentMethod: Id,
  recipient: v.string(),
  /** What a payer needs of the account, by the names it goes by: IBAN, BIC, Bankgiro. All of it, or it is of no use. */
  accounts: v.pipe(v.array(v.object({ name: v.string(), number: v.string() })), v.minLength(1)),
  /** Days from the order until the money must be there; null when there is no such limit. */
  days: v.nullish(Days, null),
})
export type BankTransfer = v.InferOutput<typeof BankTransfer>

/** What the shop's operator says of the shop in a country; what is absent is not shown. */
export const ShopFacts = v.object({
  currency: Currency,
  deliveryMethods: listOf(DeliveryTerms),
  bankTransfer: v.nullish(BankTransfer, null),
})
export type ShopFacts = v.InferOutput<typeof ShopFacts>

/** `GET /pages/{slug}`: a published page; a draft is answered 404. */
export const PageReply = v.object({ page: ContentPage })
/** `GET /bands/{place}`: null where nothing is published in that place. */
export const BandReply = v.object({ band: v.nullish(ContentBand, null) })
/** `GET /shop`: facts of the shop in a country; 404 for a country it does not know. */
export const ShopReply = v.object({ shop: ShopFacts })
