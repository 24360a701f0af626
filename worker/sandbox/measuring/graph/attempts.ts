import type { World } from '../../world.ts'
import { eventKey, hasEntry, writeEntry } from '../books/books.ts'
import type { Refusal } from './refusal.ts'
import { failureKey } from './sentinels.ts'

/** Characters of an event that the book keeps. */
const maxEvent = 16_384

/** The common data of the events of a call. */
export interface Attempt {
  version: string
  pixel: string
  testEventCode: string | null
  /** Accepted fields that should be corrected. */
  remarks: string[]
}

/**
 * The result of an event: counted; a duplicate of an earlier one; refused, or in a refused call; failed by a sentinel.
 */
export type Verdict = 'counted' | 'discarded' | 'refused' | 'failed'

interface Judged {
  event: Record<string, unknown>
  verdict: Verdict
  refusal: Refusal | null
}

/** Writes an event to the book of conversions. Returns its verdict. */
export function noteEvent(world: World, attempt: Attempt, { event, verdict, refusal }: Judged): Verdict {
  const name = textOf(event.event_name)
  const id = textOf(event.event_id)
  const same = eventKey({ pixel: attempt.pixel, name: name ?? '', id })
  const isKnown = same !== '' && hasEntry(world, 'conversions', same, world.ports.now())
  const decided = verdict === 'counted' && isKnown ? 'discarded' : verdict
  const keys: Record<Verdict, string> = {
    counted: same,
    discarded: '',
    refused: '',
    failed: failureKey(id ?? ''),
  }
  const text = JSON.stringify(event)
  writeEntry(world, {
    book: 'conversions',
    key: keys[decided],
    entry: {
      ...attempt,
      name,
      eventId: id,
      page: textOf(event.event_source_url),
      data: event.custom_data ?? null,
      userData: event.user_data ?? null,
      verdict: decided,
      refusal,
      event: text.length > maxEvent ? text.slice(0, maxEvent) : event,
    },
  })
  return decided
}

/** Writes a call to the book whose events were not read. */
export function noteCall(world: World, attempt: Attempt, refusal: Refusal): void {
  writeEntry(world, {
    book: 'conversions',
    entry: { ...attempt, name: null, eventId: null, verdict: 'refused', refusal },
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 4_000) : null)
