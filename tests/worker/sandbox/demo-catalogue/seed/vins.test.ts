import { expect, test } from 'vitest'
import { manufacturers } from '#src/features/garage/vin/manufacturers.ts'
import { vins } from '#tests/support/examples/vins.ts'
import vehicles from '#worker/sandbox/demo-catalogue/seed/data/vehicles.json'

test('there are numbers of every make of the demo catalogue and of every maker that states no year', () => {
  const makes = vehicles.models.map(({ make }) => make)
  const withoutYear = [...manufacturers.values()].flatMap(({ make, yearAt }) => (yearAt === null ? make : []))
  const tried = new Set(vins.map(([, make]) => make))
  expect([...makes, ...withoutYear].filter((make) => !tried.has(make))).toEqual([])
  expect(manufacturers.size).toBeGreaterThan(60)
})
