import { expect, test } from 'vitest'
import { deployArguments } from '#scripts/deploy/arguments.ts'

test.each([
  [[], { environment: 'production', isDry: false }],
  [['--demo', '--dry-run'], { environment: 'demo', isDry: true }],
  [['--env', 'staging'], { environment: 'staging', isDry: false }],
])('%j', (args, expected) => {
  expect(deployArguments(args)).toEqual(expected)
})

test.each([
  [['--demo', '--env', 'staging'], '--env'],
  [['--env', 'Staging!'], '--env'],
  [['--production'], '--production'],
])('%j is refused', (args, named) => {
  expect(() => deployArguments(args)).toThrow(named)
})
