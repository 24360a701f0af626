import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { createFaultRules, drawDelay } from '#worker/sandbox/faults/fault-rules.ts'
import { parseForm } from '#worker/sandbox/faults/form.ts'
import { NewRules } from '#worker/sandbox/faults/rule.ts'

const good = { paths: ['/api'], fault: { kind: 'reset' } }

test.each([
  [{ ...good, paths: [] }],
  [{ ...good, paths: ['api'] }],
  [{ ...good, paths: ['/a b'] }],
  [{ ...good, paths: [`/${'a'.repeat(200)}`] }],
  [{ ...good, probability: 1.1 }],
  [{ ...good, probability: Number.NaN }],
  [{ ...good, count: 0 }],
  [{ ...good, methods: ['PATCH'] }],
  [{ ...good, headers: { 'a b': 'c' } }],
  [{ ...good, colour: 'red' }],
  [{ ...good, fault: { kind: 'flood' } }],
  [{ ...good, fault: { kind: 'hang', ms: 60_001 } }],
  [{ ...good, fault: { kind: 'latency', ms: -1 } }],
  [{ ...good, fault: { kind: 'latency' } }],
  [{ ...good, fault: { kind: 'slow', median: 100, p99: 90 } }],
  [{ ...good, fault: { kind: 'status', status: 101 } }],
  [{ ...good, fault: { kind: 'status', status: 503, body: 'xml' } }],
  [{ rules: Array.from({ length: 51 }, () => good) }],
  [null],
])('a rule that says nothing possible is refused: %j', (rule) => {
  expect(v.is(NewRules, rule)).toBe(false)
})

test('any body is parsed without a throw, and any accepted rule can be applied', () => {
  const fault = fc.record({
    kind: fc.constantFrom('latency', 'slow', 'status', 'reset', 'hang', 'malformed', 'truncated', 'lost'),
    ms: fc.option(fc.nat(60_000), { nil: undefined }),
    status: fc.option(fc.integer({ min: 100, max: 700 }), { nil: undefined }),
  })
  const rule = fc.record(
    {
      paths: fc.array(fc.string().map((text) => `/${text}`)),
      headers: fc.dictionary(fc.string(), fc.string()),
      probability: fc.double(),
      fault,
    },
    { requiredKeys: ['paths', 'fault'] },
  )
  fc.assert(
    fc.property(fc.oneof(rule, fc.jsonValue()), (sent) => {
      const parsed = v.safeParse(NewRules, sent)
      if (!parsed.success) return
      const rules = createFaultRules(Math.random)
      rules.add(parsed.output)
      rules.match(new Request('http://sandbox.test/api/checkout/selection'))
    }),
    { numRuns: propertyRuns },
  )
})

test('any form is a rule, the request to clear, or null', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('path', 'share', 'fault', 'clear', '__proto__'), fc.string()),
      (sent) => {
        const read = parseForm(sent)
        expect(read === null || read === 'clear' || read.length === 1).toBe(true)
      },
    ),
  )
})

test('slowness has the median and the 99th percentile that were asked for', () => {
  const random = seededRandom(7)
  const draws = Array.from({ length: 20_000 }, () =>
    drawDelay({ kind: 'slow', median: 80, p99: 2_000 }, random),
  ).sort((left, right) => left - right)
  expect(draws[10_000]).toBeGreaterThan(75)
  expect(draws[10_000]).toBeLessThan(85)
  expect(draws[19_800]).toBeGreaterThan(1_700)
  expect(draws[19_800]).toBeLessThan(2_350)
})

test('no call is delayed for longer than a minute', () => {
  const rules = createFaultRules(() => 0)
  const rule = { paths: ['/'], headers: {}, probability: 1, fault: { kind: 'latency', ms: 60_000 } } as const
  rules.add([
    { ...rule, paths: ['/'] },
    { ...rule, paths: ['/'] },
  ])
  expect(rules.match(new Request('http://sandbox.test/'))).toEqual({ delay: 60_000, fault: null })
})
