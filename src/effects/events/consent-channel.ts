const name = 'rc-consent'

/** Tells the other documents of this shop in the browser that the visitor's answer has changed. */
export function announceConsent(): void {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

/** Calls `run` when the answer has changed in this document or another one, until this one is closed. */
export function onConsentChange(run: () => void): void {
  openChannel()?.addEventListener('message', run)
}

const openChannel = () => (globalThis.BroadcastChannel ? new BroadcastChannel(name) : null)
