import { Meilisearch } from 'meilisearch'
import { expect } from 'vitest'
import { operator } from './sandbox-fixture.ts'
import { serveSandbox } from './served-sandbox.ts'
import { testSecret } from './test-sandbox.ts'

/** The official client on a sandbox of its own. */
export async function openSearchClient() {
  const service = await serveSandbox()
  const client = new Meilisearch({ host: `${service.origin}/search`, apiKey: testSecret })
  return {
    client,
    /** A call without the client, for what it does not send. */
    async raw(method: string, path: string, body?: string, type = 'application/json') {
      const response = await service.sandbox.fetch(`/search${path}`, {
        method,
        headers: { authorization: `Bearer ${testSecret}`, ...(type === '' ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    /** Resets the sandbox as its operator. */
    reset: () => service.sandbox.fetch('/__reset', { method: 'POST', headers: operator }),
    close: () => service[Symbol.asyncDispose](),
  }
}

/** How the client reports that the service refused. */
export const refusal = (code: string, message: unknown = expect.any(String)) => ({
  name: 'MeilisearchApiError',
  cause: { code, message, link: `https://docs.meilisearch.com/errors#${code}` },
})
