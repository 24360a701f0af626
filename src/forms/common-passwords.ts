/** True if a password is among the most common ones. */
export type CommonPasswordCheck = (password: string) => boolean

const markLength = 5
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** A password with fewer different characters is easily guessed: `aaaaaaaa`, `12121212`. */
const minDifferent = 4

/**
 * Loads the list of common passwords, which is larger than the form that needs it. If loading fails, only repetitions
 * of a few characters count as common.
 */
export async function loadCommonPasswords(): Promise<CommonPasswordCheck> {
  const marks = await import('./common-password-list.ts').then(
    ({ commonPasswordMarks }) => new Set(commonPasswordMarks.match(/.{5}/g)),
    () => new Set<string>(),
  )
  return (password) => {
    const text = password.toLowerCase()
    return new Set(text).size < minDifferent || marks.has(commonPasswordMark(text))
  }
}

/** A 30-bit FNV-1a hash of a text, mixed as in MurmurHash3. It is not a secret. */
export function commonPasswordMark(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  hash ^= hash >>> 15
  return Array.from({ length: markLength }, (_, at) => alphabet[(hash >>> (6 * at)) & 63]).join('')
}
