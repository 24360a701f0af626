import { boundedText } from '#src/bounded-text.ts'
import { UpstreamError } from './reply.ts'

/** Reads a body as text, and no further than `mostBytes`. Throws `UpstreamError`. */
export async function readText(response: Response, mostBytes: number, route: string): Promise<string> {
  const text = await boundedText(response.body, mostBytes)
  if (text === null) throw new UpstreamError('too-large', route, { status: response.status })
  return text
}

/** Reads a text as JSON. Throws `UpstreamError`: an error page in place of JSON is told from a broken success. */
export function parseJson(text: string, route: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError(status >= 400 ? 'status' : 'malformed', route, { status, cause })
  }
}
