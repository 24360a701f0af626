import type { FaultDecision } from './fault-rules.ts'
import { pause } from './pause.ts'
import { maxDelay } from './rule.ts'
import { truncatedBody } from './truncated-body.ts'

/** Applies a fault to a call; `answer` executes the call. */
export async function applyFault(
  { delay, fault }: FaultDecision,
  { signal }: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  if (delay > 0) await pause(Math.min(delay, maxDelay), signal)
  switch (fault?.kind) {
    case undefined:
      return answer()
    case 'status':
      return refusal(fault)
    case 'reset':
      return broken()
    case 'hang':
      await pause(Math.min(fault.ms, maxDelay), signal)
      return broken()
    case 'malformed':
      return instead(await answer(), firstHalf)
    case 'truncated':
      return instead(await answer(), (bytes) => truncatedBody(firstHalf(bytes)))
    case 'lost':
      await (await answer()).arrayBuffer()
      return broken()
  }
}

const bodies = {
  json: ['application/json; charset=utf-8', '{"errors":{"server":"failed"}}'],
  html: ['text/html; charset=utf-8', '<!DOCTYPE html><title>Away</title><h1>Back soon</h1>'],
  empty: [null, null],
} as const

function refusal({
  status,
  body,
  retryAfter,
}: Extract<FaultDecision['fault'], { kind: 'status' }>): Response {
  const bodiless = status === 204 || status === 205 || status === 304
  const [type, text] = bodies[bodiless ? 'empty' : body]
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (type) headers.set('content-type', type)
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return new Response(text, { status, headers })
}

/** The closest a Worker can come to a broken connection: headers and a body that fails at once. */
function broken(): Response {
  return new Response(truncatedBody(new Uint8Array()), { headers: { 'cache-control': 'no-store' } })
}

async function instead(
  response: Response,
  spoil: (bytes: Uint8Array<ArrayBuffer>) => BodyInit,
): Promise<Response> {
  const { status, headers } = response
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length === 0) return broken()
  const kept = new Headers(headers)
  for (const name of ['content-length', 'etag']) kept.delete(name)
  kept.set('cache-control', 'no-store')
  return new Response(spoil(bytes), { status, headers: kept })
}

function firstHalf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, Math.ceil(bytes.length / 2))
}
