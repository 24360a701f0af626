export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? bytesOf(data) : data
  return hexadecimal(await crypto.subtle.digest('SHA-256', bytes))
}

export async function keyedHash(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  return hexadecimal(await crypto.subtle.sign('HMAC', key, bytesOf(text)))
}

/** True if the hexadecimal text is the keyed hash of the bytes; takes equally long for each wrong one. */
export async function isKeyedHash(
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['verify'])
  const shown = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, shown, bytes)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
