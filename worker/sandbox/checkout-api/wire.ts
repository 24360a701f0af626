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

/** Whether the body of a request means nothing: some clients send `{}` with every GET. */
const ignoresBody = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Reads and drops the body of a GET or HEAD: workerd closes a kept-alive connection on which a body was left unread. */
export const droppedBody: MiddlewareHandler = async (c, next) => {
  if (ignoresBody(c.req.raw)) await readText(c.req.raw)
  await next()
}

/** Reads the body of any other method, `DELETE` included. Reading takes time: who is asking is found out afterwards. */
export const sentText: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  c.set('sent', ignoresBody(c.req.raw) ? '' : await readText(c.req.raw))
  await next()
}

/** Takes what was sent for a JSON object. */
export const body: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  const { sent } = c.var
  if (typeof sent !== 'string') return refuse(c, sent.status, { body: sent.error })
  const object = jsonObject(sent)
  if (!object) return refuse(c, 400, { body: 'not a JSON object' })
  c.set('body', object)
  await next()
}

/** Why the text of a body is not to be had. */
export interface Unreadable {
  status: 400 | 413
  error: string
}

async function readText(request: Request): Promise<string | Unreadable> {
  try {
    return (await boundedText(request)) ?? { status: 413, error: 'too large' }
  } catch {
    // Whoever called has gone in the middle of a sentence.
    return { status: 400, error: 'broken off' }
  }
}

/** The JSON object a text holds; an empty one for no text, null for anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {}
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), text)
  return parsed.success ? parsed.output : null
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
