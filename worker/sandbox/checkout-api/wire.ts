import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv } from './env.ts'

const mostBytes = 262_144
const correlationHeader = 'X-Correlation-ID'

/** Answers with the token first, indented when the address says `?pretty`. */
export function reply(c: CheckoutContext, body: object, status: ContentfulStatusCode = 200): Response {
  return json(c, { token: c.var.session.token, ...body }, status)
}

/** Refuses: texts by field or topic, and for a few refusals more beside them. */
export function refuse(
  c: CheckoutContext,
  status: ContentfulStatusCode,
  errors: Record<string, string>,
  extra: object = {},
): Response {
  return reply(c, { errors, ...extra }, status)
}

/** Any JSON of this service, for the few replies without a session. */
export function json(c: Context, body: object, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(body, null, c.req.query('pretty') === undefined ? 0 : 2)
  return c.body(text, status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

/** Gives the caller's correlation id back. */
export const correlation: MiddlewareHandler = async (c, next) => {
  const id = c.req.header(correlationHeader)
  if (id && /^[\x21-\x7e]{1,128}$/.test(id)) c.header(correlationHeader, id)
  await next()
}

const Body = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/** Reads a JSON object from any method that brings one, `DELETE` included. No body is an empty object. */
export const body: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  let text: string | null
  try {
    text = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await boundedText(c.req.raw)
  } catch {
    // Whoever called has gone in the middle of a sentence.
    return refuse(c, 400, { body: 'broken off' })
  }
  if (text === null) return refuse(c, 413, { body: 'too large' })
  const parsed = v.safeParse(Body, parse(text))
  if (!parsed.success) return refuse(c, 400, { body: 'not a JSON object' })
  c.set('body', parsed.output)
  await next()
}

function parse(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The text of a body; null when there is too much of it. */
async function boundedText(request: Request): Promise<string | null> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
