import * as v from 'valibot'
import { Currency, Flag, Id, listOf, Text } from './wire.ts'

/** An information page: plain text only, never markup. */
export const ContentPage = v.object({
  slug: Text,
  title: Text,
  description: Text,
  /** `YYYY-MM-DD` */
  updated: Text,
  sections: listOf(v.object({ heading: Text, paragraphs: listOf(v.string()) })),
})
export type ContentPage = v.InferOutput<typeof ContentPage>

/** An editorial band on a screen. Its link is a path of the shop without locale prefix. */
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

/** The prices and times of a delivery method, in the currency of the facts. */
export const DeliveryTerms = v.object({
  /** The method's id in the commerce service. */
  shippingMethod: Id,
  name: Text,
  /** Prices by weight; each applies above its `overKilograms`. */
  prices: listOf(v.object({ overKilograms: Price, price: Price })),
  /**
   * Value of the goods, before discounts and without deposits, from which the method is free. Null when it never is or
   * is unknown.
   */
  freeFrom: v.nullish(Price, null),
  /** The method for bulky goods of any weight. */
  bulky: Flag,
  /** Working days from dispatch to arrival; null when unknown. */
  days: v.nullish(v.object({ min: Days, max: Days }), null),
})
export type DeliveryTerms = v.InferOutput<typeof DeliveryTerms>

/** The account for bank transfers in advance. */
export const BankTransfer = v.object({
  /** The id of the payment method in the commerce service. */
  paymentMethod: Id,
  recipient: v.string(),
  /** The account's identifiers by name: IBAN, BIC, Bankgiro. If one is unreadable, all are dropped. */
  accounts: v.pipe(v.array(v.object({ name: v.string(), number: v.string() })), v.minLength(1)),
  /** Days within which the transfer must arrive; null when there is no limit. */
  days: v.nullish(Days, null),
})
export type BankTransfer = v.InferOutput<typeof BankTransfer>

/** Facts about the shop in a country; absent ones are not shown. */
export const ShopFacts = v.object({
  currency: Currency,
  deliveryMethods: listOf(DeliveryTerms),
  bankTransfer: v.nullish(BankTransfer, null),
})
export type ShopFacts = v.InferOutput<typeof ShopFacts>

/** `GET /pages/{slug}`: a published page; a draft is answered 404. */
export const PageReply = v.object({ page: ContentPage })
/** `GET /bands/{place}`: the band at a position; null when nothing is published there. */
export const BandReply = v.object({ band: v.nullish(ContentBand, null) })
/** `GET /shop`: facts about the shop in a country; 404 for unknown countries. */
export const ShopReply = v.object({ shop: ShopFacts })
