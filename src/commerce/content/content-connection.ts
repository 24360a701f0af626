import type { GenericSchema } from 'valibot'
import { defaultLocale } from '#src/i18n/locales.ts'
import { SpaceReply } from '../contract/storyblok/story.ts'
import type { Fetch } from '../http.ts'
import { type ContentFetch, type ContentRequest, withPlainNotFound } from './content-fetch.ts'
import { bandRequest, createContentService } from './content-service.ts'
import type { ContentSource, ContentVersion } from './content-source.ts'
import { createStoryblok, withStoryblokToken } from './storyblok.ts'

/** The APIs of content services: the shop's own, and those of content management systems. */
export const contentApis = ['service', 'storyblok'] as const

/** The variables that say where content comes from. */
export interface ContentSettings {
  CONTENT_URL?: string | undefined
  CONTENT_TOKEN?: string | undefined
  CONTENT_PREVIEW_TOKEN?: string | undefined
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

/** The content service of a shop; null if its content is files. `version`: what its calls ask for. */
export function contentConnection(
  settings: ContentSettings,
  version: ContentVersion = 'published',
): ContentConnection | null {
  const { CONTENT_URL: baseUrl, CONTENT_API: api } = settings
  const { CONTENT_TOKEN: published = '', CONTENT_PREVIEW_TOKEN: preview = '' } = settings
  if (baseUrl === undefined) return null
  const token = version === 'draft' ? preview : published
  if (api === 'storyblok')
    return {
      baseUrl,
      headers: {},
      hasFactsInFiles: true,
      probe: { path: '/spaces/me', route: 'GET /spaces/me', schema: SpaceReply },
      adapt: (fetch) => withPlainNotFound(withStoryblokToken(fetch, token)),
      source: (send, language, files) => createStoryblok(send, { language, version, files }),
    }
  return {
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    hasFactsInFiles: false,
    probe: bandRequest('home', defaultLocale),
    adapt: withPlainNotFound,
    source: (send, language) => createContentService(send, language, version),
  }
}
