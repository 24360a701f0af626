import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FitmentRow, fitmentText } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { car, cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const stored = Map.groupBy(shop.sql.all('select product, row from fitment'), ({ product }) => Number(product))
const Stored = v.pipe(v.string(), v.parseJson(), FitmentRow)
const rows = new Map(
  [...stored].map(([product, found]) => [product, found.map(({ row }) => v.parse(Stored, row))]),
)

test('every row names a car the shop knows, within the years it was built', () => {
  const wrong = [...rows].flatMap(([product, fitments]) =>
    fitments
      .filter(({ model, engine, yearFrom, yearTo, bodies, brakeSystem, steering, advice }) => {
        const { engines, bodies: known, brakeSystems, steering: sides, ...built } = car(model)
        const found = engines.find(({ id }) => id === engine)
        const years = advice === 'otherGrade' ? built : (found ?? built)
        return (
          (engine !== undefined && !found) ||
          yearFrom > yearTo ||
          yearFrom < years.yearFrom ||
          yearTo > years.yearTo ||
          bodies?.some((body) => !known.includes(body)) ||
          (brakeSystem !== undefined && !brakeSystems.some(({ label }) => label === brakeSystem)) ||
          (steering !== undefined && !sides.includes(steering))
        )
      })
      .map((row) => `${product} ${JSON.stringify(row)}`),
  )
  expect(wrong).toEqual([])
})

test('no part fits both kinds of a split that it declares', () => {
  const both = [...rows].flatMap(([product, fitments]) => {
    const { spec } = shop.parts.find((part) => part.product === product) ?? {}
    if (!spec) return []
    const { brake_system: system, steering_side: side } = spec.technical
    return fitments
      .filter(
        (row) =>
          (system !== undefined && !system.split(', ').includes(row.brakeSystem ?? '')) ||
          (side !== undefined && row.steering !== side) ||
          (row.chassisTo !== undefined &&
            fitments.some(
              (other) => other.engine === row.engine && (other.chassisFrom ?? 0) > Number(row.chassisTo),
            )),
      )
      .map((row) => `${product} ${JSON.stringify(row)}`)
  })
  expect(both).toEqual([])
})

test('one part in seven depends on the chassis number, and its other half is in the shop', () => {
  const split = [...rows].filter(([, fitments]) =>
    fitments.some(({ chassisFrom, chassisTo }) => (chassisFrom ?? chassisTo) !== undefined),
  )
  expect(split.length / shop.parts.length).toBeGreaterThan(0.13)
  expect(split.length / shop.parts.length).toBeLessThan(0.17)
  const breaks = Map.groupBy(
    split.flatMap(([, fitments]) => fitments),
    ({ model }) => model,
  )
  for (const [model, fitments] of breaks) {
    const ends = new Set(fitments.flatMap(({ chassisTo }) => (chassisTo === undefined ? [] : chassisTo + 1)))
    const starts = new Set(fitments.flatMap(({ chassisFrom }) => chassisFrom ?? []))
    expect([...ends].sort(), model).toEqual([...starts].sort())
    expect(ends.size, model).toBeLessThanOrEqual(3)
  }
})

test('a part for a car without radiator, ABS or diesel is not offered to it', () => {
  const types = (model: string) =>
    new Set(
      shop.parts.filter(({ spec }) => spec.models.includes(model)).map(({ spec }) => spec.partType ?? ''),
    )
  for (const { id, cooling, brakeSystems, engines } of cars) {
    const partTypes = types(id)
    if (cooling === 'air') expect(partTypes.has('radiator') || partTypes.has('water-pump'), id).toBe(false)
    if (brakeSystems.every(({ abs }) => !abs)) expect(partTypes.has('abs-sensor'), id).toBe(false)
    if (engines.every(({ fuel }) => fuel === 'petrol')) expect(partTypes.has('glow-plug'), id).toBe(false)
  }
})

test('the text of all rows of a part stays within 8 kB', () => {
  const maxLength = Math.max(...[...rows.values()].map((fitments) => fitmentText(fitments).length))
  expect(maxLength).toBeLessThanOrEqual(8192)
})
