import * as v from 'valibot'
import { EmailAddress, Language } from '#src/commerce/contract/sent-fields.ts'
import { maxSealedLength } from '../limits.ts'

const Subscription = v.object({
  email: EmailAddress,
  language: Language,
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
})
export type Subscription = v.InferOutput<typeof Subscription>

const Sealed = v.object({ subscription: Subscription, until: v.number() })

const ivLength = 12

/** Encrypted and signed (AES-GCM), so neither readable nor forgeable. `until`: in milliseconds since 1970. */
export async function sealSubscription(
  subscription: Subscription,
  { key, until }: { key: string; until: number },
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const plain = new TextEncoder().encode(JSON.stringify({ subscription, until }))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(key), plain)
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

export async function openSubscription(
  sealed: string,
  { key, now }: { key: string; now: number },
): Promise<Subscription | 'over' | null> {
  if (sealed.length > maxSealedLength || !/^[\w-]+$/.test(sealed)) return null
  try {
    const bytes = toBytes(sealed)
    const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, ivLength) }
    const plain = await crypto.subtle.decrypt(algorithm, await sealingKey(key), bytes.slice(ivLength))
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Sealed), new TextDecoder().decode(plain))
    if (!parsed.success) return null
    return now < parsed.output.until ? parsed.output.subscription : 'over'
  } catch {
    return null
  }
}

/** A separate key, so that no signature of mails is a key or a text of this. */
async function sealingKey(secret: string): Promise<CryptoKey> {
  const encoder = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = {
    ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
    info: encoder.encode('newsletter subscription'),
  }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

function toText(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
