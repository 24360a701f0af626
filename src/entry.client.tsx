import { createStore, Provider } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tokenAsCookie, tokenFromCookies } from './commerce/checkout-token.ts'
import { type FirstLook, lookAtSelection } from './commerce/first-look.ts'
import { pendingKey, wishlistKey } from './config.ts'
import { AfterHydration } from './effects/after-hydration.tsx'
import { onCartEvent } from './effects/cart-events.ts'
import { browserCookies } from './effects/cookies.ts'
import { followKept } from './effects/follow-kept.ts'
import { isKept } from './effects/kept.ts'
import { once } from './effects/once.ts'
import {
  cartQueueAtom,
  cartStarterAtom,
  cartStatusAtom,
  firstLookAtom,
} from './features/cart/selection.atoms.ts'
import { wishAtom } from './features/wishlist/wishlist.atoms.ts'
import { createI18n } from './i18n/i18n.ts'
import { loadLaterMessages, loadMessages } from './i18n/messages.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { isAboutCart, isPurchase, splitLocale } from './paths.ts'

const { locale, path } = splitLocale(location.pathname)
const later = once(() => loadLaterMessages(locale))
const [first] = await Promise.all([loadMessages(locale), isAboutCart(path) ? later() : null])
const i18n = createI18n(locale, first, later)
if (isAboutCart(path)) await i18n.later()

const store = createStore()
const { checkoutUrl = '/' } = document.documentElement.dataset
const baseUrl = new URL(checkoutUrl, location.origin).href
const tokens = {
  read: () => tokenFromCookies(browserCookies.read()),
  write: (token: string) => browserCookies.write(tokenAsCookie(token)),
}

const { promise, resolve } = Promise.withResolvers<FirstLook | null>()
/** What was read last. */
const looked = { at: promise }

const start = once(async () => {
  const [{ startCart }, look] = await Promise.all([import('./start-cart.ts'), looked.at, i18n.later()])
  await startCart({ store, baseUrl, tokens, i18n }, look)
})

/** What only this browser knows: read once the page has come alive. */
function lookAround() {
  void look()
  followKept(wishlistKey, () => store.set(wishAtom))
}

async function look() {
  const own = lookAtSelection({ baseUrl, tokens, language: locale, fetch: (request) => fetch(request) })
  looked.at = own
  resolve(own)
  const seen = await own
  // One that was asked later may have answered sooner.
  if (seen && looked.at === own) startTransition(() => store.set(firstLookAtom, seen))
  if (isPurchase(path) || isKept(pendingKey))
    await start().catch(() => store.set(cartStatusAtom, 'unreachable'))
}

store.set(cartStarterAtom, { start })
onCartEvent((event) => {
  if (event !== 'before' && !store.get(cartQueueAtom)) void look()
})

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <AfterHydration run={lookAround}>
          <HydratedRouter />
        </AfterHydration>
      </Provider>
    </I18nProvider>,
  )
})
