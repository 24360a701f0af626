import * as v from 'valibot'
import { type ContentNode, parseContentHtml, shopPath } from './content-html.ts'
import { DispatchCalendar, WorkingCalendar } from './delivery/calendar.ts'
import { deliveryClasses } from './delivery/parcel.ts'
import { CountryCode, Currency, Flag, Id, listOf, Text } from './wire.ts'

/** A line of text from the content service, never markup. */
const Words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

/** A written text: paragraphs of plain text, and HTML, which is parsed to the elements that content may have. */
const written = { paragraphs: listOf(v.string()), html: v.nullish(v.string(), '') }

function nodesOf({ paragraphs, html }: { paragraphs: string[]; html: string }): ContentNode[] {
  return [...paragraphs.map((text) => ({ tag: 'p' as const, nodes: [text] })), ...parseContentHtml(html)]
}

/** Facts about the shop that a section shows after its text. */
export const contentFacts = ['seller', 'mediator', 'takeBackPoints'] as const

const Section = v.pipe(
  v.object({ heading: Text, ...written, facts: v.nullish(v.picklist(contentFacts), null) }),
  v.transform(({ heading, facts, ...text }) => ({ heading, facts, nodes: nodesOf(text) })),
)

/** An information page. */
export const ContentPage = v.object({
  slug: Text,
  title: Text,
  description: Text,
  /** `YYYY-MM-DD` */
  updated: Text,
  sections: listOf(Section),
})
export type ContentPage = v.InferOutput<typeof ContentPage>

/** The anchor of a question, the same in every language. */
export const FaqQuestionId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/))

/** A question with its answer. */
const FaqQuestion = v.pipe(
  v.object({ id: FaqQuestionId, question: Words, ...written }),
  v.transform(({ id, question, ...text }) => ({ id, question, answer: nodesOf(text) })),
)

/** Frequently asked questions, by topic. */
export const Faq = v.object({
  title: Text,
  description: Text,
  topics: listOf(v.object({ title: Words, questions: listOf(FaqQuestion) })),
})
export type Faq = v.InferOutput<typeof Faq>

/** An editorial band on a screen. Its link is a path of the shop without locale prefix. */
export const ContentBand = v.object({
  title: v.string(),
  text: Text,
  link: v.nullish(v.object({ label: v.string(), to: v.pipe(v.string(), v.regex(shopPath)) })),
})
export type ContentBand = v.InferOutput<typeof ContentBand>

const Price = v.pipe(v.number(), v.finite(), v.minValue(0))
const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))

/** A text like `Words`; empty if it is absent. */
const OptionalWords = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')
const PostalLines = v.nullish(v.pipe(v.array(Words), v.maxLength(8)), [])

/** A number or identifier with the name it goes by in the language of the facts: IBAN, VAT number. */
const NamedNumber = v.object({ name: Words, number: Words })

/** The seller: printed on order confirmations and invoices. */
export const Seller = v.object({
  name: Words,
  /** The postal address, line by line. */
  address: PostalLines,
  email: OptionalWords,
  phone: OptionalWords,
  /** The country where it pays VAT and from which it sends, as an ISO 3166 code; empty if unknown. */
  country: CountryCode,
  /** The VAT number and the entries in public registers. */
  registers: listOf(NamedNumber),
})
export type Seller = v.InferOutput<typeof Seller>

/** The prices and times of a delivery method, in the currency of the facts. */
export const DeliveryTerms = v.object({
  /** The method's id in the commerce service. */
  shippingMethod: Id,
  name: Text,
  /** The carrier of the parcel; empty if unknown. */
  carrier: OptionalWords,
  /** Prices by weight; each applies above its `overKilograms`. */
  prices: listOf(v.object({ overKilograms: Price, price: Price })),
  /**
   * Value of the goods, before discounts and without deposits, from which the method is free. Null when it never is or
   * is unknown.
   */
  freeFrom: v.nullish(Price, null),
  /** The method for bulky goods of any weight. */
  bulky: Flag,
  /** The kinds of goods it takes; null if it takes all. If one is unreadable, it is not known to take any. */
  goods: v.nullish(v.fallback(v.pipe(v.array(v.picklist(deliveryClasses)), v.maxLength(10)), []), null),
  /** The weight of a parcel up to which it can be chosen; null for any weight. If unreadable, 0. */
  maxKilograms: v.nullish(v.fallback(Price, 0), null),
  /** Working days from dispatch to arrival; null when unknown. */
  days: v.nullish(v.object({ min: Days, max: Days }), null),
})
export type DeliveryTerms = v.InferOutput<typeof DeliveryTerms>

