import fc from 'fast-check'
import { expect, test } from 'vitest'
import { traceSampleRate } from '#src/config.ts'
import { continueTrace, traceparentOf } from '#worker/trace.ts'

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))

/** Random digits that are all the same. */
const digits = (digit: string) => (bytes: number) => digit.repeat(bytes * 2)

test('a trace is continued, with a separate part', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const trace = continueTrace(`00-${traceId}-00f067aa0ba902b7-01`)
  expect(trace).toMatchObject({ traceId, parentId: '00f067aa0ba902b7' })
  expect(trace.spanId).not.toBe('00f067aa0ba902b7')
  expect(continueTrace(traceparentOf(trace))).toMatchObject({ traceId, parentId: trace.spanId })
})

test.each([
  undefined,
  '',
  'astrid@shopper.test',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7',
])('%j begins a trace', (header) => {
  const trace = continueTrace(header)
  expect(trace.parentId).toBeNull()
  expect(traceparentOf(trace)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-0[01]$/)
  expect(trace.traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736')
})

test('id and flag of a caller do not decide whether times are reported', () => {
  fc.assert(
    fc.property(hex(32), hex(16), fc.constantFrom('00', '01'), (id, span, flag) => {
      fc.pre(!/^0+$/.test(id) && !/^0+$/.test(span))
      const header = `00-${id}-${span}-${flag}`
      expect(continueTrace(header, digits('3')).sampled).toBe(true)
      expect(continueTrace(header, digits('4')).sampled).toBe(false)
    }),
  )
})

test('a quarter of all requests is sampled', () => {
  const steps = 1_000
  const sampled = Array.from({ length: steps }, (_, step) => {
    const chance = Math.floor((step / steps) * 2 ** 48)
      .toString(16)
      .padStart(12, '0')
    return continueTrace(undefined, (bytes) => (bytes === 6 ? chance : 'a'.repeat(bytes * 2))).sampled
  })
  expect(sampled.filter(Boolean).length / steps).toBe(traceSampleRate)
})
