const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** The value of `mailSignatureHeader` for a body that is sent at a time (milliseconds since 1970). */
export async function signMail(body: string, time: number, secret: string): Promise<string> {
  const seconds = Math.floor(time / 1_000)
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`))
  const hexadecimal = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0'))
  return `t=${seconds},v1=${hexadecimal.join('')}`
}
