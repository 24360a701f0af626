import * as v from 'valibot'
import { FaqReply, PageReply } from '#src/commerce/contract/content.ts'
import {
  answerDocuments,
  type ContentDocument,
  pageDocument,
} from '#src/commerce/contract/search/content-document.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { faq } from '../../content-api/faq.ts'
import { pages } from '../../content-api/pages.ts'

/** The search documents of published pages and of the answers to frequent questions, in one language. */
export function contentDocuments(language: Locale): ContentDocument[] {
  const published = [...pages.values()].filter(({ draft }) => !draft)
  const ofPages = published.map(({ slug, updated, texts }) =>
    pageDocument(v.parse(PageReply, { page: { slug, updated, ...texts[language] } }).page),
  )
  return [...ofPages, ...answerDocuments(v.parse(FaqReply, { faq: faq[language] }).faq)]
}
