import { sameText } from '../access.ts'

/** A hash no password matches: checking it makes unknown accounts take as long as known ones. */
export const unknownAccountPassword = `pbkdf2-sha256$100000$${'00'.repeat(16)}$${'00'.repeat(32)}`

/** Whether a password matches a stored hash, `pbkdf2-sha256$rounds$salt$hash` with salt and hash in hexadecimal. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = stored.split('$')
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: Number(rounds) }
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))
  return sameText(Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join(''), hash)
}
