/** `before` and `after` a change in another tab; `back` when this page may have missed something. */
export type CrossTabSignal = 'before' | 'after' | 'back'

/** The name under which tabs agree on the cart. */
export const cartChannelName = 'rc-cart'

/** Hears of other tabs, and of the page or the network coming back. Who does not look at the page hears nothing. */
export function onCartSignal(run: (event: CrossTabSignal) => void): void {
  const seen = (event: CrossTabSignal) => document.hidden || run(event)
  if (globalThis.BroadcastChannel) {
    new BroadcastChannel(cartChannelName).onmessage = ({ data }) => seen(data === 'before' ? data : 'after')
  }
  addEventListener('online', () => seen('back'))
  addEventListener('pageshow', ({ persisted }) => persisted && seen('back'))
  addEventListener('visibilitychange', () => seen('back'))
}
