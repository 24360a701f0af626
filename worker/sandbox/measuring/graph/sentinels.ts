import type { World } from '../../world.ts'
import { hasEntry } from '../books/books.ts'
import type { Refusal } from './refusal.ts'

/** Delay of the answer to an event whose id begins with `late-`, in milliseconds. */
export const lateAfter = 5_000

const failed: Refusal = {
  message: 'An unknown error occurred.',
  code: 2,
  isTransient: true,
  text: 'Please try again later.',
}
const busy: Refusal = { message: '(#4) Application request limit reached', code: 4, isTransient: true }

/** Why an event with such an id fails now, and with which status; null: it does not. */
export function failureOf(world: World, id: string): { refusal: Refusal; status: 400 | 500 } | null {
  if (id.startsWith('busy-')) return { refusal: busy, status: 400 }
  if (id.startsWith('fails-always-')) return { refusal: failed, status: 500 }
  const isFirst = () => !hasEntry(world, 'conversions', failureKey(id), world.ports.now())
  return id.startsWith('fails-once-') && isFirst() ? { refusal: failed, status: 500 } : null
}

/** The key of an event that failed. */
export const failureKey = (id: string) => JSON.stringify(['failed', id])
