import type { GenericSchema } from 'valibot'
import { defaultLocale } from '#src/i18n/locales.ts'
import { SpaceReply } from '../contract/storyblok/story.ts'
import type { Fetch } from '../http.ts'
import { type ContentFetch, type ContentRequest, withPlainNotFound } from './content-fetch.ts'
import { bandRequest, createContentService } from './content-service.ts'
import type { ContentSource } from './content-source.ts'
import { createStoryblok, withStoryblokToken } from './storyblok.ts'

/** The APIs of content services: the shop's own, and those of content management systems. */
export const contentApis = ['service', 'storyblok'] as const

/** The variables that say where content comes from. */
export interface ContentSettings {
  CONTENT_URL?: string | undefined
  CONTENT_TOKEN?: string | undefined
  CONTENT_API: (typeof contentApis)[number]
}

/** The address, headers and API of a content service. */
export interface ContentConnection {
  baseUrl: string
  headers: Record<string, string>
  /** True if facts and names of attributes are in files, since the service has none. */
  hasFactsInFiles: boolean
  /** A call that succeeds when the service can be used. */
  probe: ContentRequest<GenericSchema>
  /** Changes requests to the service, and its responses, to what this API needs. */
  adapt(fetch: Fetch): Fetch
  /** Its content in a language. `files` have what the service has not. */
  source(send: ContentFetch, language: string, files: ContentSource): ContentSource
}

/** The content service of a shop; null if its content is files. */
export function contentConnection(settings: ContentSettings): ContentConnection | null {
  const { CONTENT_URL: baseUrl, CONTENT_TOKEN: token = '', CONTENT_API: api } = settings
  if (baseUrl === undefined) return null
  if (api === 'storyblok')
    return {
      baseUrl,
      headers: {},
      hasFactsInFiles: true,
      probe: { path: '/spaces/me', route: 'GET /spaces/me', schema: SpaceReply },
      adapt: (fetch) => withPlainNotFound(withStoryblokToken(fetch, token)),
      source: createStoryblok,
    }
  return {
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    hasFactsInFiles: false,
    probe: bandRequest('home', defaultLocale),
    adapt: withPlainNotFound,
    source: createContentService,
  }
}
