import pLimit from 'p-limit'
import { boundedBytes, boundedText } from '#src/bounded-body.ts'
import { maxCarPhotoBytes } from '#src/config.ts'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'
import { carPhotoDeadline, maxListedCarPhotos } from '#worker/limits.ts'
import { checkedKey, checkedPrefix, isCarOfKey } from './photo-key.ts'
import type { S3Settings } from './s3-settings.ts'
import { signedHeaders, type UnsignedRequest } from './s3-signature.ts'

/** Of a list with as many keys as the service gives at once. */
const maxListBytes = 1_000_000
const maxErrorBytes = 10_000
const concurrentDeletions = 8

/**
 * A bucket of any S3-compatible service for car photos, by path-style addresses. Each call takes at most `deadline`
 * milliseconds and rejects otherwise. Reads are repeated once when the service fails; writes are not.
 */
export function createS3Photos(
  { address, ...credentials }: S3Settings,
  deadline = carPhotoDeadline,
): CarPhotoBucket {
  const objectOf = (key: string) => new URL(`${address}/${checkedKey(key)}`)

  async function send(request: UnsignedRequest, signal: AbortSignal): Promise<Response> {
    const { method, url, body } = request
    return fetch(url, {
      method,
      headers: signedHeaders(request, credentials, Date.now()),
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal,
    })
  }

  /** One more attempt, within the same deadline. */
  async function read(url: URL, signal: AbortSignal): Promise<Response> {
    const request = { method: 'GET', url } as const
    const response = await send(request, signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      return null
    })
    if (response !== null && response.status < 500 && response.status !== 429) return response
    await response?.body?.cancel()
    return send(request, signal)
  }

  return {
    async get(key) {
      const response = await read(objectOf(key), AbortSignal.timeout(deadline))
      if (!response.ok) {
        const failure = await failureOf(response, 'GET')
        if (response.status === 404 && failure.code !== 'NoSuchBucket') return null
        throw failure
      }
      const bytes = await boundedBytes(response.body, maxCarPhotoBytes)
      if (!bytes) throw new Error('The bucket of car photos has a larger object than a photo.')
      return { arrayBuffer: async () => bytes.buffer }
    },
    async put(key, value) {
      if (value.length > maxCarPhotoBytes) throw new Error('This is larger than a car photo.')
      const request = { method: 'PUT', url: objectOf(key), body: value } as const
      const response = await send(request, AbortSignal.timeout(deadline))
      if (!response.ok) throw await failureOf(response, 'PUT')
      await response.body?.cancel()
    },
    async delete(keys) {
      const signal = AbortSignal.timeout(deadline)
      const limit = pLimit(concurrentDeletions)
      await limit.map(keys.map(objectOf), async (url) => {
        const response = await send({ method: 'DELETE', url }, signal)
        if (!response.ok && response.status !== 404) throw await failureOf(response, 'DELETE')
        await response.body?.cancel()
      })
    },
    async list({ prefix, limit }) {
      const url = new URL(address)
      const max = Math.min(limit, maxListedCarPhotos)
      url.search = String(
        new URLSearchParams({ 'list-type': '2', 'max-keys': String(max), prefix: checkedPrefix(prefix) }),
      )
      const response = await read(url, AbortSignal.timeout(deadline))
      if (!response.ok) throw await failureOf(response, 'GET')
      return keysOf(await boundedText(response.body, maxListBytes), prefix)
    },
  }
}

/** Keys are hexadecimal, so their elements contain no entities; others are left out. */
function keysOf(xml: string | null, prefix: string) {
  if (!xml || !/<ListBucketResult[\s>]/.test(xml))
    throw new Error('The bucket of car photos answered a list in another form.')
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
  return {
    objects: keys
      .filter((key) => key.startsWith(prefix) && isCarOfKey(key.slice(prefix.length)))
      .map((key) => ({ key })),
    truncated: /<IsTruncated>\s*true\s*</.test(xml),
  }
}

class S3Failure extends Error {
  /** The service's word for the reason, such as `SignatureDoesNotMatch`; empty without one. */
  readonly code: string

  constructor(status: number, method: string, code: string) {
    super(`The bucket of car photos answered ${status}${code === '' ? '' : ` (${code})`} to ${method}.`)
    this.code = code
  }
}

/** Says only status and code: the rest of an answer may repeat what was signed. */
async function failureOf(response: Response, method: string): Promise<S3Failure> {
  const text = (await boundedText(response.body, maxErrorBytes).catch(() => null)) ?? ''
  const [, code = ''] = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(text) ?? []
  return new S3Failure(response.status, method, code)
}
