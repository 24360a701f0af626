import { traceSampleRate } from '#src/config.ts'

/** The trace a request belongs to, and its own part in it (W3C Trace Context). */
export interface Trace {
  traceId: string
  spanId: string
  parentId: string | null
  sampled: boolean
}

const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-.*)?$/

/** The trace in the header `traceparent`, or a new one. A quarter is sampled at random: callers cannot choose. */
export function continueTrace(
  header: string | undefined,
  newHex: (bytes: number) => string = randomHex,
): Trace {
  const [, known, parentId = null] = traceparent.exec(header ?? '') ?? []
  const chance = Number.parseInt(newHex(6), 16) / 2 ** 48
  return { traceId: known ?? newHex(16), spanId: newHex(8), parentId, sampled: chance < traceSampleRate }
}

export function traceparentOf({ traceId, spanId, sampled }: Trace): string {
  return `00-${traceId}-${spanId}-0${sampled ? 1 : 0}`
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
