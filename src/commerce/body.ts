import { UpstreamError } from './reply.ts'

/** Reads a body as text, and no further than `mostBytes`. Throws `UpstreamError`. */
export async function readText(response: Response, mostBytes: number, route: string): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      reader.cancel().catch(() => {})
      throw new UpstreamError('too-large', route, { status: response.status })
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Reads a text as JSON. Throws `UpstreamError`: an error page in place of JSON is told from a broken success. */
export function parseJson(text: string, route: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError(status >= 400 ? 'status' : 'malformed', route, { status, cause })
  }
}
