import { catalogueWebhookPath, webhookSignatureHeader } from '#src/commerce/contract/catalogue-webhook.ts'
import type { Ports } from '../ports.ts'

/** The service waits no longer for the shop (https://docs.centra.com/plugins/webhooks). */
const deadline = 5_000

/** Ids by kind: `{ products: ['52'] }`. */
export type Notice = Record<string, string[]>

/**
 * Tells the shop what has changed, as the service's webhook plugin does: once, signed with the shared secret. Returns the
 * status of its answer; null without one.
 */
export async function sendNotice(
  { shopUrl, secret, fetch }: Pick<Ports, 'shopUrl' | 'secret' | 'fetch'>,
  notice: Notice,
): Promise<number | null> {
  if (!shopUrl) return null
  const body = new URLSearchParams({ payload: JSON.stringify(notice) }).toString()
  // The clock of the shop: that of the sandbox can be put forward.
  const seconds = Math.floor(Date.now() / 1_000)
  const request = new Request(shopUrl + catalogueWebhookPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [webhookSignatureHeader]: `t=${seconds},v1=${await signatureOf(`${seconds}.${body}`, secret)}`,
    },
    body,
    signal: AbortSignal.timeout(deadline),
  })
  try {
    return (await fetch(request)).status
  } catch (error) {
    console.error(error)
    return null
  }
}

async function signatureOf(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
