import type { createStore } from 'jotai'
import { createCheckoutApi } from './commerce/checkout-api.ts'
import type { TokenStore } from './commerce/checkout-token.ts'
import type { FirstLook } from './commerce/first-look.ts'
import { createHttp } from './commerce/http.ts'
import { noWidget } from './effects/checkout-widget.ts'
import { browserTimer } from './effects/timer.ts'
import { loadSelectionAtom } from './features/cart/cart.atoms.ts'
import { adoptReply, openCart } from './features/cart/open-cart.ts'
import type { I18n } from './i18n/i18n.ts'

interface CartParts {
  store: ReturnType<typeof createStore>
  baseUrl: string
  tokens: TokenStore
  i18n: I18n
}

const deadline = 10_000

/** The other half of the browser's composition: what is fetched when somebody first wants the cart. */
export async function startCart(
  { store, baseUrl, tokens, i18n }: CartParts,
  look: FirstLook | null,
): Promise<void> {
  const http = createHttp({ baseUrl, fetch: (request) => fetch(request), deadline })
  openCart(store, {
    checkout: createCheckoutApi(http, tokens),
    widget: noWidget,
    timer: browserTimer,
    i18n,
    origin: location.origin,
    leave: (address) => location.assign(address),
  })
  if (!look || !adoptReply(store, look.body)) await store.set(loadSelectionAtom, i18n.locale)
}
