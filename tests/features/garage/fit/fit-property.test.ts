import { expect, test } from 'vitest'
import { checkFit } from '#tests/support/properties/fit.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test('20,000 random cars get the answers of a second, naive evaluator', () => {
  expect(() => checkFit({ numRuns: propertyRuns, sample: 8 })).not.toThrow()
}, 300_000)
