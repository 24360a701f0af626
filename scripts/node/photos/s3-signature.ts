import { createHash, createHmac } from 'node:crypto'

/** Credentials of an S3-compatible service. */
export interface S3Credentials {
  region: string
  keyId: string
  secret: string
}

export interface UnsignedRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Its path is signed as it stands, so it has to be encoded already. */
  url: URL
  /** Headers that are signed besides those of every request, by names in lower case. */
  headers?: Record<string, string>
  body?: Uint8Array
}

/**
 * The headers of a request that is signed with AWS Signature Version 4 in one chunk: those given, without `host`, which
 * `fetch` sets itself. `now` in milliseconds; the service accepts a signature for some minutes.
 */
export function signedHeaders(
  { method, url, headers = {}, body = new Uint8Array() }: UnsignedRequest,
  { region, keyId, secret }: S3Credentials,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const bodyHash = sha256(body)
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time }
  const lines = Object.entries({ ...sent, host: url.host }).sort(byName)
  const names = lines.map(([name]) => name).join(';')
  const request = [
    method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...lines.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')

  const scope = `${day}/${region}/s3/aws4_request`
  const signed = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(key, signed).toString('hex')
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  }
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]): [string, string] => [encoded(name), encoded(value)])
    .sort(byName)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** Everything but letters, digits and `-._~` is encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : Number(one > other)
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
