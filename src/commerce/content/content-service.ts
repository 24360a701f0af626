import { path } from '../call-path.ts'
import { LabelsReply } from '../contract/catalogue/attributes/labels.ts'
import { BandReply, FaqReply, PageReply, ShopReply } from '../contract/content.ts'
import { type ContentFetch, publishedReply } from './content-fetch.ts'
import type { ContentSource, ContentVersion } from './content-source.ts'

/** Content from a service that speaks the shop's own form, as `contract/content.ts` describes it. */
export function createContentService(
  send: ContentFetch,
  language: string,
  version: ContentVersion = 'published',
): ContentSource {
  const query = queryOf(language, version)
  return {
    async page(slug) {
      const reply = await publishedReply(send, {
        path: path('pages', slug) + query,
        route: 'GET /pages/{slug}',
        schema: PageReply,
        kind: 'address',
      })
      return reply?.page ?? null
    },
    async faq() {
      const reply = await publishedReply(send, { path: `/faq${query}`, route: 'GET /faq', schema: FaqReply })
      return reply?.faq ?? null
    },
    async band(position) {
      const reply = await publishedReply(send, bandRequest(position, language, version))
      return reply?.band ?? null
    },
    async labels() {
      const request = { path: `/labels${query}`, route: 'GET /labels', schema: LabelsReply }
      const reply = await publishedReply(send, request)
      return reply?.labels ?? null
    },
    async shop(country) {
      const reply = await publishedReply(send, {
        path: `/shop${query}&country=${encodeURIComponent(country)}`,
        route: 'GET /shop',
        schema: ShopReply,
      })
      return reply?.shop ?? null
    },
  }
}

/** The call for the band at a position. */
export function bandRequest(position: string, language: string, version: ContentVersion = 'published') {
  return {
    path: path('bands', position) + queryOf(language, version),
    route: 'GET /bands/{place}',
    schema: BandReply,
  }
}

/** Calls for what is published do not name it, as before there were drafts. */
function queryOf(language: string, version: ContentVersion): string {
  const query = `?language=${encodeURIComponent(language)}`
  return version === 'draft' ? `${query}&version=draft` : query
}
