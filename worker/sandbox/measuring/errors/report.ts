import * as v from 'valibot'
import { parsedJson } from '../../parsed-json.ts'
import type { EnvelopeHeader, EnvelopeItem } from './envelope.ts'

/** Characters of a payload that the book keeps. */
const maxPayload = 65_536

const text = v.pipe(v.string(), v.maxLength(4_000))
const optionalText = v.fallback(v.optional(text), undefined)

/** The read fields of an error or of a trace; a part that cannot be read is left out. */
const Payload = v.object({
  event_id: optionalText,
  level: optionalText,
  message: v.fallback(v.optional(v.union([text, v.object({ formatted: text })])), undefined),
  exception: v.fallback(
    v.optional(
      v.object({
        // Causes first: the last is what was thrown.
        values: v.array(v.object({ type: v.nullish(text), value: v.nullish(text) })),
      }),
    ),
    undefined,
  ),
  transaction: optionalText,
  tags: v.fallback(
    v.optional(v.record(v.string(), v.nullish(v.union([v.string(), v.number(), v.boolean()])))),
    undefined,
  ),
  contexts: v.fallback(v.optional(v.object({ trace: v.optional(v.object({ trace_id: text })) })), undefined),
  release: optionalText,
  environment: optionalText,
})

/** The decision on a trace, as its head made it; the header has text. */
const Sampling = v.object({
  trace_id: optionalText,
  sampled: v.fallback(v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])), undefined),
  sample_rate: v.fallback(v.optional(v.union([v.number(), v.string()])), undefined),
})

/** The entry in the book of errors for an item of an envelope. */
export function describeItem(project: string, { event_id, trace }: EnvelopeHeader, item: EnvelopeItem) {
  const parsed = v.safeParse(Payload, parsedJson(item.text))
  const payload = parsed.success ? parsed.output : {}
  const sampling = v.parse(Sampling, trace ?? {})
  const thrown = payload.exception?.values.at(-1)
  const message = typeof payload.message === 'object' ? payload.message.formatted : payload.message
  return {
    project,
    kind: item.type,
    eventId: event_id ?? payload.event_id ?? null,
    level: payload.level ?? null,
    type: thrown?.type ?? null,
    value: thrown?.value ?? message ?? null,
    transaction: payload.transaction ?? null,
    tags: payload.tags ?? {},
    traceId: payload.contexts?.trace?.trace_id ?? sampling.trace_id ?? null,
    /** Null: the envelope does not say. */
    sampled: sampling.sampled === undefined ? null : String(sampling.sampled) === 'true',
    sampleRate: sampling.sample_rate === undefined ? null : Number(sampling.sample_rate),
    release: payload.release ?? null,
    environment: payload.environment ?? null,
    payload: item.text.slice(0, maxPayload),
  }
}
