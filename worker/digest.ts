export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? bytesOf(data) : data
  return hexadecimal(await crypto.subtle.digest('SHA-256', bytes))
}

export async function keyedHash(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  return hexadecimal(await crypto.subtle.sign('HMAC', key, bytesOf(text)))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
