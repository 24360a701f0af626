import { createStore, Provider } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createCheckoutApi } from './commerce/checkout-api.ts'
import { tokenAsCookie, tokenFromCookies } from './commerce/checkout-token.ts'
import { createHttp } from './commerce/http.ts'
import { AfterHydration } from './effects/after-hydration.tsx'
import { noWidget } from './effects/checkout-widget.ts'
import { browserCookies } from './effects/cookies.ts'
import { browserTimer } from './effects/timer.ts'
import { loadSelectionAtom } from './features/cart/cart.atoms.ts'
import { openCart } from './features/cart/open-cart.ts'
import { createI18n } from './i18n/i18n.ts'
import { loadLaterMessages, loadMessages } from './i18n/messages.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { isPurchase, splitLocale } from './paths.ts'

const { locale, path } = splitLocale(location.pathname)
const later = () => loadLaterMessages(locale)
const [first] = await Promise.all([loadMessages(locale), isPurchase(path) ? later() : null])
const i18n = createI18n(locale, first, later)
if (isPurchase(path)) await i18n.later()
const store = createStore()

const http = createHttp({
  baseUrl: new URL(document.documentElement.dataset.checkoutUrl ?? '/', location.origin).href,
  fetch: (request) => fetch(request),
  deadline: 10_000,
})

const tokens = {
  read: () => tokenFromCookies(browserCookies.read()),
  write: (token: string) => browserCookies.write(tokenAsCookie(token)),
}

openCart(store, {
  checkout: createCheckoutApi(http, tokens),
  widget: noWidget,
  timer: browserTimer,
  origin: location.origin,
  leave: (address) => location.assign(address),
})

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <AfterHydration run={() => void store.set(loadSelectionAtom, locale)}>
          <HydratedRouter />
        </AfterHydration>
      </Provider>
    </I18nProvider>,
  )
})
