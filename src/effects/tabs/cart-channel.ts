/** Another tab is about to change the cart (`before`) or has changed it (`after`). */
export type ChangeSignal = 'before' | 'after'

/** A signal of another tab, or `back`: this page may have missed some while it was hidden, cached or offline. */
export type CrossTabSignal = ChangeSignal | 'back'

/** The name of the tabs' shared lock and broadcast channel. */
export const cartChannelName = 'rc-cart'

/** One tab's connection to the shop's other tabs. A tab never receives its own signals. */
export interface CartChannel {
  broadcast(signal: ChangeSignal): void
  /** Calls `run` for every signal of another tab, until the document is closed. */
  listen(run: (signal: ChangeSignal) => void): void
}

/**
 * Create one per document and share it: a `BroadcastChannel` only skips the instance that sends, so a second instance
 * in the same tab would receive the tab's own signals. Without a channel (null) nothing is sent or received.
 */
export function createCartChannel(channel: BroadcastChannel | null): CartChannel {
  return {
    broadcast: (signal) => channel?.postMessage(signal),
    listen: (run) =>
      channel?.addEventListener('message', ({ data }) => run(data === 'before' ? data : 'after')),
  }
}

export function browserCartChannel(): CartChannel {
  return createCartChannel(globalThis.BroadcastChannel ? new BroadcastChannel(cartChannelName) : null)
}

/** Calls `run` for signals of other tabs and when the page or the network comes back; not while the page is hidden. */
export function onCartSignal(channel: CartChannel, run: (signal: CrossTabSignal) => void): void {
  const runIfVisible = (signal: CrossTabSignal) => document.hidden || run(signal)
  channel.listen(runIfVisible)
  addEventListener('online', () => runIfVisible('back'))
  addEventListener('pageshow', ({ persisted }) => persisted && runIfVisible('back'))
  addEventListener('visibilitychange', () => runIfVisible('back'))
}
