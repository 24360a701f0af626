import { join } from 'node:path'
import * as v from 'valibot'
import { uncached } from '#src/commerce/content/content-fetch.ts'
import { createContentService } from '#src/commerce/content/content-service.ts'
import { createHttp, type Http } from '#src/commerce/http.ts'
import { createProductReader } from '#src/commerce/search-sync/read-products.ts'
import { createSearchAdminApi } from '#src/commerce/search-sync/search-admin-api.ts'
import { attributeFacts } from '#src/i18n/attribute-facts.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'
import { createTestSandbox, type TestSandboxOptions, testSecret } from './test-sandbox.ts'

const Documents = v.object({ results: v.array(v.record(v.string(), v.unknown())) })
const Hits = v.object({
  hits: v.array(v.object({ product: v.string(), name: v.string(), _rankingScore: v.number() })),
})

/** More hits no search has. */
const maxHits = 1_000

/** A sandbox that sells one in `share` of its parts, and what the search sync calls in it. */
export async function createSyncWorld(share = 1, options: Pick<TestSandboxOptions, 'shop'> = {}) {
  const folder = createTemporaryFolder()
  const file = join(folder.path, 'sandbox.sqlite')
  const filled = createTestSandbox({ file })
  await filled.fetch('/search/health')
  filled.sql.run(
    `update product set markets = '[]'
     where product % ${share} <> 0 and part_type is not null and spec ->> 'replaces' is null`,
  )
  filled.close()
  const sandbox = createTestSandbox({ ...options, file })

  function service(path: string, headers: Record<string, string> = {}): Http {
    return createHttp({
      baseUrl: `http://sandbox.test${path}`,
      headers: { authorization: `Bearer ${testSecret}`, ...headers },
      deadline: 60_000,
      maxBytes: 32_000_000,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        return sandbox.fetch(pathname + search, request)
      },
    })
  }

  const search = service('/search')
  const commerce = service('/api/checkout', { 'api-token': 'none' })
  const clock = { now: () => sandbox.clock.now, sleep: async () => {} }

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await search({ method, path, route: path, ...(body === undefined ? {} : { body }) })
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  return {
    sandbox,
    close() {
      sandbox.close()
      folder[Symbol.dispose]()
    },
    clock,
    admin: createSearchAdminApi(search, clock, 60_000),
    content: (language: string) => createContentService(uncached(service('/content')), language),
    reader: (languages: readonly string[]) => createProductReader(commerce, languages, attributeFacts),
    ask,
    settings: (uid: string) => ask('GET', `/indexes/${uid}/settings`),
    /** All documents of an index, by id. */
    async documents(uid: string, key: string) {
      const { results } = v.parse(Documents, await ask('GET', `/indexes/${uid}/documents?limit=100000`))
      return new Map(results.map((document) => [String(document[key]), document]))
    },
    /**
     * The results of a search, with their scores. Those with equal scores may come in another order; the last ones may
     * be incomplete among the hits, and are left out.
     */
    async found(uid: string, q: string) {
      const body = {
        q,
        limit: maxHits,
        showRankingScore: true,
        matchingStrategy: 'all',
        filter: 'markets = 1',
      }
      const { hits } = v.parse(Hits, await ask('POST', `/indexes/${uid}/search`, body))
      const last = hits.length === maxHits ? (hits.at(-1)?._rankingScore ?? 0) : -1
      return hits
        .filter(({ _rankingScore }) => _rankingScore > last)
        .map(({ product, name, _rankingScore }) => `${_rankingScore} ${product} ${name}`)
        .sort()
    },
  }
}
