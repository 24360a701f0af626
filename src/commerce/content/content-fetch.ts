import type { GenericSchema, InferOutput } from 'valibot'
import type { CallKind } from '../catalogue-api.ts'
import type { Fetch, Http } from '../http.ts'
import { acceptedValue, parseResponse, type ReportUnreadable, type Result } from '../reply.ts'

/** A call of a content service and the schema of its reply. */
export interface ContentRequest<S extends GenericSchema> {
  path: string
  /** The call's pattern, for reports. */
  route: string
  schema: S
  /** `page` unless said otherwise. */
  kind?: CallKind
}

/** Calls a content service or returns a cached reply. Throws `UpstreamError` when neither is available. */
export type ContentFetch = <S extends GenericSchema>(
  request: ContentRequest<S>,
) => Promise<Result<InferOutput<S>>>

/** The reply of a call; null if there is nothing at its address. Throws `UpstreamError` for any other refusal. */
export async function publishedReply<S extends GenericSchema>(
  send: ContentFetch,
  request: ContentRequest<S>,
): Promise<InferOutput<S> | null> {
  const reply = await send(request)
  return !reply.ok && reply.status === 404 ? null : acceptedValue(reply, request.route)
}

/** Gives every 404 the body of a refusal: content services have bodies of their own for what is not there, or HTML. */
export function withPlainNotFound(fetch: Fetch): Fetch {
  return async (request) => {
    const response = await fetch(request)
    if (response.status !== 404) return response
    response.body?.cancel().catch(() => {})
    return Response.json({ errors: { content: 'not found' } }, { status: 404 })
  }
}

/** Makes each call anew, without a cache. */
export function uncached(http: Http, report?: ReportUnreadable): ContentFetch {
  return async ({ path, route, schema }) =>
    parseResponse(schema, await http({ method: 'GET', path, route }), route, report)
}
