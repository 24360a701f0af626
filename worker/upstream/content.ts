import { contentFiles } from 'virtual:content'
import { contentConnection } from '#src/commerce/content/content-connection.ts'
import type { ContentFetch } from '#src/commerce/content/content-fetch.ts'
import { createFileContent } from '#src/commerce/content/content-files.ts'
import type { ContentSource } from '#src/commerce/content/content-source.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { policies } from '../cache/policy.ts'
import { deadlines } from '../limits.ts'
import { findCached } from './cached.ts'
import { createReadClient } from './read-client.ts'
import type { RequestPorts } from './request-ports.ts'

/** The content of the shop in a language: from its content service, or else from the files in the build. */
export function createContent(ports: RequestPorts, language: Locale): ContentSource {
  const files = createFileContent(contentFiles, language)
  const connection = contentConnection(ports.settings)
  if (!connection) return files
  const { baseUrl, headers, adapt, source } = connection
  const adapted: RequestPorts = { ...ports, fetchFrom: (upstream) => adapt(ports.fetchFrom(upstream)) }
  const http = createReadClient(adapted, {
    upstream: 'content',
    kind: 'page',
    baseUrl,
    headers,
    deadline: deadlines.content,
  })
  const send: ContentFetch = async ({ path, route, schema, kind }) => {
    const key = JSON.stringify([baseUrl, path])
    const load = () => http({ method: 'GET', path, route })
    const lookup = { key, route, schema, policy: policies.content, dependsOn: () => [], load }
    return (await findCached(ports.isolate.caches.content, lookup, ports, { upstream: 'content', kind }))
      .reply
  }
  return source(send, language, files)
}
