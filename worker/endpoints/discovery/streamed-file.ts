import { UpstreamError } from '#src/commerce/reply.ts'
import { unavailable } from '../../upstream/unavailable.ts'

/** The answer, or 503 if a service failed for it. */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Response) return error
    if (error instanceof UpstreamError) return unavailable()
    throw error
  }
}

/** A body of texts, each of which is made when the one before it was taken. */
export function streamOf(texts: Iterator<string, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { value, done } = texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
