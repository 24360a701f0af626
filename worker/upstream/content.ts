import { contentFiles } from 'virtual:content'
import { type ContentConnection, contentConnection } from '#src/commerce/content/content-connection.ts'
import { type ContentFetch, uncached } from '#src/commerce/content/content-fetch.ts'
import { createFileContent } from '#src/commerce/content/content-files.ts'
import type { ContentSource, ContentVersion } from '#src/commerce/content/content-source.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { policies } from '../cache/policy.ts'
import { deadlines } from '../limits.ts'
import { findCached } from './cached.ts'
import type { Source } from './call-metrics.ts'
import { createReadClient } from './read-client.ts'
import type { RequestPorts } from './request-ports.ts'
import { createClient } from './service.ts'

/** The content of the shop in a language: from its content service, or else from the files in the build. */
export function createContent(
  ports: RequestPorts,
  language: Locale,
  version: ContentVersion = 'published',
): ContentSource {
  const files = createFileContent(contentFiles, language, version)
  const connection = contentConnection(ports.settings, version)
  if (!connection) return files
  const send = version === 'draft' ? fetchDrafts(ports, connection) : fetchPublished(ports, connection)
  return connection.source(send, language, files)
}

function fetchPublished(ports: RequestPorts, { baseUrl, headers, adapt }: ContentConnection): ContentFetch {
  const adapted: RequestPorts = { ...ports, fetchFrom: (upstream) => adapt(ports.fetchFrom(upstream)) }
  const http = createReadClient(adapted, {
    upstream: 'content',
    kind: 'page',
    baseUrl,
    headers,
    deadline: deadlines.content,
  })
  return async ({ path, route, schema, kind }) => {
    const key = JSON.stringify([baseUrl, path])
    const load = () => http({ method: 'GET', path, route })
    const lookup = { key, route, schema, policy: policies.content, dependsOn: () => [], load }
    return (await findCached(ports.isolate.caches.content, lookup, ports, { upstream: 'content', kind }))
      .reply
  }
}

/** Shares neither replies nor failures with other visitors: no cache, and no breaker that a wrong token could open. */
function fetchDrafts(ports: RequestPorts, { baseUrl, headers, adapt }: ContentConnection): ContentFetch {
  const { metrics, now, reportUnreadable } = ports
  const fetch = adapt(ports.fetch)
  const deadline = deadlines.content
  const send = uncached(
    createClient(ports, { upstream: 'content', baseUrl, headers, deadline, fetch }),
    reportUnreadable,
  )
  return async (request) => {
    const started = now()
    const record = (source: Source) =>
      metrics.record({ route: request.route, source, duration: now() - started })
    try {
      const reply = await send(request)
      record('uncached')
      return reply
    } catch (error) {
      record('failed')
      throw error
    }
  }
}
