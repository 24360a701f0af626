import { type Result, UpstreamError } from '#src/commerce/reply.ts'

/** What the content service has published; null when there is none. Throws a 503 `Response` when it is unavailable. */
export async function publishedOrNull<T>(call: () => Promise<Result<T>>): Promise<T | null> {
  try {
    const reply = await call()
    return reply.ok ? reply.value : null
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new Response(null, { status: 503 })
  }
}
