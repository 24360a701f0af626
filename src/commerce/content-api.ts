import type { GenericSchema, InferOutput } from 'valibot'
import { path } from './call-path.ts'
import type { CallKind } from './catalogue-api.ts'
import { LabelsReply } from './contract/catalogue/attributes/labels.ts'
import { BandReply, FaqReply, PageReply, ShopReply } from './contract/content.ts'
import type { Result } from './reply.ts'

/** A call of the content service and the schema of its reply. */
export interface ContentRequest<S extends GenericSchema> {
  path: string
  /** The call's pattern, for reports. */
  route: string
  schema: S
  /** `page` unless said otherwise. */
  kind?: CallKind
}

/** Calls the content service or returns a cached reply. Throws `UpstreamError` when neither is available. */
export type ContentFetch = <S extends GenericSchema>(
  request: ContentRequest<S>,
) => Promise<Result<InferOutput<S>>>

export type ContentApi = ReturnType<typeof createContentApi>

/** Creates the calls of the content service for a language. They send the token, so they run on the server only. */
export function createContentApi(send: ContentFetch, language: string) {
  const query = `?language=${encodeURIComponent(language)}`
  return {
    page: (slug: string) =>
      send({
        path: path('pages', slug) + query,
        route: 'GET /pages/{slug}',
        schema: PageReply,
        kind: 'address',
      }),
    faq: () => send({ path: `/faq${query}`, route: 'GET /faq', schema: FaqReply }),
    /** The editorial band at a position of a screen, such as `home`; null when nothing is published there. */
    band: (position: string) =>
      send({ path: path('bands', position) + query, route: 'GET /bands/{place}', schema: BandReply }),
    /** The names of attributes and their values; 404 without any. */
    labels: () => send({ path: `/labels${query}`, route: 'GET /labels', schema: LabelsReply }),
    /** Facts about the shop in a country, by ISO 3166 code. */
    shop: (country: string) =>
      send({
        path: `/shop${query}&country=${encodeURIComponent(country)}`,
        route: 'GET /shop',
        schema: ShopReply,
      }),
  }
}
