import { type Result, UpstreamError } from '#src/commerce/reply.ts'

/** Null without one. Throws a 503 `Response` if the content service is unavailable. */
export async function publishedOrNull<T>(call: () => Promise<Result<T>>): Promise<T | null> {
  try {
    const reply = await call()
    return reply.ok ? reply.value : null
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new Response(null, { status: 503 })
  }
}
