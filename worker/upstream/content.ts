import { type ContentApi, createContentApi } from '#src/commerce/content-api.ts'
import { policies } from '../cache/policy.ts'
import { deadlines } from '../limits.ts'
import { findCached } from './cached.ts'
import { createReadClient } from './read-client.ts'
import type { RequestPorts } from './request-ports.ts'

export function createContent(ports: RequestPorts, language: string): ContentApi {
  const { CONTENT_URL: baseUrl, CONTENT_TOKEN } = ports.settings
  const http = createReadClient(ports, {
    upstream: 'content',
    kind: 'page',
    baseUrl,
    headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
    deadline: deadlines.content,
  })
  return createContentApi(async ({ path, route, schema, kind }) => {
    const key = JSON.stringify([baseUrl, path])
    const load = () => http({ method: 'GET', path, route })
    const lookup = { key, route, schema, policy: policies.content, dependsOn: () => [], load }
    return (await findCached(ports.isolate.caches.content, lookup, ports, { upstream: 'content', kind }))
      .reply
  }, language)
}
