import { type Answer, UpstreamError } from './reply.ts'

export type Fetch = (request: Request) => Promise<Response>

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The call as its documentation names it, for reports: never holds an id. */
  route: string
  body?: unknown
  headers?: Record<string, string>
  /** Milliseconds until the call is given up, body included. */
  deadline?: number
  /** The request outlives the page that sent it. */
  keepalive?: boolean
}

export interface HttpOptions {
  baseUrl: string
  fetch: Fetch
  headers?: Record<string, string>
  /** Milliseconds until a call is given up. */
  deadline: number
  /** The most bytes read of a body. */
  mostBytes?: number
}

export type Http = (call: Call) => Promise<Answer>

const twoMegabytes = 2_000_000

/** JSON in both directions, with a deadline and a cap on the body. Throws `UpstreamError`. */
export function createHttp(options: HttpOptions): Http {
  const base = options.baseUrl.replace(/\/$/, '')
  return async ({ method, path, route, body, headers, deadline = options.deadline, keepalive = false }) => {
    const signal = AbortSignal.timeout(deadline)
    try {
      const request = new Request(base + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
        keepalive,
      })
      const response = await options.fetch(request)
      const text = await readText(response, options.mostBytes ?? twoMegabytes, route)
      return { status: response.status, body: parseJson(text, route, response.status) }
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause
      throw new UpstreamError(signal.aborted ? 'timeout' : 'network', route, { cause })
    }
  }
}

function parseJson(text: string, route: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError(status >= 400 ? 'status' : 'malformed', route, { status, cause })
  }
}

async function readText(response: Response, mostBytes: number, route: string): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      throw new UpstreamError('too-large', route, { status: response.status })
    }
    text += decoder.decode(value, { stream: true })
  }
}
