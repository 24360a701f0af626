import { sameText } from '../access.ts'

/** Nothing matches it: whoever is unknown is kept waiting as long as whoever is known. */
export const nobodysPassword = `pbkdf2-sha256$100000$${'00'.repeat(16)}$${'00'.repeat(32)}`

/** Whether a password is the one that is kept as scheme, rounds, salt and hash. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = kept.split('$')
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: Number(rounds) }
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))
  return sameText(Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join(''), hash)
}
