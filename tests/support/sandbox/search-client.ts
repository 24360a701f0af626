import { Meilisearch } from 'meilisearch'
import { expect } from 'vitest'
import { operator } from './sandbox-fixture.ts'
import { serveSandbox } from './served-sandbox.ts'
import { testSecret } from './test-sandbox.ts'

/** The address of a sandbox's search service. */
interface Place {
  host: string
  fetch(path: string, init: RequestInit): Promise<Response>
  reset(): Promise<unknown>
  close(): Promise<void>
}

let place: Promise<Place> | null = null

/** From now on clients call the search service at this address, not a separate one. */
export function searchAt(host: string): void {
  place = Promise.resolve({
    host,
    fetch: (path, init) => fetch(host + path, init),
    reset: () => Promise.reject(new Error('others use it, too')),
    close: async () => {},
  })
}

async function ownPlace(): Promise<Place> {
  const service = await serveSandbox()
  return {
    host: `${service.origin}/search`,
    fetch: async (path, init) => service.sandbox.fetch(`/search${path}`, init),
    reset: async () => service.sandbox.fetch('/__reset', { method: 'POST', headers: operator }),
    close: () => service[Symbol.asyncDispose](),
  }
}

/** The official client on a sandbox. */
export async function openSearchClient() {
  const { host, fetch: send, reset, close } = await (place ?? ownPlace())
  return {
    client: new Meilisearch({ host, apiKey: testSecret }),
    /** A call without the client, for what it does not send. */
    async raw(method: string, path: string, body?: string, type = 'application/json') {
      const response = await send(path, {
        method,
        headers: { authorization: `Bearer ${testSecret}`, ...(type === '' ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    /** Resets the sandbox as its operator. */
    reset,
    close,
  }
}

/** The client's report of a refusal by the service. */
export const refusal = (code: string, message: unknown = expect.any(String)) => ({
  name: 'MeilisearchApiError',
  cause: { code, message, link: `https://docs.meilisearch.com/errors#${code}` },
})