/** The bank transfer for orders of a payment method. */
export const BankTransfer = v.object({
  /** The id of the payment method in the commerce service. */
  paymentMethod: Id,
  recipient: Words,
  /** The account's identifiers by name: IBAN, BIC, Bankgiro. If one is unreadable, all are dropped. */
  accounts: v.pipe(v.array(NamedNumber), v.minLength(1), v.maxLength(8)),
  /** Days from the order within which the transfer must arrive; null when there is no limit. */
  days: v.nullish(Days, null),
  /** True if the goods are sent only after the money has arrived. */
  inAdvance: Flag,
})
export type BankTransfer = v.InferOutput<typeof BankTransfer>

/** An independent body that settles disputes between shoppers and the shop. */
export const Mediator = v.object({
  name: Words,
  address: PostalLines,
  /** Its website; null when it has none. */
  url: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^https:\/\/[\w.-]+(\/[\w\-./]*)?$/)), null),
})

/** A place that takes back what must not be thrown away, such as used oil or batteries. */
export const TakeBackPoint = v.object({ goods: Words, name: Words, address: PostalLines })

/** A word for a payment method where there is no room for its name: "Card". Methods may share one. */
const PaymentMark = v.object({
  /** The id of the payment method in the commerce service. */
  paymentMethod: Id,
  mark: v.pipe(Words, v.maxLength(30)),
  /** The drawing of its means of payment: `card`, `bank`, `invoice`, `wallet` or `phone`. Anything else has none. */
  sign: OptionalWords,
})
export type PaymentMark = v.InferOutput<typeof PaymentMark>

/** The days and hours in which customer service answers: "Monday to Friday", "9 am to 5 pm". */
const ServiceHours = v.object({ days: Words, time: Words })

/** Facts about the shop in a country; absent ones are not shown. */
export const ShopFacts = v.object({
  currency: Currency,
  /** The default method of a parcel is the first one that takes it. */
  deliveryMethods: listOf(DeliveryTerms),
  /** The calendar of dispatch to the country. Without this and `delivery` no day of arrival is named. */
  dispatch: v.nullish(DispatchCalendar, null),
  /** The calendar of delivery in the country; the times of the shop are shown in its time zone. */
  delivery: v.nullish(WorkingCalendar, null),
  /** Days from the arrival of goods within which they can be returned; null if unknown. */
  returnDays: v.nullish(v.pipe(Days, v.minValue(1)), null),
  /** The party that pays for the return of goods that are neither wrong nor faulty; null if unknown. */
  returnPaidBy: v.nullish(v.fallback(v.nullable(v.picklist(['buyer', 'seller'])), null), null),
  /**
   * Import VAT and customs duty of parcels that cross a customs border: `included` in the prices, or charged to the
   * `buyer` on delivery. Null if there is no such border, or if it is unknown.
   */
  importCharges: v.nullish(v.fallback(v.nullable(v.picklist(['included', 'buyer'])), null), null),
  /** Days from the arrival of goods within which an old part can be sent in for its deposit; null if unknown. */
  oldPartDays: v.nullish(v.pipe(Days, v.minValue(1)), null),
  paymentMarks: listOf(PaymentMark),
  bankTransfers: listOf(BankTransfer),
  seller: v.nullish(Seller, null),
  mediator: v.nullish(Mediator, null),
  takeBackPoints: listOf(TakeBackPoint),
  serviceHours: listOf(ServiceHours),
  /** True for a demonstration shop: nothing is sold, sent or charged. */
  demo: Flag,
})
export type ShopFacts = v.InferOutput<typeof ShopFacts>

/** `GET /pages/{slug}`: a published page; a draft is answered 404. */
export const PageReply = v.object({ page: ContentPage })
/** `GET /faq`: the frequently asked questions; 404 without any. */
export const FaqReply = v.object({ faq: Faq })
/** `GET /bands/{place}`: the band at a position; null when nothing is published there. */
export const BandReply = v.object({ band: v.nullish(ContentBand, null) })
/** `GET /shop`: facts about the shop in a country; 404 for unknown countries. */
export const ShopReply = v.object({ shop: ShopFacts })
