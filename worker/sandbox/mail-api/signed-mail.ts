import { maxSignatureAge } from '#src/commerce/contract/mail.ts'

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** True if a header of `mailSignatureHeader` was made with the secret for this body, and not long before `time`. */
export async function isSignedMail(
  header: string,
  body: string,
  { secret, time }: { secret: string; time: number },
): Promise<boolean> {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? []
  if (seconds === '' || Math.abs(time / 1_000 - Number(seconds)) > maxSignatureAge) return false
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify'])
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${seconds}.${body}`))
}
