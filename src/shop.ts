import { atom, type createStore } from 'jotai'
import { createContext } from 'react-router'
import type { CatalogueApi } from './commerce/catalogue-api.ts'
import type { CheckoutApi } from './commerce/checkout-api.ts'
import type { ContentApi } from './commerce/content-api.ts'
import type { StockReply } from './commerce/contract/catalogue/stock.ts'
import type { ShopFacts } from './commerce/contract/content.ts'
import type { Selection } from './commerce/contract/selection/selection.ts'
import type { Result } from './commerce/reply.ts'
import type { SearchApi } from './commerce/search-api.ts'
import type { PublicConfig } from './config.ts'
import type { CheckoutWidget } from './effects/browser/checkout-widget.ts'
import type { Connection } from './effects/browser/connection.ts'
import type { TextStore } from './effects/browser/storage.ts'
import type { Timer } from './effects/browser/timer.ts'
import type { Tabs } from './effects/tabs/tabs.ts'
import type { I18n, ServerI18n } from './i18n/i18n.ts'
import type { Locale } from './i18n/locales.ts'

/** Where the visitor buys: decides assortment, prices and currency. Part of every cache key. */
export interface Region {
  country: string
  market: number
  pricelist: number
  currency: string
}

/** What a loader can ask. One is built for each request; nothing in it belongs to a shopper. */
export interface Shop {
  locale: Locale
  i18n: ServerI18n
  region: Region
  /** The countries a visitor may choose, which are those goods are sent to, each with its market and price list. */
  regions: readonly Region[]
  /** The other languages, ordered by how likely the visitor has the page's address from them. */
  otherLocales: readonly Locale[]
  /** The shop's own origin, from configuration: never from a request header. */
  origin: string
  config: PublicConfig
  catalogue: CatalogueApi
  search: SearchApi
  content: ContentApi
  /** Live stock and price of a product, uncached; null when the service does not answer in time. */
  liveStock(product: string): Promise<StockReply[string] | null>
}

/** A promise, because the region comes from the back end: when that fails, the loader that waits for it says so. */
export const shopContext = createContext<Promise<Shop>>()

/** The cart of whoever asks, for the few answers that are made for one visitor alone. Such an answer is never kept. */
export interface VisitorCart {
  /** False: the visitor brought no token, and has put nothing anywhere. */
  hasToken: boolean
  checkout: CheckoutApi
  /** Whether the service has answered under another token than the visitor brought: that one may have expired. */
  tokenReplaced(): boolean
  /** Begins a cart where the visitor buys: a server’s own address says nothing of that. */
  start(region: Region, language: Locale): Promise<Result<Selection>>
  /** The cookie that keeps the token; null unless the service has given a new one or somebody has logged in. */
  cookie(): string | null
}

export const visitorCartContext = createContext<VisitorCart>()

/** Rate limit of forms that check a password or a code: the service only sees the server's address and cannot limit them. */
export interface AttemptLimit {
  /**
   * Counts one attempt of this visitor and, if an account is given by its email address, one at that account. False:
   * over ten within a minute, the service must not be called.
   */
  allows(form: 'log-in' | 'voucher', account?: string): Promise<boolean>
}

export const attemptLimitContext = createContext<AttemptLimit>()

/** The addresses of the modules with one language's messages, as a browser imports them. */
export interface MessageFiles {
  /** The messages every screen may need. */
  first: string
  /** The messages of what is opened later. */
  later: string
}

/** What rendering one document needs besides the routes. */
export interface DocumentContext {
  i18n: ServerI18n
  config: PublicConfig
  /** Allows this document's own inline scripts; absent in development. */
  nonce: string | undefined
  /** A crawler gets the whole page at once. */
  waitForAll: boolean
  /** Tells whoever runs the shop that something broke. */
  report(error: unknown): void
  /** For the browser to fetch this language's messages; undefined where no browser runs the shop, as in a test. */
  messageFiles: MessageFiles | undefined
}

export const documentContext = createContext<DocumentContext>()

/** What commands can reach in the browser: the cart's calls and the rim. One is made for each visit. */
export interface Visit {
  checkout: CheckoutApi
  widget: CheckoutWidget
  timer: Timer
  /** Milliseconds since 1970. */
  now(): number
  tabs: Tabs
  connection: Connection
  /** Facts of the shop in a country; null where they cannot be had. */
  shopFacts(country: string): Promise<ShopFacts | null>
  /** What this tab keeps through a reload. */
  store: TextStore
  i18n: I18n
  /** The shop's own origin, as the browser sees it. */
  origin: string
  /** Leaves this document for another address. */
  leave(address: string): void
}

/** The state of this visit, for loaders that run in the browser. */
export const visitStoreContext = createContext<ReturnType<typeof createStore>>()

/** Null on the server and until the cart has been started. */
export const visitAtom = atom<Visit | null>(null)
