import { expect, test } from 'vitest'
import { checkFit } from '#tests/support/fit-properties.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

test('20,000 random cars get the answers of a second, naive evaluator', () => {
  expect(() => checkFit({ numRuns: propertyRuns, sample: 8 })).not.toThrow()
}, 300_000)
