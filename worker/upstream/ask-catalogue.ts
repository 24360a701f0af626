import type { GenericSchema } from 'valibot'
import type { Ask, Question } from '#src/commerce/catalogue-api.ts'
import { createHttp } from '#src/commerce/http.ts'
import { type Answer, UpstreamError } from '#src/commerce/reply.ts'
import { DataCache } from '../cache/data-cache.ts'
import { oldestSaleClaim, policies } from '../cache/policy.ts'
import { breakerOf } from './breakers.ts'
import { logged } from './logged.ts'
import { idHeaders, type UpstreamPorts } from './ports.ts'
import { notAboutTheQuestion, throughBreaker } from './through-breaker.ts'
import { unavailable } from './unavailable.ts'

const deadline = 3_000

/** Answers for everyone, shared by the requests of this isolate. */
const publicAnswers = new DataCache()

/** Asks the catalogue with the shared secret, through the cache. Throws a 503 `Response` when it is dark. */
export function createAsk(ports: UpstreamPorts): Ask {
  const { settings, ids, ledger, log, now } = ports
  const catalogue = createHttp({
    baseUrl: settings.COMMERCE_URL,
    fetch: ports.patientFetch,
    headers: {
      authorization: `Bearer ${settings.COMMERCE_SECRET}`,
      'api-token': 'none',
      ...idHeaders(ids),
    },
    deadline,
  })
  const http = throughBreaker(
    logged(catalogue, 'catalogue', ids.requestId, log),
    breakerOf('catalogue', settings.COMMERCE_URL),
  )

  async function load(question: Question<GenericSchema>): Promise<Answer> {
    const answer = await http(question)
    if (!notAboutTheQuestion.has(answer.status)) return answer
    throw new UpstreamError('status', question.route, { status: answer.status })
  }

  return async (question) => {
    const { route, schema, freshness, isEmpty, withoutReductions } = question
    const started = now()
    try {
      const { reply, source, storedAt, freshUntil } = await publicAnswers.find(
        {
          key: keyOf(question, settings.COMMERCE_URL),
          route,
          schema,
          policy: policies[freshness],
          ...(isEmpty ? { isEmpty } : {}),
          load: () => load(question),
        },
        ports,
      )
      ledger.note({ route, source, duration: now() - started, ttl: (freshUntil - now()) / 1000 })
      const old = now() - storedAt > oldestSaleClaim * 1000
      return old && reply.ok && withoutReductions
        ? { ok: true, value: withoutReductions(reply.value) }
        : reply
    } catch (error) {
      ledger.note({ route, source: 'failed', duration: now() - started })
      throw error instanceof UpstreamError ? unavailable() : error
    }
  }
}

/** Everything that changes the answer, in one order: two spellings of one question share a copy. */
export function keyOf(
  { method, path, body = {} }: Pick<Question<GenericSchema>, 'method' | 'path' | 'body'>,
  baseUrl: string,
): string {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return JSON.stringify([baseUrl, method, path, entries])
}
