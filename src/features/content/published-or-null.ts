import { UpstreamError } from '#src/commerce/reply.ts'

/** The result of a call for content. Throws a 503 `Response` if the source of the content fails. */
export async function publishedOrNull<T>(call: () => Promise<T | null>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new Response(null, { status: 503 })
  }
}
