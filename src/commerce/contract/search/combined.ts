// Meilisearch, API reference, "Multi-search": https://www.meilisearch.com/docs/reference/api/multi_search

import * as v from 'valibot'
import { recordsOf } from '../wire.ts'
import { MarkedReply, SearchReply, splitFound } from './search.ts'

/** A page of the shop, or an answer to a frequent question. */
export const contentKinds = ['page', 'faq'] as const

const maxTitleLength = 300
const maxExcerptLength = 2_000

const content = v.object({
  kind: v.picklist(contentKinds),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxTitleLength)),
  /** The address of a page, or the anchor of an answer. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
})

/** The document fields that hits of content are read from. */
export const retrievedContent = Object.keys(content.entries)

const foundText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.maxLength(maxLength), v.transform(splitFound)), null)

/**
 * A page or an answer that was found. `title` and `excerpt`, a few words around the first match, are split at matched
 * words; without marks the title is one part, and the excerpt is empty.
 */
export const ContentHit = v.pipe(
  v.object({
    ...content.entries,
    _formatted: v.nullish(
      v.object({ title: foundText(maxTitleLength * 2), text: foundText(maxExcerptLength) }),
    ),
  }),
  v.transform(({ kind, slug, title, _formatted }) => ({
    kind,
    slug,
    title: _formatted?.title ?? [{ text: title, found: false }],
    excerpt: _formatted?.text ?? [],
  })),
)
export type ContentHit = v.InferOutput<typeof ContentHit>

/** The answer to a search of content. */
export const ContentResult = v.pipe(
  v.object({ hits: recordsOf(ContentHit) }),
  v.transform(({ hits }) => hits.readable),
)

const Content = v.nullish(ContentResult, { hits: [] })

/** The reply to a search of products, one of content, and further ones of products, in this order. */
export const CombinedReply = v.pipe(
  v.object({ results: v.tupleWithRest([SearchReply, Content], SearchReply) }),
  v.transform(({ results: [products, content, ...further] }) => ({ products, content, further })),
)
export type CombinedReply = v.InferOutput<typeof CombinedReply>

/** The same with a search after that of content, of which only the words it matched are read. */
export const MarkedCombinedReply = v.pipe(
  v.object({ results: v.tupleWithRest([SearchReply, Content, MarkedReply], SearchReply) }),
  v.transform(({ results: [products, content, matched, ...further] }) => ({
    products,
    content,
    matched,
    further,
  })),
)

const IndexMissing = v.object({ code: v.literal('index_not_found') })

/** Whether the service refused a call because an index is missing. */
export function isIndexMissing(body: unknown): boolean {
  return v.is(IndexMissing, body)
}

const Unprepared = v.object({
  code: v.picklist(['index_not_found', 'invalid_search_filter', 'invalid_search_facets']),
})

/** Whether the service refused a call because an index is missing, or has not all the settings of this shop. */
export function isUnprepared(body: unknown): boolean {
  return v.is(Unprepared, body)
}
