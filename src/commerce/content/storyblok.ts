import { defaultLocale } from '#src/i18n/locales.ts'
import { path } from '../call-path.ts'
import { BandStory, FaqStory, PageStory } from '../contract/storyblok/story.ts'
import type { Fetch } from '../http.ts'
import { type ContentFetch, publishedReply } from './content-fetch.ts'
import type { ContentSource, ContentVersion } from './content-source.ts'

/**
 * Content from Storyblok's Content Delivery API, version 2. Stories have the addresses of the shop: `info/{slug}`, `faq`
 * and `bands/{position}`. Facts and the names of attributes are not in it, and come from files.
 */
export function createStoryblok(
  send: ContentFetch,
  { language, version, files }: { language: string; version: ContentVersion; files: ContentSource },
): ContentSource {
  // The language of the shop without a prefix is the default language of the space.
  const query = `?version=${version}${language === defaultLocale ? '' : `&language=${encodeURIComponent(language)}`}`
  return {
    page: (slug) =>
      publishedReply(send, {
        path: path('stories', 'info', slug) + query,
        route: 'GET /stories/info/{slug}',
        schema: PageStory,
        kind: 'address',
      }),
    faq: () =>
      publishedReply(send, { path: `/stories/faq${query}`, route: 'GET /stories/faq', schema: FaqStory }),
    band: (position) =>
      publishedReply(send, {
        path: path('stories', 'bands', position) + query,
        route: 'GET /stories/bands/{position}',
        schema: BandStory,
      }),
    labels: files.labels,
    shop: files.shop,
  }
}

/**
 * Adds the token to the address, where the API wants it, and follows its redirect to the newest version of the content
 * (`cv`), once and to the same origin only. Calls have no body.
 */
export function withStoryblokToken(fetch: Fetch, token: string): Fetch {
  const signed = (address: URL, { headers, redirect, signal }: Request) => {
    address.searchParams.set('token', token)
    return fetch(new Request(address, { headers, redirect, signal }))
  }
  return async (request) => {
    const first = await signed(new URL(request.url), request)
    const newest = redirectOf(first, request.url)
    if (!newest) return first
    first.body?.cancel().catch(() => {})
    return signed(newest, request)
  }
}

function redirectOf({ status, headers }: Response, address: string): URL | null {
  const target = status >= 300 && status < 400 ? URL.parse(headers.get('location') ?? '', address) : null
  return target?.origin === new URL(address).origin ? target : null
}
