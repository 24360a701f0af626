export type ChangeSignal = 'before' | 'after'

export type CrossTabSignal = ChangeSignal | 'back'

export const cartChannelName = 'rc-cart'

export interface CartChannel {
  broadcast(signal: ChangeSignal): void
  listen(run: (signal: ChangeSignal) => void): void
}

/** Create one per document: a `BroadcastChannel` skips only the sending instance. With null, nothing is sent. */
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

export function onCartSignal(channel: CartChannel, run: (signal: CrossTabSignal) => void): void {
  const runIfVisible = (signal: CrossTabSignal) => document.hidden || run(signal)
  channel.listen(runIfVisible)
  addEventListener('online', () => runIfVisible('back'))
  addEventListener('pageshow', ({ persisted }) => persisted && runIfVisible('back'))
  addEventListener('visibilitychange', () => runIfVisible('back'))
}
