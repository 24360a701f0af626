import { atom } from 'jotai'

/** A part in events. Amounts are in units of the currency, such as kronor, not öre. */
export interface Article {
  /** The result of `articleId`, which every measuring service and the product feed use. */
  id: string
  /** True if it is a product in several versions, none of which is chosen: `id` is then the product's. */
  isGroup: boolean
  name: string
  brand: string
  /** Empty without variants. */
  variant: string
  /** The names of its category and its ancestors, from the top. */
  categories: readonly string[]
  /** For one piece, after discounts; null if unknown. */
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

/** The content of a cart or an order. It has no data of the shopper, and no discount codes: they may be personal. */
export interface Goods {
  /** ISO 4217. */
  currency: string
  /** The price of the goods, without delivery; null if a price is unknown. */
  value: number | null
  articles: readonly Pieces[]
}

/** A list of products: an id that is the same in all languages, and the heading. */
export interface ProductList {
  id: string
  name: string
  version: string
}

/** A product in a list, with the id of its element, which contains a link to its page. */
export interface ListedCard extends Pick<Article, 'id' | 'isGroup' | 'name' | 'brand'> {
  element: string
  /** For one piece; null without a price. `amountBefore`: before discounts, if reduced. */
  amount: number | null
  amountBefore?: number
  measured: Pick<Offer, 'categories' | 'currency'>
}

/** Views and actions of shoppers, in the shop's words. Adapters translate them for measuring services. */
export type ShopEvent =
  | { kind: 'screenShown' }
  /** The whole shown list; adapters report its new part, and the opened product. */
  | { kind: 'listShown'; list: ProductList; cards: readonly ListedCard[] }
  | { kind: 'productShown'; offer: Offer }
  | { kind: 'wished'; offer: Offer }
  | { kind: 'searched'; keyword: string }
  /** The commerce service has confirmed an addition to the cart, or a removal. */
  | { kind: 'piecesAdded'; goods: Goods }
  | { kind: 'piecesRemoved'; goods: Goods }
  | { kind: 'cartShown'; goods: Goods }
  /**
   * The commerce service has accepted a payment call. Names of the methods, not ids; `id` is random, and equal in all
   * reports.
   */
  | { kind: 'paymentStarted'; id: string; goods: Goods; delivery: string; payment: string }
  /** An order was placed: reported once by its number. `tax` is that of the total. */
  | { kind: 'ordered'; number: string; goods: Goods; tax: number | null; shipping: number | null }
  | { kind: 'loggedIn' }
  | { kind: 'registered' }

/** Kinds of events about the content of a screen, and searches, which contain typed text. They are never stored. */
const passingKinds = ['screenShown', 'listShown', 'productShown', 'cartShown', 'searched'] as const
type PassingKind = (typeof passingKinds)[number]

export type DoneEvent = Exclude<ShopEvent, { kind: PassingKind }>

/** True for actions of visitors; false for views and searches. */
export function isDone(event: ShopEvent): event is DoneEvent {
  return !passingKinds.some((kind) => kind === event.kind)
}

/** The port by which events leave the shop. */
export interface EventPort {
  /** Reports an event. Returns immediately and never throws: the page may navigate right after. */
  send(event: ShopEvent): void
}

/** Reports nothing: for visits without measuring, and on the server. */
export const noEvents: EventPort = { send() {} }

export const eventPortAtom = atom<EventPort>(noEvents)
