import { parseJson, readText } from './body.ts'
import { within } from './deadline.ts'
import { type RawResponse, UpstreamError } from './reply.ts'

export type Fetch = (request: Request) => Promise<Response>

/** One call of a service. */
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

/** A service, and what applies to all its calls. */
export interface HttpOptions {
  baseUrl: string
  fetch: Fetch
  headers?: Record<string, string>
  /** Milliseconds until a call is given up. */
  deadline: number
  /** Bytes read of a body at most; 2 MB without it. */
  maxBytes?: number
}

export type Http = (call: Call) => Promise<RawResponse>

const twoMegabytes = 2_000_000

/** JSON in both directions, with a deadline and a cap on the body. Throws `UpstreamError`. */
export function createHttp(options: HttpOptions): Http {
  const base = options.baseUrl.replace(/\/$/, '')

  async function exchange(call: Call, signal: AbortSignal): Promise<RawResponse> {
    const { method, path, route, body, headers, keepalive = false } = call
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
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => {})
      throw new UpstreamError('status', route, { status: response.status })
    }
    const text = await readText(response, options.maxBytes ?? twoMegabytes, route)
    return { status: response.status, body: parseJson(text, route, response.status) }
  }

  return async (call) => {
    const givenUp = new AbortController()
    const late = () => {
      givenUp.abort()
      return new UpstreamError('timeout', call.route)
    }
    try {
      return await within(call.deadline ?? options.deadline, exchange(call, givenUp.signal), late)
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause
      throw new UpstreamError('network', call.route, { cause })
    }
  }
}

/** A service that sends its caller elsewhere is not the one that was configured; the credentials do not follow. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}
