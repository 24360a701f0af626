import { type ContentFetch, createContentApi } from '../content-api.ts'
import { answerDocuments, type ContentDocument, pageDocument } from '../contract/search/content-document.ts'
import type { Http } from '../http.ts'
import { parseResponse, type ReportUnreadable, type Result, UpstreamError } from '../reply.ts'

/**
 * Reads pages and frequent questions as search documents, by language; those that are not published are left out. Throws
 * `UpstreamError`.
 */
export async function* readContent(
  http: Http,
  languages: readonly string[],
  slugs: readonly string[],
  report?: ReportUnreadable,
): AsyncGenerator<Map<string, ContentDocument[]>> {
  const send: ContentFetch = async ({ path, route, schema }) =>
    parseResponse(schema, await http({ method: 'GET', path, route }), route, report)
  for (const language of languages) {
    const api = createContentApi(send, language)
    const [faq, pages] = await Promise.all([
      api.faq().then((reply) => published(reply, 'GET /faq')),
      Promise.all(slugs.map(async (slug) => published(await api.page(slug), 'GET /pages/{slug}'))),
    ])
    const found = pages.flatMap((reply) => (reply ? pageDocument(reply.page) : []))
    yield new Map([[language, [...found, ...(faq ? answerDocuments(faq.faq) : [])]]])
  }
}

function published<T>(result: Result<T>, route: string): T | null {
  if (result.ok) return result.value
  if (result.status === 404) return null
  throw new UpstreamError('status', route, { status: result.status })
}
