const name = 'rc-consent'

export function announceConsent(): void {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

export function onConsentChange(run: () => void): void {
  openChannel()?.addEventListener('message', run)
}

const openChannel = () => (globalThis.BroadcastChannel ? new BroadcastChannel(name) : null)
