import type { ContentSource } from '../content/content-source.ts'
import { answerDocuments, type ContentDocument, pageDocument } from '../contract/search/content-document.ts'

/**
 * Reads pages and frequent questions as search documents, by language; those that are not published are left out. Throws
 * `UpstreamError`.
 */
export async function* readContent<L extends string>(
  contentIn: (language: L) => ContentSource,
  languages: readonly L[],
  slugs: readonly string[],
): AsyncGenerator<Map<string, ContentDocument[]>> {
  for (const language of languages) {
    const content = contentIn(language)
    const [faq, pages] = await Promise.all([content.faq(), Promise.all(slugs.map(content.page))])
    const found = pages.flatMap((page) => (page ? pageDocument(page) : []))
    yield new Map([[language, [...found, ...(faq ? answerDocuments(faq) : [])]]])
  }
}
