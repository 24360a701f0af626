import type { createStore } from 'jotai'
import { createCheckoutApi, openApart } from '#src/commerce/checkout-api.ts'
import type { TokenStore } from '#src/commerce/checkout-token.ts'
import { createHttp } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Pause } from '#src/commerce/retry.ts'
import type { SelectionSummary } from '#src/commerce/selection-summary.ts'
import { browserConnection } from '#src/effects/browser/connection.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { browserTimer } from '#src/effects/browser/timer.ts'
import { createUnreadableLog } from '#src/effects/browser/unreadable-log.ts'
import type { ErrorReporter } from '#src/effects/errors/error-reporter.ts'
import { eventPortAtom } from '#src/effects/events/event-port.ts'
import type { CheckoutWidget } from '#src/effects/provider/checkout-widget.ts'
import { browserTabs } from '#src/effects/tabs/browser-tabs.ts'
import { type CartChannel, onCartSignal } from '#src/effects/tabs/cart-channel.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Visit } from '#src/visit.ts'
import { loadSelectionAtom } from '../commands/add.atoms.ts'
import { refreshCartAtom } from '../commands/refresh-cart.atoms.ts'
import { adoptReply, createCart } from './open-cart.ts'

export interface CartParts {
  store: ReturnType<typeof createStore>
  baseUrl: string
  tokens: TokenStore
  channel: CartChannel
  i18n: I18n
  errors: ErrorReporter
  widget: CheckoutWidget
}

const deadline = 10_000

/** Minimum milliseconds before a second attempt; services count calls by the second. */
const pauses = { failure: 50, busy: 800 }

/** A random delay, so that browsers which failed together do not retry together. */
const pause: Pause = (after) =>
  new Promise((resolve) => browserTimer.after(pauses[after] + Math.random() * 200, () => resolve()))

/** The part of the browser's composition root that loads when the cart is first needed. */
export async function startCart(
  { store, baseUrl, tokens, channel, i18n, errors, widget }: CartParts,
  summary: SelectionSummary | null,
): Promise<void> {
  const http = createHttp({
    baseUrl,
    fetch: (request) => fetch(request),
    deadline,
    refused: (route, status) => errors.report(new UpstreamError('status', route, { status }), 'status'),
  })
  const reportUnreadable = createUnreadableLog()
  const createCalls = (owner: TokenStore) => createCheckoutApi(http, owner, { pause, reportUnreadable })
  const visit: Visit = {
    checkout: createCalls(tokens),
    apart: () => openApart(createCalls, tokens),
    widget,
    timer: browserTimer,
    now: Date.now,
    tabs: browserTabs(channel),
    connection: browserConnection,
    shopFacts: (country) => fetchJson(localized(i18n.locale, paths.shopFacts(country))),
    store: browserStore('sessionStorage'),
    browserStore: browserStore('localStorage'),
    events: store.get(eventPortAtom),
    i18n,
    origin: location.origin,
    token: tokens.read,
    paymentHosts: document.documentElement.dataset.paymentHosts?.split(' ') ?? [],
    leave: (address) => location.assign(address),
    startProvider: async (start, options) => {
      const { startProvider } = await import('#src/effects/provider/provider-start.ts')
      await startProvider(start, options)
    },
  }
  createCart(store, visit)
  onCartSignal(channel, (signal) => void store.set(refreshCartAtom, signal, i18n.locale))
  if (!summary || !adoptReply(store, summary.body)) await store.set(loadSelectionAtom, i18n.locale)
}
