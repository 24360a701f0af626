import * as v from 'valibot'
import { listOf, Text } from './wire.ts'

/** A page of words: plain text throughout, so that nothing of it can be markup. */
export const ContentPage = v.object({
  slug: Text,
  title: Text,
  description: Text,
  /** `YYYY-MM-DD` */
  updated: Text,
  sections: listOf(v.object({ heading: Text, paragraphs: listOf(v.string()) })),
})
export type ContentPage = v.InferOutput<typeof ContentPage>

/** A band on a screen. Its link stays within the shop: a path without a language. */
export const ContentBand = v.object({
  title: v.string(),
  text: Text,
  link: v.nullish(
    v.object({ label: v.string(), to: v.pipe(v.string(), v.regex(/^\/(?![/\\])[\w\-./?=&%]*$/)) }),
  ),
})
export type ContentBand = v.InferOutput<typeof ContentBand>

/** `GET /pages/{slug}`: a published page; a draft is answered 404. */
export const PageReply = v.object({ page: ContentPage })
/** `GET /bands/{place}`: null where nothing is published in that place. */
export const BandReply = v.object({ band: v.nullish(ContentBand, null) })
