import { within } from './deadline.ts'
import { type RawResponse, UpstreamError } from './reply.ts'
import { parseJson, readText } from './response-body.ts'

export type Fetch = (request: Request) => Promise<Response>

/** A call of a service. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** The call in the notation of its documentation, for reports; never contains an id. */
  route: string
  body?: unknown
  headers?: Record<string, string>
  /** Deadline in milliseconds, body included. */
  deadline?: number
  /** True if the request continues after its page is closed. */
  keepalive?: boolean
}

/** The options of all calls of a service. */
export interface HttpOptions {
  baseUrl: string
  fetch: Fetch
  headers?: Record<string, string>
  /** Deadline of a call in milliseconds. */
  deadline: number
  /** Maximum bytes of a response body; 2 MB by default. */
  maxBytes?: number
  /** True if bodies of responses are not read: for services whose status is the whole answer. `body` is then null. */
  statusOnly?: boolean
  /** Called for each answer whose status is not a success, before its body is read. */
  refused?: (route: string, status: number) => void
}

export type Http = (call: Call) => Promise<RawResponse>

const twoMegabytes = 2_000_000

/** Creates a client that sends and receives JSON, with a deadline and a size limit. Calls throw `UpstreamError`. */
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
    if (!response.ok) options.refused?.(route, response.status)
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => {})
      throw new UpstreamError('status', route, { status: response.status })
    }
    if (options.statusOnly) {
      response.body?.cancel().catch(() => {})
      return { status: response.status, body: null }
    }
    const text = await readText(response, options.maxBytes ?? twoMegabytes, route)
    return { status: response.status, body: parseJson(text, route, response.status) }
  }

  return async (call) => {
    const controller = new AbortController()
    const late = () => {
      controller.abort()
      return new UpstreamError('timeout', call.route)
    }
    try {
      return await within(call.deadline ?? options.deadline, exchange(call, controller.signal), late)
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause
      throw new UpstreamError('network', call.route, { cause })
    }
  }
}

/** True for a redirect. Redirects are not followed, because the credentials are only for the configured service. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}
