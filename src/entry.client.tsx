import { createStore, Provider } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { parseTokenCookie, serializeTokenCookie } from './commerce/checkout-token.ts'
import { fetchSelectionSummary } from './commerce/selection-summary.ts'
import { paymentKey, pendingKey, wishlistKey } from './config.ts'
import { browserCookies } from './effects/browser/cookies.ts'
import { latestOnly } from './effects/browser/latest-only.ts'
import { memoizeAsync } from './effects/browser/memoize-async.ts'
import { retryableImport } from './effects/browser/retryable-import.ts'
import { isStored, watchStorage } from './effects/browser/storage.ts'
import { useAfterHydration } from './effects/router/use-after-hydration.ts'
import { browserCartChannel, onCartSignal } from './effects/tabs/cart-channel.ts'
import {
  cartQueueAtom,
  cartStarterAtom,
  cartStatusAtom,
  selectionSummaryAtom,
} from './features/cart/state/selection.atoms.ts'
import { parseCountryCookie } from './features/region/region-cookies.ts'
import { loadWishlistAtom } from './features/wishlist/wishlist.atoms.ts'
import { createI18n, type I18n } from './i18n/i18n.ts'
import type { AccountMessages, FirstMessages, LaterMessages } from './i18n/messages.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { isPurchase, splitLocale, startsWithCart } from './paths.ts'
import { visitStoreContext } from './shop.ts'

const { locale, path } = splitLocale(location.pathname)
const {
  checkoutUrl = '/',
  messages = '',
  laterMessages = '',
  accountMessages,
} = document.documentElement.dataset
const store = createStore()
const channel = browserCartChannel()
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

/** Loads the messages of the document's language, including those loaded later when the screen needs them at once. */
async function loadTexts(): Promise<I18n> {
  const fetchLater = memoizeAsync(async () => {
    const later = await retryableImport<{ messages: LaterMessages }>([laterMessages])
    return later.messages
  })
  // The document preloads this file, so it is imported directly.
  const importFirst = (): Promise<{ messages: FirstMessages }> => import(/* @vite-ignore */ messages)
  // An account screen's document preloads this file too.
  const importAccount = (): Promise<{ messages: AccountMessages }> =>
    import(/* @vite-ignore */ accountMessages ?? '')
  const needsLater = accountMessages || startsWithCart(path)
  const [{ messages: first }, account] = await Promise.all([
    importFirst(),
    accountMessages ? importAccount() : null,
    needsLater ? fetchLater() : null,
  ])
  const i18n = createI18n(locale, { ...first, ...account?.messages }, fetchLater)
  if (needsLater) await i18n.loadLater()
  return i18n
}

function hydrate(i18n: I18n) {
  const start = memoizeAsync(async () => {
    const [{ startVisit }, cartSummary] = await Promise.all([
      import('./start-visit.ts'),
      summary.answer(),
      i18n.loadLater(),
    ])
    await startVisit(path, { store, baseUrl, tokens, channel, i18n }, cartSummary)
  })

  async function loadSummary() {
    await summary.ask((answer) => answer && startTransition(() => store.set(selectionSummaryAtom, answer)))
    if (isPurchase(path) || isStored(pendingKey) || isStored(paymentKey, 'localStorage'))
      await start().catch(() => store.set(cartStatusAtom, 'unreachable'))
  }

  /** Reads state of this browser; called after hydration. */
  function readBrowserState() {
    void loadSummary()
    watchStorage(wishlistKey, () => store.set(loadWishlistAtom))
  }

  store.set(cartStarterAtom, { start })
  onCartSignal(channel, (signal) => {
    if (signal !== 'before' && !store.get(cartQueueAtom)) void loadSummary()
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <Shop onHydrated={readBrowserState} />
        </Provider>
      </I18nProvider>,
    )
  })
}

function Shop({ onHydrated }: { onHydrated(): void }) {
  useAfterHydration(onHydrated)
  return (
    <HydratedRouter getContext={() => new RouterContextProvider(new Map([[visitStoreContext, store]]))} />
  )
}

// Not with top-level await: the bundler joins this module with others that most files import, and WebKit runs such files
// before what they import (https://bugs.webkit.org/show_bug.cgi?id=242740).
void loadTexts().then(hydrate)
