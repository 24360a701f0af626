import * as v from 'valibot'
import { jsonObject } from '../../checkout-api/wire.ts'

/** Items that are read of an envelope. */
const maxItems = 100

const EnvelopeHeader = v.looseObject({
  event_id: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i))),
  dsn: v.optional(v.pipe(v.string(), v.maxLength(500))),
  trace: v.optional(v.record(v.string(), v.unknown())),
})
export type EnvelopeHeader = v.InferOutput<typeof EnvelopeHeader>

const ItemHeader = v.looseObject({
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  length: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

export interface EnvelopeItem {
  type: string
  /** The payload as text. */
  text: string
}

export interface Envelope {
  header: EnvelopeHeader
  items: EnvelopeItem[]
}

const newline = 10

/**
 * Parses an envelope: a line of JSON, then items, each a line of JSON and a payload of the length in that line, or
 * until the end of its line. Null if malformed.
 */
export function parseEnvelope(bytes: Uint8Array): Envelope | null {
  const first = lineFrom(bytes, 0)
  const header = v.safeParse(EnvelopeHeader, first.text === '' ? null : jsonObject(first.text))
  if (!header.success) return null
  const items: EnvelopeItem[] = []
  for (let at = first.next; at < bytes.length; ) {
    const line = lineFrom(bytes, at)
    at = line.next
    // Nothing but the end of the line before.
    if (line.text === '') continue
    const item = v.safeParse(ItemHeader, jsonObject(line.text))
    if (!item.success || items.length >= maxItems) return null
    const { type, length } = item.output
    if (length !== undefined && at + length > bytes.length) return null
    const payload = length === undefined ? lineFrom(bytes, at) : { text: textOf(bytes, at, at + length) }
    items.push({ type, text: payload.text })
    at = 'next' in payload ? payload.next : at + (length ?? 0)
  }
  return { header: header.output, items }
}

function lineFrom(bytes: Uint8Array, start: number): { text: string; next: number } {
  const found = bytes.indexOf(newline, start)
  const end = found === -1 ? bytes.length : found
  return { text: textOf(bytes, start, end), next: end + 1 }
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end))
}
