const name = 'rc-consent'

/** Tells all open documents of the shop, this one included, that the visitor's answer has been stored. */
export function announceConsent(): void {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

/** Calls `run` when a document has stored an answer, and when this one returns from the back/forward cache. */
export function onConsentChange(run: () => void): void {
  openChannel()?.addEventListener('message', run)
  addEventListener('pageshow', ({ persisted }) => persisted && run())
}

const openChannel = () => (globalThis.BroadcastChannel ? new BroadcastChannel(name) : null)
