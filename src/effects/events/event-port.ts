import { atom } from 'jotai'

/** A part as events name it. Amounts are in units of the currency, such as kronor, not öre. */
export interface Article {
  /** As `articleId` has it, by which all that measure and the product feed name it. */
  id: string
  /** Whether it is a product in several versions, none of which is chosen: `id` is then the product's. */
  isGroup: boolean
  name: string
  brand: string
  /** Empty where it has no variants. */
  variant: string
  /** The names of its category and those above it, from the top. */
  categories: readonly string[]
  /** For one piece, after discounts; null where unknown. */
  price: number | null
  /** For one piece, before discounts. */
  priceBefore: number | null
}

/** A part at its price; the currency is by ISO 4217. */
export interface Offer extends Article {
  currency: string
}

/** Pieces of one part. */
export interface Pieces extends Article {
  quantity: number
}

/** What is in a cart or an order. Has nothing about the shopper, and no discount codes: they may be personal. */
export interface Goods {
  /** ISO 4217. */
  currency: string
  /** What the goods cost, without delivery; null where a price is unknown. */
  value: number | null
  articles: readonly Pieces[]
}

/** Where products are shown together: an id that is the same in all languages, and the heading. */
export interface ProductList {
  id: string
  name: string
  /** What sets it apart from another choice or order of the same products. */
  version: string
}

/** A product as a list shows it, with the id of its element, in which a link leads to its page. */
export interface ListedCard extends Pick<Article, 'id' | 'isGroup' | 'name' | 'brand'> {
  element: string
  /** For one piece; null where it has no price. `amountBefore`: before discounts, where it is less now. */
  amount: number | null
  amountBefore?: number
  measured: Pick<Offer, 'categories' | 'currency'>
}

/** What shoppers see and do, in the shop's words. Adapters translate it for those who measure. */
export type ShopEvent =
  | { kind: 'screenShown' }
  /** All that is shown of a list by now; adapters report what is new, and which product is opened. */
  | { kind: 'listShown'; list: ProductList; cards: readonly ListedCard[] }
  | { kind: 'productShown'; offer: Offer }
  | { kind: 'wished'; offer: Offer }
  | { kind: 'searched'; keyword: string }
  /** The commerce service has confirmed that there are more, or fewer, pieces in the cart. */
  | { kind: 'piecesAdded'; goods: Goods }
  | { kind: 'piecesRemoved'; goods: Goods }
  | { kind: 'cartShown'; goods: Goods }
  /**
   * The commerce service has accepted a payment call. Names of the methods, not ids; `id` is random, and the same wherever it
   * is reported.
   */
  | { kind: 'paymentStarted'; id: string; goods: Goods; delivery: string; payment: string }
  /** An order was placed: reported once by its number. `tax` is that of all that was paid. */
  | { kind: 'ordered'; number: string; goods: Goods; tax: number | null; shipping: number | null }
  | { kind: 'loggedIn' }
  | { kind: 'registered' }

/** Kinds of events of what a screen shows, and searches, which are what a visitor has typed. They are never stored. */
const passingKinds = ['screenShown', 'listShown', 'productShown', 'cartShown', 'searched'] as const
type PassingKind = (typeof passingKinds)[number]

/** What visitors do: the browser may store it, for the next document that may be measured. */
export type DoneEvent = Exclude<ShopEvent, { kind: PassingKind }>

/** Whether an event is of what visitors do, not of what they see or search for. */
export function isDone(event: ShopEvent): event is DoneEvent {
  return !passingKinds.some((kind) => kind === event.kind)
}

/** Where events leave the shop. */
export interface EventPort {
  /** Reports an event. Returns at once and never throws: the page may navigate right after. */
  send(event: ShopEvent): void
}

/** Reports nothing: where nobody measures, and on the server. */
export const noEvents: EventPort = { send() {} }

/** The port of this document; silent until the browser has started. */
export const eventPortAtom = atom<EventPort>(noEvents)
