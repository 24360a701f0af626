import { createStore, Provider } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tokenAsCookie, tokenFromCookies } from './commerce/checkout-token.ts'
import { type FirstLook, lookAtSelection } from './commerce/first-look.ts'
import { AfterHydration } from './effects/after-hydration.tsx'
import { browserCookies } from './effects/cookies.ts'
import { once } from './effects/once.ts'
import { cartReachAtom, cartStarterAtom, firstLookAtom } from './features/cart/selection.atoms.ts'
import { createI18n } from './i18n/i18n.ts'
import { loadLaterMessages, loadMessages } from './i18n/messages.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { isPurchase, splitLocale } from './paths.ts'

const { locale, path } = splitLocale(location.pathname)
const later = once(() => loadLaterMessages(locale))
const [first] = await Promise.all([loadMessages(locale), isPurchase(path) ? later() : null])
const i18n = createI18n(locale, first, later)
if (isPurchase(path)) await i18n.later()

const store = createStore()
const { checkoutUrl = '/' } = document.documentElement.dataset
const baseUrl = new URL(checkoutUrl, location.origin).href
const tokens = {
  read: () => tokenFromCookies(browserCookies.read()),
  write: (token: string) => browserCookies.write(tokenAsCookie(token)),
}

const { promise: looked, resolve: settle } = Promise.withResolvers<FirstLook | null>()

const start = once(async () => {
  const [{ startCart }, look] = await Promise.all([import('./start-cart.ts'), looked, i18n.later()])
  await startCart({ store, baseUrl, tokens, i18n }, look)
})

async function look() {
  const seen = await lookAtSelection({
    baseUrl,
    tokens,
    language: locale,
    fetch: (request) => fetch(request),
  })
  startTransition(() => store.set(firstLookAtom, seen))
  settle(seen)
  if (isPurchase(path)) await start().catch(() => store.set(cartReachAtom, 'unreachable'))
}

store.set(cartStarterAtom, { start })

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <AfterHydration run={() => void look()}>
          <HydratedRouter />
        </AfterHydration>
      </Provider>
    </I18nProvider>,
  )
})
