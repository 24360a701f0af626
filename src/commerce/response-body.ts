import { boundedText } from '#src/bounded-body.ts'
import { UpstreamError } from './reply.ts'

/** Reads a response body as text. Throws `UpstreamError` when it is longer than `maxBytes`. */
export async function readText(response: Response, maxBytes: number, route: string): Promise<string> {
  const text = await boundedText(response.body, maxBytes)
  if (text === null) throw new UpstreamError('too-large', route, { status: response.status })
  return text
}

/** Parses JSON. Throws `UpstreamError`, with a kind that distinguishes an HTML error page from a malformed success. */
export function parseJson(text: string, route: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError(status >= 400 ? 'status' : 'malformed', route, { status, cause })
  }
}
