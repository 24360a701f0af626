import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv, Unreadable } from './env.ts'

const maxBytes = 262_144
const correlationHeader = 'X-Correlation-ID'

/** A JSON reply that begins with the session's token; indented with `?pretty`. */
export function reply(c: CheckoutContext, body: object, status: ContentfulStatusCode = 200): Response {
  return json(c, { token: c.var.session.token, ...body }, status)
}

/** An error reply: error codes by field or topic, and further fields such as `messages` for people. */
export function refuse(
  c: CheckoutContext,
  status: ContentfulStatusCode,
  errors: Record<string, string>,
  extra: Record<string, unknown> & { messages?: string[] } = {},
): Response {
  return reply(c, { errors, ...extra }, status)
}

/** A JSON reply without token, for calls without a session. */
export function json(c: Context, body: object, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(body, null, c.req.query('pretty') === undefined ? 0 : 2)
  return c.body(text, status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

/** Echoes the header `X-Correlation-ID`. */
export const correlation: MiddlewareHandler = async (c, next) => {
  const id = c.req.header(correlationHeader)
  if (id && /^[\x21-\x7e]{1,128}$/.test(id)) c.header(correlationHeader, id)
  await next()
}

const Body = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/** True if the body is ignored: some clients send `{}` with every GET. */
const ignoresBody = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Reads and discards the body of GET and HEAD: workerd closes a kept-alive connection on which a body was not read. */
export const droppedBody: MiddlewareHandler = async (c, next) => {
  if (ignoresBody(c.req.raw)) await readText(c.req.raw)
  await next()
}

/** Reads the body of other methods, `DELETE` included, before the session is loaded, since reading is asynchronous. */
export const sentText: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  c.set('sent', ignoresBody(c.req.raw) ? '' : await readText(c.req.raw))
  await next()
}

/** Parses the body as a JSON object; 400 when it is not one. */
export const body: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  const { sent } = c.var
  if (typeof sent !== 'string') return refuse(c, sent.status, { body: sent.error })
  const object = jsonObject(sent)
  if (!object) return refuse(c, 400, { body: 'not a JSON object' })
  c.set('body', object)
  await next()
}

/** Reads a request body of at most `limit` bytes as text. */
export async function readText(request: Request, limit = maxBytes): Promise<string | Unreadable> {
  try {
    return (await boundedText(request, limit)) ?? { status: 413, error: 'too large' }
  } catch {
    // The client closed the connection while sending.
    return { status: 400, error: 'broken off' }
  }
}

/** Parses a JSON object; an empty one for an empty text, null for anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {}
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), text)
  return parsed.success ? parsed.output : null
}

/** Reads a request body; null when it exceeds `limit` bytes. */
async function boundedText(request: Request, limit: number): Promise<string | null> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limit) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
