// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import * as v from 'valibot'
import { recordsOf } from '../wire.ts'
import { splitFound } from './search.ts'

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
export const ContentReply = v.pipe(
  v.object({ hits: recordsOf(ContentHit) }),
  v.transform(({ hits }) => hits.readable),
)
