/** `before` and `after` a change in another tab; `back` when this page may have missed something. */
export type News = 'before' | 'after' | 'back'

/** The name under which tabs agree on the cart. */
export const cartChannel = 'rc-cart'

/** Hears of other tabs, and of the page or the network coming back. Who does not look at the page hears nothing. */
export function hearCartNews(run: (news: News) => void): void {
  const seen = (news: News) => document.hidden || run(news)
  if (globalThis.BroadcastChannel) {
    new BroadcastChannel(cartChannel).onmessage = ({ data }) => seen(data === 'before' ? data : 'after')
  }
  addEventListener('online', () => seen('back'))
  addEventListener('pageshow', ({ persisted }) => persisted && seen('back'))
  addEventListener('visibilitychange', () => seen('back'))
}
