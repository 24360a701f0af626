import { expect, test } from 'vitest'
import { checkFit } from '#tests/support/fit-properties.ts'

test('20,000 random cars get the answers of a second, naive evaluator', () => {
  expect(() => checkFit({ numRuns: 20_000, sample: 8 })).not.toThrow()
}, 300_000)
