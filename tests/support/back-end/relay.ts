/** Answers a request. */
export type Handler = (request: Request) => Response | Promise<Response>

/** A call as the relay saw it. */
export interface RelayedCall {
  readonly method: string
  /** The path with its query. */
  readonly path: string
  readonly headers: Headers
  readonly body: string
  /** True if it came on a connection that had carried calls before. */
  readonly reused: boolean
}

/** Sends a call on, as it came or changed, and gives the reply. */
export type Pass = (changed?: RelayedCall) => Promise<Response>

/** The action on a call; a rejection closes the connection without a reply. */
export type Action = (call: RelayedCall, pass: Pass) => Response | Promise<Response>

interface Rule {
  calls: RegExp
  action: Action
}

export type Relay = ReturnType<typeof createRelay>

/** A proxy between a caller and a service: records calls and applies its rules to some of them. */
export function createRelay() {
  const calls: RelayedCall[] = []
  const rules: Rule[] = []
  return {
    /** Every call, in the order they arrived. */
    calls,
    /** Applies an action to calls such as `POST /api/checkout/products`, around the rules there are; gives what ends it. */
    on(pattern: RegExp, action: Action): () => void {
      const rule = { calls: pattern, action }
      rules.push(rule)
      return () => void rules.splice(rules.indexOf(rule), 1)
    },
    /** Handles a call; `behind` is where it goes by itself. */
    async fetch(request: Request, behind: Handler, reused = false): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const call = { method, path: pathname + search, headers, body: await request.clone().text(), reused }
      calls.push(call)
      const applying = rules.filter((rule) => rule.calls.test(`${method} ${call.path}`))
      const send = async (sent: RelayedCall) =>
        behind(
          new Request(new URL(sent.path, request.url), {
            method: sent.method,
            headers: sent.headers,
            ...(sent.body ? { body: sent.body } : {}),
          }),
        )
      return applying.reduce<(call: RelayedCall) => Promise<Response>>(
        (inner, { action }) =>
          async (call) =>
            action(call, (changed = call) => inner(changed)),
        send,
      )(call)
    },
  }
}

/** Changes the JSON of replies that are no refusals. */
export function rewriteJson(change: (body: unknown, call: RelayedCall) => unknown): Action {
  return async (call, pass) => {
    const response = await pass()
    if (!response.ok) return response
    const body = change(await response.json(), call)
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return new Response(JSON.stringify(body), { status: response.status, headers })
  }
}

/** Changes the JSON a call carries. */
export function rewriteRequest(change: (body: unknown) => unknown): Action {
  return (call, pass) =>
    pass(call.body ? { ...call, body: JSON.stringify(change(JSON.parse(call.body))) } : call)
}

/** An error page in place of an answer; the call is not passed on. */
export function failWith(status: number): Action {
  return () => new Response('<h1>Broken</h1>', { status })
}

/** The call takes effect, and its reply is lost before the first byte. */
export const loseReply: Action = async (_call, pass) => {
  await (await pass()).arrayBuffer()
  throw new Error('The reply is lost.')
}

/** The call takes effect, and its reply breaks off in the middle. */
export const tearReply: Action = async (_call, pass) => {
  const response = await pass()
  const bytes = await response.bytes()
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
    },
    pull(controller) {
      controller.error(new Error('The reply breaks off.'))
    },
  })
  return new Response(half, response)
}

/** Passes on the first `calls` calls; the others get a 429 with `retryAfter`. */
export function limitRate({ calls, retryAfter }: { calls: number; retryAfter: number }): Action {
  let left = calls
  return (_call, pass) => {
    left -= 1
    return left >= 0
      ? pass()
      : Response.json(
          { errors: { rate: 'too many' } },
          { status: 429, headers: { 'retry-after': String(retryAfter) } },
        )
  }
}

/** Passes on so many calls in each second; the others get a 429. */
export function limitPerSecond(calls: number): Action {
  const taken = { second: 0, calls: 0 }
  return (_call, pass) => {
    const second = Math.floor(Date.now() / 1_000)
    if (second !== taken.second) Object.assign(taken, { second, calls: 0 })
    taken.calls += 1
    return taken.calls <= calls ? pass() : Response.json({ errors: { rate: 'too many' } }, { status: 429 })
  }
}

/** Runs the action for the first `max` calls it `applies` to; the others are passed on. */
export function times(
  max: number,
  action: Action,
  applies: (call: RelayedCall) => boolean = () => true,
): Action {
  let left = max
  return (call, pass) => {
    if (left === 0 || !applies(call)) return pass()
    left -= 1
    return action(call, pass)
  }
}
