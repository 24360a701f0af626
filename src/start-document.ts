import { createStore } from 'jotai'
import { startTransition } from 'react'
import { parseTokenCookie, serializeTokenCookie } from './commerce/checkout-token.ts'
import { fetchSelectionSummary } from './commerce/selection-summary.ts'
import { garageKey, paymentKey, pendingKey, wishlistKey } from './config.ts'
import { browserCookies } from './effects/browser/cookies.ts'
import { latestOnly } from './effects/browser/latest-only.ts'
import { memoizeAsync } from './effects/browser/memoize-async.ts'
import { retryableImport } from './effects/browser/retryable-import.ts'
import { isStored, watchStorage } from './effects/browser/storage.ts'
import { createErrorReporter, type ErrorReporter, watchErrors } from './effects/errors/error-reporter.ts'
import { onConsentChange } from './effects/events/consent-channel.ts'
import { showConsentQuestion } from './effects/events/consent-question.ts'
import { currentConsent } from './effects/events/current-consent.ts'
import { eventPortAtom, noEvents } from './effects/events/event-port.ts'
import { createMeasuring, measuringAtom } from './effects/events/measuring.ts'
import { browserCartChannel, type CartChannel, onCartSignal } from './effects/tabs/cart-channel.ts'
import { sampleVisit } from './effects/vitals/sample-visit.ts'
import { isLoggedInAtom } from './features/cart/state/logged-in.atoms.ts'
import {
  cartQueueAtom,
  cartStarterAtom,
  cartStatusAtom,
  selectionSummaryAtom,
} from './features/cart/state/selection.atoms.ts'
import { loadGarageAtom } from './features/garage/garage-on-demand.atoms.ts'
import { parseCountryCookie } from './features/region/region-cookies.ts'
import { loadWishlistAtom } from './features/wishlist/wishlist-on-demand.atoms.ts'
import { type BrowserSet, browserSets, createI18n, type I18n } from './i18n/i18n.ts'
import type { BrowserKey } from './i18n/messages.ts'
import { splitLocale } from './locale-prefix.ts'
import { isPurchase } from './zones.ts'

/** The parts React needs to hydrate a document. */
export interface StartedDocument {
  i18n: I18n
  store: ReturnType<typeof createStore>
  errors: ErrorReporter
  channel: CartChannel
  loadCart(): Promise<void>
}

/** The browser's composition root: the document's texts, and the state of the visitor's cart. */
export async function startDocument(): Promise<StartedDocument> {
  const errors = createErrorReporter()
  watchErrors(errors)
  const { locale, path } = splitLocale(location.pathname)
  const { checkoutUrl = '/' } = document.documentElement.dataset
  const store = createStore()
  const channel = browserCartChannel(() => store.get(isLoggedInAtom))
  const baseUrl = new URL(checkoutUrl, location.origin).href
  const tokens = {
    read: () => parseTokenCookie(browserCookies.read()),
    write: (token: string) => browserCookies.write(serializeTokenCookie(token)),
  }

  const summary = latestOnly(() =>
    fetchSelectionSummary({
      baseUrl,
      tokens,
      language: locale,
      country: parseCountryCookie(browserCookies.read()),
      fetch: (request) => fetch(request),
    }),
  )

  const i18n = await loadTexts()
  const start = memoizeAsync(async () => {
    const [{ startVisit }] = await Promise.all([import('./start-visit.ts'), i18n.load('later')])
    // Last, because another tab may change the cart while the others load.
    const cartSummary = await summary.answer()
    await startVisit(path, { store, baseUrl, tokens, channel, i18n, errors }, cartSummary)
  })

  async function loadCart() {
    await summary.ask((answer) => {
      if (!answer) return
      // Only the first answer of a document, so that no two tabs answer each other without end.
      if (!store.get(selectionSummaryAtom)) channel.broadcastLogIn(answer.customer !== null)
      startTransition(() => store.set(selectionSummaryAtom, answer))
    })
    if (isPurchase(path) || isStored(pendingKey) || isStored(paymentKey, 'localStorage'))
      await start().catch(() => store.set(cartStatusAtom, 'unreachable'))
  }

  const measuring = createMeasuring()
  store.set(measuringAtom, measuring)
  store.set(eventPortAtom, measuring ?? noEvents)
  store.set(cartStarterAtom, { start })
  return { i18n, store, errors, channel, loadCart }
}

/** Called after hydration: React keeps what the server has written where the first render differs. */
export function readBrowserState({ store, channel, loadCart }: StartedDocument): void {
  sampleVisit()
  onCartSignal(channel, (signal) => {
    if (signal !== 'before' && !store.get(cartQueueAtom)) void loadCart()
  })
  void loadCart()
  const measuring = store.get(measuringAtom)
  if (measuring) {
    const follow = (isNew: boolean) => {
      if (currentConsent()) showConsentQuestion(false)
      void measuring.begin(isNew)
    }
    follow(false)
    onConsentChange(() => follow(true))
  }
  watchStorage(wishlistKey, () => store.set(loadWishlistAtom))
  watchStorage(garageKey, () => store.set(loadGarageAtom))
}

async function loadTexts(): Promise<I18n> {
  const {
    messages = '',
    laterMessages = '',
    customerMessages = '',
    screenSets = '',
  } = document.documentElement.dataset
  const fetches: Record<BrowserSet, () => Promise<MessageFile>> = {
    // The document preloads this file, so it is imported directly.
    client: () => import(/* @vite-ignore */ messages),
    later: memoizeAsync(() => retryableImport<MessageFile>(laterMessages)),
    customer: memoizeAsync(() => retryableImport<MessageFile>(customerMessages)),
  }
  const { locale } = splitLocale(location.pathname)
  const i18n = createI18n(locale, async (set) => (await fetches[set]()).messages)
  const isFirst = (set: BrowserSet) => set === 'client' || screenSets.split(' ').includes(set)
  await Promise.all(browserSets.filter(isFirst).map((set) => i18n.load(set)))
  return i18n
}

interface MessageFile {
  messages: Partial<Record<BrowserKey, string>>
}
