import * as v from 'valibot'
import { sameText } from '../access.ts'

/** A password that may be chosen. The service documents the bounds: more than four characters, at most 128. */
export const NewPassword = v.pipe(v.string(), v.minLength(5), v.maxLength(128))

/** A password to be checked, of any strength. */
export const SentPassword = v.pipe(v.string(), v.maxLength(500))

/** A hash no password matches: checking it makes unknown accounts take as long as known ones. */
export const unknownAccountPassword = `pbkdf2-sha256$100000$${'00'.repeat(16)}$${'00'.repeat(32)}`

const rounds = 100_000

/** Hashes a password under a new salt, in the form `isPassword` reads: `pbkdf2-sha256$rounds$salt$hash`. */
export async function hashPassword(
  password: string,
  random: (length: number) => Uint8Array,
): Promise<string> {
  const salt = hex(random(16))
  return `pbkdf2-sha256$${rounds}$${salt}$${await derive(password, salt, rounds)}`
}

/** True if a password matches a stored hash, `pbkdf2-sha256$rounds$salt$hash` with salt and hash in hexadecimal. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, iterations = '', salt = '', hash = ''] = stored.split('$')
  return sameText(await derive(password, salt, Number(iterations)), hash)
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
