import type { Context } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'
import { ContactRequest } from '#src/commerce/contract/support.ts'
import type { Edge } from '../context.ts'
import { maxContactBytes, minFormTime } from '../limits.ts'
import { createSupport } from '../support/support.ts'

const statuses = { sent: 202, refused: 422, tooFast: 425, limited: 429, failed: 503 } as const

const Body = v.pipe(v.string(), v.parseJson(), ContactRequest)

/**
 * `POST /api/contact`: a message to customer service as JSON (`ContactRequest`), from the form's script. 202 if the
 * service accepted it, 404 without one, 413 and 422 for malformed messages, 425 for
 * one with a link right after the form was rendered, to be sent again after `Retry-After`, 429 for too many, 503 if the service failed: the same message can be sent again.
 */
export async function contact(c: Context<Edge>): Promise<Response> {
  const { method, body } = c.req.raw
  if (method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const support = createSupport(c)
  if (!support) return new Response(null, { status: 404 })
  const text = await boundedText(body, maxContactBytes).catch(() => '')
  if (text === null) return new Response(null, { status: 413 })
  const parsed = v.safeParse(Body, text)
  const result = parsed.success ? await support.contact(parsed.output) : 'refused'
  const headers = result === 'tooFast' ? { 'retry-after': String(Math.ceil(minFormTime / 1_000)) } : {}
  return new Response(null, { status: statuses[result], headers })
}
