import { createStore } from 'jotai'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { createCheckoutApi, openApart } from '#src/commerce/checkout-api.ts'
import type { TokenStore } from '#src/commerce/checkout-token.ts'
import { createHttp, type Fetch } from '#src/commerce/http.ts'
import { browserTimer } from '#src/effects/browser/timer.ts'
import { noEvents } from '#src/effects/events/event-port.ts'
import { noWidget } from '#src/effects/provider/checkout-widget.ts'
import { createCart } from '#src/features/cart/start/open-cart.ts'
import type { Visit } from '#src/visit.ts'
import { alwaysOnline, createTestStore, onlyTab } from '../worlds/test-device.ts'

const i18n = createTestI18n('en')

/** A running shop with its sandbox on this machine. */
export interface ChaosShop {
  origin: string
}

/**
 * The shop's own client as a browser runs it, by default over HTTP to a running shop. `left`: where it navigated to.
 * `ran`: the code that payments had for widgets.
 */
export function createClient({ origin }: ChaosShop, send: Fetch = (request) => fetch(request)) {
  let token: string | null = null
  const left: string[] = []
  const ran: string[] = []
  const clock = { ahead: 0 }
  const http = createHttp({
    baseUrl: `${origin}/sandbox/api/checkout`,
    fetch: send,
    deadline: 10_000,
  })
  const tokens = {
    read: () => token,
    write: (next: string | null) => {
      token = next
    },
  }
  const createCalls = (owner: TokenStore) => createCheckoutApi(http, owner)
  const visit: Visit = {
    checkout: createCalls(tokens),
    apart: () => openApart(createCalls, tokens),
    widget: { ...noWidget, run: async (code) => void ran.push(code) },
    timer: browserTimer,
    now: () => Date.now() + clock.ahead,
    tabs: onlyTab,
    connection: alwaysOnline,
    shopFacts: async () => null,
    store: createTestStore(),
    browserStore: createTestStore(),
    events: noEvents,
    i18n,
    origin,
    token: tokens.read,
    paymentHosts: [providerOrigin(origin)],
    startProvider: () => Promise.reject(new Error('only a document can run the code of a provider')),
    leave: (address) => void left.push(address),
  }
  const store = createStore()
  createCart(store, visit)
  /** Only this shopper waits. */
  const wait = (milliseconds: number) => {
    clock.ahead += milliseconds
  }
  return { store, visit, left, ran, wait, token: tokens.read }
}

function providerOrigin(origin: string): string {
  const url = new URL(origin)
  url.hostname = 'sandbox.localhost'
  return url.origin
}
