import { Hono } from 'hono'
import * as v from 'valibot'
import { sameText } from '../../checkout-api/access.ts'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import { newToken } from '../../checkout-api/identifiers.ts'
import { jsonObject, readText } from '../../checkout-api/wire.ts'
import { pause } from '../../faults/pause.ts'
import { type Attempt, noteCall, noteEvent } from './attempts.ts'
import { invalid, type Refusal, refusalBody } from './refusal.ts'
import { failureOf, lateAfter } from './sentinels.ts'
import { remarksOn, validateEvent } from './validate-event.ts'
import { validateVersion } from './versions.ts'

const maxBytes = 262_144

const Call = v.object({
  access_token: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  data: v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1), v.maxLength(1_000)),
  test_event_code: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** The simulated server of the ad platform: `POST /{version}/{pixel}/events` judges conversions and keeps them. */
export function graphApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/:version{v[0-9]{1,3}\\.[0-9]}/:pixel{[0-9]{5,20}}/events', async (c) => {
    const { world } = c.var
    const { version, pixel } = c.req.param()
    const sent = await readText(c.req.raw, maxBytes)
    const call = v.safeParse(Call, isJson(c) && typeof sent === 'string' ? jsonObject(sent) : null)
    const inAddress = c.req.query('access_token')
    const attempt: Attempt = {
      version,
      pixel,
      testEventCode: call.success ? (call.output.test_event_code ?? null) : null,
      remarks: inAddress === undefined ? [] : ['access_token stands in the address, which is logged.'],
    }
    const token = inAddress ?? (call.success ? call.output.access_token : undefined)
    const refusal =
      validateVersion(version, world.ports.now()) ??
      (call.success ? null : invalid('data must be a list of events, as application/json.')) ??
      validateToken(token, world.ports.secret)
    if (refusal || !call.success) return refuseCall(c, attempt, refusal ?? badCall)
    return receive(c, attempt, call.output.data)
  })
  return app
}

const badCall = invalid('The call cannot be read.')

function isJson(c: CheckoutContext): boolean {
  return /^application\/json\b/i.test(c.req.header('content-type') ?? '')
}

function validateToken(token: string | undefined, secret: string): Refusal | null {
  if (token !== undefined && sameText(token, secret)) return null
  const message = token === undefined ? 'An access token is required.' : 'Invalid OAuth access token.'
  return { message, code: 190 }
}

/** Keeps the events of a call, unless one of them is wrong: then none counts. */
async function receive(
  c: CheckoutContext,
  attempt: Attempt,
  events: Record<string, unknown>[],
): Promise<Response> {
  const { world } = c.var
  const validated = events.map((event) => ({
    event,
    refusal: validateEvent(event, world.ports.now() / 1_000),
  }))
  const wrong = validated.find(({ refusal }) => refusal)?.refusal
  if (wrong) {
    for (const { event, refusal } of validated)
      noteEvent(world, attempt, { event, verdict: 'refused', refusal: refusal ?? wrong })
    return refuse(c, wrong, 400)
  }
  const ids = events.map(({ event_id }) => String(event_id ?? ''))
  for (const id of ids) {
    const failure = failureOf(world, id)
    if (!failure) continue
    for (const event of events)
      noteEvent(world, attempt, { event, verdict: 'failed', refusal: failure.refusal })
    return refuse(c, failure.refusal, failure.status)
  }
  const verdicts = events.map((event) => {
    const withRemarks = { ...attempt, remarks: [...attempt.remarks, ...remarksOn(event)] }
    return noteEvent(world, withRemarks, { event, verdict: 'counted', refusal: null })
  })
  const isLate = ids.some((id, index) => id.startsWith('late-') && verdicts[index] === 'counted')
  if (isLate) await pause(lateAfter, c.req.raw.signal)
  return c.json({ events_received: events.length, messages: [], fbtrace_id: newTrace(c) })
}

function refuseCall(c: CheckoutContext, attempt: Attempt, refusal: Refusal): Response {
  noteCall(c.var.world, attempt, refusal)
  return refuse(c, refusal, 400)
}

function refuse(c: CheckoutContext, refusal: Refusal, status: 400 | 500): Response {
  return c.json(refusalBody(refusal, newTrace(c)), status)
}

function newTrace(c: CheckoutContext): string {
  return `A${newToken(c.var.world.ports.random)}`
}
