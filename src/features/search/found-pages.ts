import type { ContentHit } from '#src/commerce/contract/search/content-hit.ts'
import type { TextPart } from '#src/commerce/contract/search/search.ts'
import * as paths from '#src/paths.ts'

/** A page of content that a search found, or an answer on the page of frequent questions. */
export interface FoundPage {
  path: string
  title: TextPart[]
  excerpt: TextPart[]
}

export function foundPages(hits: readonly ContentHit[]): FoundPage[] {
  return hits.map(({ kind, slug, title, excerpt }) => ({
    path: kind === 'faq' ? `${paths.faq()}#${slug}` : paths.info(slug),
    title,
    excerpt,
  }))
}
