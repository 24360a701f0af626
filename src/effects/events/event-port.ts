import { atom } from 'jotai'

export interface Article {
  id: string
  /** True if it is a product in several versions, none of which is chosen: `id` is then the product's. */
  isGroup: boolean
  name: string
  brand: string
  variant: string
  categories: readonly string[]
  price: number | null
  /** The price of one piece before discounts; null if unknown. */
  priceBefore: number | null
}

export interface Offer extends Article {
  currency: string
}

export interface Pieces extends Article {
  quantity: number
}

export interface Goods {
  currency: string
  value: number | null
  articles: readonly Pieces[]
}

export interface ProductList {
  id: string
  name: string
  version: string
}

export interface ListedCard extends Pick<Article, 'id' | 'isGroup' | 'name' | 'brand'> {
  element: string
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
  | { kind: 'addedToWishlist'; offer: Offer }
  | { kind: 'searched'; keyword: string }
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

export function isDone(event: ShopEvent): event is DoneEvent {
  return !passingKinds.some((kind) => kind === event.kind)
}

export interface EventPort {
  /** Reports an event. Returns immediately and never throws: the page may navigate right after. */
  send(event: ShopEvent): void
}

export const noEvents: EventPort = { send() {} }

export const eventPortAtom = atom<EventPort>(noEvents)
