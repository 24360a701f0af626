import type { GenericSchema, InferOutput } from 'valibot'
import { BandReply, PageReply, ShopReply } from './contract/content.ts'
import { path } from './path.ts'
import type { Result } from './reply.ts'

/** One call of the content service and the schema of its answer. */
export interface ContentRequest<S extends GenericSchema> {
  path: string
  /** The call by its pattern, for reports. */
  route: string
  schema: S
}

/** Asks the content service, perhaps from a cache. Throws `UpstreamError` when nothing usable is to be had. */
export type ContentFetch = <S extends GenericSchema>(
  request: ContentRequest<S>,
) => Promise<Result<InferOutput<S>>>

export type ContentApi = ReturnType<typeof createContentApi>

/** What is published, in one language. Runs on the server only: it carries the token. */
export function createContentApi(send: ContentFetch, language: string) {
  const query = `?language=${encodeURIComponent(language)}`
  return {
    page: (slug: string) =>
      send({ path: path('pages', slug) + query, route: 'GET /pages/{slug}', schema: PageReply }),
    /** `place` names a spot of a screen, as `home`. */
    band: (place: string) =>
      send({ path: path('bands', place) + query, route: 'GET /bands/{place}', schema: BandReply }),
    /** Facts of the shop in a country, by its ISO code. */
    shop: (country: string) =>
      send({
        path: `/shop${query}&country=${encodeURIComponent(country)}`,
        route: 'GET /shop',
        schema: ShopReply,
      }),
  }
}
