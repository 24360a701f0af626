export type ChangeSignal = 'before' | 'after'

export type CrossTabSignal = ChangeSignal | 'back'

export const cartChannelName = 'rc-cart'

export interface CartChannel {
  broadcast(signal: ChangeSignal): void
  /**
   * Tells the other tabs whether a customer is logged in. Those that know otherwise receive `after`: no tab signals a
   * log-in or log-out by a form that the browser sends itself.
   */
  broadcastLogIn(isLoggedIn: boolean): void
  listen(run: (signal: ChangeSignal) => void): void
}

/**
 * Create one per document: a `BroadcastChannel` skips only the sending instance. With null, nothing is sent. `isLoggedIn`:
 * what this tab knows; null if it does not know yet.
 */
export function createCartChannel(
  channel: BroadcastChannel | null,
  isLoggedIn: () => boolean | null,
): CartChannel {
  return {
    broadcast: (signal) => channel?.postMessage(signal),
    broadcastLogIn: (isIn) => channel?.postMessage(isIn ? 'in' : 'out'),
    listen: (run) =>
      channel?.addEventListener('message', ({ data }) => {
        const isKnown = (data === 'in' || data === 'out') && isLoggedIn() === (data === 'in')
        if (!isKnown) run(data === 'before' ? data : 'after')
      }),
  }
}

export function browserCartChannel(isLoggedIn: () => boolean | null): CartChannel {
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(cartChannelName) : null
  return createCartChannel(channel, isLoggedIn)
}

export function onCartSignal(channel: CartChannel, run: (signal: CrossTabSignal) => void): void {
  const runIfVisible = (signal: CrossTabSignal) => document.hidden || run(signal)
  channel.listen(runIfVisible)
  addEventListener('online', () => runIfVisible('back'))
  addEventListener('pageshow', ({ persisted }) => persisted && runIfVisible('back'))
  addEventListener('visibilitychange', () => runIfVisible('back'))
}
