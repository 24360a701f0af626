const tokenLetters = 'abcdefghijklmnopqrstuvwxyz012345'

/** A new token: 26 lower-case letters and digits, 130 bits. */
export function newToken(random: (length: number) => Uint8Array): string {
  return Array.from(random(26), (byte) => tokenLetters[byte & 31]).join('')
}

/** A new id of a selection or a line: 32 hexadecimal digits. */
export function newHexId(random: (length: number) => Uint8Array): string {
  return Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
