import * as v from 'valibot'
import type { Policy } from './policy.ts'

export const Times = v.object({
  /**
   * The time when the call began, in milliseconds since 1970. Earlier builds did not store it, so that any change may
   * have come after it.
   */
  askedAt: v.optional(v.number(), 0),
  storedAt: v.number(),
  freshUntil: v.number(),
  staleUntil: v.number(),
  errorUntil: v.number(),
})
export type Times = v.InferOutput<typeof Times>

export const Envelope = v.object({ ...Times.entries, status: v.number(), body: v.unknown() })
export type Envelope = v.InferOutput<typeof Envelope>

export function seal(
  answer: { status: number; body: unknown },
  policy: Policy,
  now: number,
  askedAt = now,
): Envelope {
  const freshUntil = now + policy.fresh * 1000
  const staleUntil = freshUntil + policy.revalidate * 1000
  return {
    askedAt,
    storedAt: now,
    freshUntil,
    staleUntil,
    errorUntil: staleUntil + policy.ifError * 1000,
    status: answer.status,
    body: answer.body,
  }
}

export function unseal(text: string): Envelope | null {
  try {
    const parsed = v.safeParse(Envelope, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
