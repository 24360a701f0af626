import { type ContentApi, createContentApi } from '#src/commerce/content-api.ts'
import { createHttp } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { DataCache } from '../cache/data-cache.ts'
import { policies } from '../cache/policy.ts'
import { breakerOf } from './breakers.ts'
import { logged } from './logged.ts'
import { idHeaders, type UpstreamPorts } from './ports.ts'
import { notAboutTheQuestion, throughBreaker } from './through-breaker.ts'

const deadline = 2_000

/** Published words, shared by the requests of this isolate. */
const published = new DataCache()

/** The content service through a cache of its own. */
export function openContent(ports: UpstreamPorts, language: string): ContentApi {
  const { settings, ids, ledger, log, now } = ports
  const { CONTENT_URL: baseUrl, CONTENT_TOKEN } = settings
  const service = createHttp({
    baseUrl,
    fetch: ports.patientFetch,
    headers: { authorization: `Bearer ${CONTENT_TOKEN}`, ...idHeaders(ids) },
    deadline,
  })
  const http = throughBreaker(logged(service, 'content', ids.requestId, log), breakerOf('content', baseUrl))
  return createContentApi(async ({ path, route, schema }) => {
    const started = now()
    async function load() {
      const answer = await http({ method: 'GET', path, route })
      if (notAboutTheQuestion.has(answer.status)) throw new UpstreamError('status', route, answer)
      return answer
    }
    try {
      const key = JSON.stringify([baseUrl, path])
      const { reply, source, freshUntil } = await published.find(
        { key, route, schema, policy: policies.taxonomy, load },
        ports,
      )
      ledger.note({ route, source, duration: now() - started, ttl: (freshUntil - now()) / 1000 })
      return reply
    } catch (error) {
      ledger.note({ route, source: 'failed', duration: now() - started })
      throw error
    }
  }, language)
}
