import { maxWebhookAge } from '#src/commerce/contract/catalogue-webhook.ts'
import { isKeyedHash } from '../digest.ts'

export interface WebhookSignature {
  /** Seconds since 1970, as they were sent. */
  time: string
  hash: string
}

/** Reads a signature header; null if it has another form, or its time is not near `now` (milliseconds since 1970). */
export function parseWebhookSignature(header: string, now: number): WebhookSignature | null {
  const [, time, hash] = /^t=(\d{1,12}), ?v1=([\da-f]{64})$/.exec(header) ?? []
  if (time === undefined || hash === undefined) return null
  return Math.abs(now / 1_000 - Number(time)) <= maxWebhookAge ? { time, hash } : null
}

/** True if the signature was made with the secret for these bytes. */
export async function isSignedWebhook(
  { time, hash }: WebhookSignature,
  body: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  const head = new TextEncoder().encode(`${time}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  return isKeyedHash(hash, signed, secret)
}
