import type { Context } from 'hono'
import * as v from 'valibot'
import { boundedBytes } from '#src/bounded-body.ts'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { CatalogueChange, webhookSignatureHeader } from '#src/commerce/contract/catalogue-webhook.ts'
import { sharedStamps } from '../catalogue-stamps/stamp-port.ts'
import { isSignedWebhook, parseWebhookSignature } from '../catalogue-stamps/webhook-signature.ts'
import type { Edge } from '../context.ts'
import { createReport } from '../error-reports/create-report.ts'
import { maxWebhookBytes } from '../limits.ts'
import { queueSearchUpdates } from '../search-updates/queue-updates.ts'
import { createSecurityLog } from '../security-log/create-security-log.ts'

/**
 * Receives a notice of the commerce service that something in the catalogue has changed. 204: cached answers that depend
 * on it are not used any more, and the search index is updated soon; 401: wrong, old or repeated signature; 404: the
 * shop has no secret for notices; 400, 405, 413, 415: no notice; 503: it could not be kept and should be sent again. Only
 * 204 changes anything.
 */
export async function catalogueWebhook(c: Context<Edge>): Promise<Response> {
  const { settings, isolate, ids, log } = c.var
  const { CATALOGUE_WEBHOOK_SECRET: secret } = settings
  const { method, headers, body } = c.req.raw
  if (!secret) return refused(404)
  if (method !== 'POST') return refused(405, { allow: 'POST' })
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(headers.get('content-type') ?? ''))
    return refused(415)
  const signature = parseWebhookSignature(headers.get(webhookSignatureHeader) ?? '', Date.now())
  if (!signature) return unauthorized(c)
  const bytes = await boundedBytes(body, maxWebhookBytes).catch(() => new Uint8Array())
  if (!bytes) return refused(413)
  if (!(await isSignedWebhook(signature, bytes, secret))) return unauthorized(c)
  const subjects = changedSubjects(bytes)
  if (!subjects) return refused(400)
  const { knownStamps } = isolate
  const stamps = sharedStamps(c.env) ?? isolate.stamps
  try {
    const started = Date.now()
    const notice = { subjects, signature: signature.hash, cursor: knownStamps.cursor }
    const { isFirst, news } = await stamps.receive(notice)
    knownStamps.learn(news, started, Date.now())
    if (!isFirst) return unauthorized(c)
  } catch (error) {
    createReport(ids.requestId, log)(error)
    return refused(503)
  }
  const search = queueSearchUpdates(c.env, settings, subjects, {
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    report: createReport(ids.requestId, log),
  })
  const count = subjects.filter((subject) => subject.includes(':')).length
  log({
    event: 'catalogue-change',
    requestId: ids.requestId,
    subjects: subjects.includes('everything') ? null : count,
    search,
  })
  return new Response(null, { status: 204 })
}

/** The subjects in the form field `payload`; null if the field is missing or cannot be read. */
export function changedSubjects(body: Uint8Array<ArrayBuffer>): Subject[] | null {
  const payload = new URLSearchParams(new TextDecoder().decode(body)).get('payload')
  const change = v.safeParse(CatalogueChange, payload)
  return change.success ? change.output : null
}

function unauthorized(c: Context<Edge>): Response {
  createSecurityLog(c)('signature-refused')
  return refused(401)
}

function refused(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
