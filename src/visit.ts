import { atom } from 'jotai'
import type { CheckoutApi, SessionApart } from './commerce/checkout-api.ts'
import type { ShopFacts } from './commerce/contract/content.ts'
import type { Connection } from './effects/browser/connection.ts'
import type { TextStore } from './effects/browser/storage.ts'
import type { Timer } from './effects/browser/timer.ts'
import type { EventPort } from './effects/events/event-port.ts'
import type { CheckoutWidget } from './effects/provider/checkout-widget.ts'
import type { StartProvider } from './effects/provider/provider-start.ts'
import type { Tabs } from './effects/tabs/tabs.ts'
import type { I18n } from './i18n/i18n.ts'

/** The calls and effects of cart commands in the browser. Created once per visit. */
export interface Visit {
  checkout: CheckoutApi
  /** Opens a second session next to the visitor's, under a separate token. */
  apart(): SessionApart
  widget: CheckoutWidget
  timer: Timer
  /** The current time in milliseconds since 1970. */
  now(): number
  tabs: Tabs
  connection: Connection
  /** Facts about the shop in a country; null when unavailable. */
  shopFacts(country: string): Promise<ShopFacts | null>
  /** Storage of this tab that survives reloads. */
  store: TextStore
  /** Storage that all tabs of this browser share, for longer than a visit. */
  browserStore: TextStore
  /** Reports what shoppers do to analytics. */
  events: EventPort
  i18n: I18n
  /** The shop's own origin, as the browser sees it. */
  origin: string
  /** The checkout token of this browser, for the address a payment provider returns to; null without a cart. */
  token(): string | null
  /** Origins that payments may lead to. */
  paymentHosts: readonly string[]
  /** Navigates to another document. */
  leave(address: string): void
  /** Runs what a payment provider's plugin sent. */
  startProvider: StartProvider
}

/** Null on the server and until the cart has been started. */
export const visitAtom = atom<Visit | null>(null)
