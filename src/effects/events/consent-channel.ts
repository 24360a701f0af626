const name = 'rc-consent'

/** Notifies the shop's other documents in the browser that the consent answer has changed. */
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
