/** `before` and `after` a change in another tab; `back` when this page may have missed something. */
export type CartEvent = 'before' | 'after' | 'back'

/** The name under which tabs agree on the cart. */
export const cartChannel = 'rc-cart'

/** Hears of other tabs, and of the page or the network coming back. Who does not look at the page hears nothing. */
export function onCartEvent(run: (event: CartEvent) => void): void {
  const seen = (event: CartEvent) => document.hidden || run(event)
  if (globalThis.BroadcastChannel) {
    new BroadcastChannel(cartChannel).onmessage = ({ data }) => seen(data === 'before' ? data : 'after')
  }
  addEventListener('online', () => seen('back'))
  addEventListener('pageshow', ({ persisted }) => persisted && seen('back'))
  addEventListener('visibilitychange', () => seen('back'))
}
