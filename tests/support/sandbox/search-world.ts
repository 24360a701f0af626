import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { createHttp, type Http } from '#src/commerce/http.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import { createSearchApi } from '#src/commerce/search-api.ts'
import { createSearchAids, type SearchAids } from '#src/features/search/search-aids.ts'
import { createTestSandbox, testSecret } from './test-sandbox.ts'

/** The market and price list of Sweden. */
const sweden = { market: 1, pricelist: 11 }

/** The search of the demo shop in English, without the shop: its services, called as the edge does. */
export async function createSearchWorld(): Promise<{
  sandbox: ReturnType<typeof createTestSandbox>
  search: ReturnType<typeof createSearchApi>
  aids: SearchAids
}> {
  const sandbox = createTestSandbox()
  const service = (path: string, headers: Record<string, string>): Http =>
    createHttp({
      baseUrl: `http://sandbox.test${path}`,
      headers: { authorization: `Bearer ${testSecret}`, ...headers },
      deadline: 60_000,
      maxBytes: 32_000_000,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        return sandbox.fetch(pathname + search, request)
      },
    })
  const commerce = service('/api/checkout', { 'api-token': 'none' })
  const catalogue = createCatalogueApi(
    async ({ method, path, route, body, schema }) =>
      parseResponse(schema, await commerce({ method, path, route, ...(body ? { body } : {}) }), route),
    { language: 'en', ...sweden },
  )
  const aids = createSearchAids({ i18n: createTestI18n('en'), catalogue, otherLocales: ['de'] })
  const cars = await aids.loadCars()
  return {
    sandbox,
    search: createSearchApi(service('/search', {}), { language: 'en', ...sweden }),
    aids: { ...aids, currentYear: 2026, loadCars: async () => cars },
  }
}
