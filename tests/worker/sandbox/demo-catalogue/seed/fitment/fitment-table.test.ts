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

const partsFor = (model: string, partType: string) =>
  shop.parts.filter(({ spec }) => spec.partType === partType && spec.models.includes(model))

test('a part that a car never had is not sold for it', () => {
  expect(partsFor('mg-mgb', 'shock-absorber')).toEqual([])
  expect(partsFor('mini-classic', 'ribbed-belt')).toEqual([])
  expect(partsFor('mini-classic', 'belt-tensioner')).toEqual([])
  for (const { product, sku } of partsFor('volvo-p1800', 'gas-strut'))
    expect(Math.min(...(rows.get(product) ?? []).map(({ yearFrom }) => yearFrom)), sku).toBe(1972)
  for (const model of ['mg-mgb', 'vw-golf-1', 'porsche-911g'])
    for (const { product, sku } of partsFor(model, 'roof-bars'))
      for (const row of (rows.get(product) ?? []).filter((one) => one.model === model))
        expect(row.bodies?.join() ?? 'any', sku).not.toMatch(/any|roadster|targa|convertible/)
  for (const { spec, sku } of partsFor('mb-w123', 'bumper'))
    expect(spec.technical.surface_treatment, sku).toBe('chromed')
  for (const { spec, sku } of partsFor('mb-w124', 'wiper-blade').filter(
    ({ spec }) => spec.position === 'front',
  ))
    expect(spec.technical.wiper_length_2_mm, sku).toBeUndefined()
  for (const { spec, sku } of partsFor('porsche-911g', 'wiper-blade'))
    expect(Number(spec.technical.wiper_length_mm), sku).toBeLessThan(500)
  const mounts = partsFor('citroen-2cv', 'engine-mount')
  expect(mounts.map(({ spec }) => spec.position).filter((at) => at !== 'front' && at !== 'rear')).toEqual([])
  expect(mounts.map(({ spec }) => spec.technical.side ?? '')).toEqual(mounts.map(() => ''))
})

test('a thermostat, pump, hose or timing belt is for one family of engines', () => {
  const parts = shop.parts.filter(({ spec }) =>
    /^(thermostat|water-pump|radiator-hose|timing-belt-kit)$/.test(spec.partType ?? ''),
  )
  expect(parts.length).toBeGreaterThan(100)
  for (const { product, sku } of parts) {
    const families = (rows.get(product) ?? []).map(
      ({ model, engine }) => car(model).engines.find(({ id }) => id === engine)?.family,
    )
    expect(new Set(families).size, sku).toBe(1)
  }
})

test('a battery starts the engines it fits, and every engine has one', () => {
  const started = new Set<string>()
  for (const { product, sku, spec } of shop.parts.filter(({ spec }) => spec.partType === 'starter-battery')) {
    const [ampereHours, amperes] = [Number(spec.technical.capacity_ah), Number(spec.technical.cca_en)]
    for (const { model, engine: id } of rows.get(product) ?? []) {
      const engine = car(model).engines.find((one) => one.id === id)
      if (spec.replacedBy === undefined) started.add(engine?.id ?? '')
      const name = `${sku} ${engine?.id}`
      if (engine?.fuel === 'petrol') expect(ampereHours, name).toBeLessThanOrEqual(80)
      else expect([ampereHours >= 70, amperes >= 640], name).toEqual([true, true])
      if (engine?.fuel === 'diesel' && engine.cc >= 2000)
        expect([ampereHours >= 88, amperes >= 700], name).toEqual([true, true])
    }
  }
  const unstarted = cars.flatMap(({ engines }) => engines).filter(({ id }) => !started.has(id))
  expect(unstarted.map(({ id }) => id)).toEqual([])
})

test('starters, alternators and batteries have the voltage of the car', () => {
  const turning = shop.parts.filter(({ spec }) =>
    ['starter-motor', 'starter-battery', 'alternator'].includes(spec.partType ?? ''),
  )
  const wrong = turning.flatMap(({ product, sku, spec }) =>
    (rows.get(product) ?? [])
      .filter(({ model, engine, yearTo }) => {
        const { engines, sixVoltsUntil = 0 } = car(model)
        const volts = yearTo <= sixVoltsUntil ? 6 : engines.find(({ id }) => id === engine)?.volts
        return String(volts) !== spec.technical.voltage_v
      })
      .map(({ engine }) => `${sku} ${engine}`),
  )
  expect(wrong).toEqual([])
  const volts = car('volvo-pv544').engines.map(({ code, volts }) => `${code} ${volts}`)
  expect(volts).toEqual(['B16A 6', 'B16B 6', 'B18A 12', 'B18D 12'])
})

test('a catalytic converter meets no standard later than the engines it fits', () => {
  const since: Record<string, number> = {
    'Euro 1': 1988,
    'Euro 2': 1996,
    'Euro 3': 2000,
    'Euro 4': 2005,
    'Euro 5': 2009,
  }
  const converters = shop.parts.filter(({ spec }) => spec.partType === 'catalytic-converter')
  expect(converters.length).toBeGreaterThan(10)
  for (const { product, sku, spec } of converters) {
    const last = Math.max(...(rows.get(product) ?? []).map(({ yearTo }) => yearTo))
    expect(since[spec.technical.emission_standard ?? ''], sku).toBeLessThanOrEqual(last)
  }
  const ofMini = partsFor('mini-classic', 'catalytic-converter')
  expect(ofMini.filter(({ spec }) => spec.technical.emission_standard === 'Euro 3')).toEqual([])
})

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
          (brakeSystem !== undefined && !brakeSystems.some(({ code }) => code === brakeSystem)) ||
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
  for (const { id, cooling, brakeSystems, engines, yearFrom } of cars) {
    const partTypes = types(id)
    const isRibbed = yearFrom >= 1985
    expect(partTypes.has('v-belt'), id).toBe(!isRibbed)
    if (!isRibbed) expect(partTypes.has('ribbed-belt') || partTypes.has('belt-tensioner'), id).toBe(false)
    if (cooling === 'air') expect(partTypes.has('radiator') || partTypes.has('water-pump'), id).toBe(false)
    if (brakeSystems.every(({ abs }) => !abs)) expect(partTypes.has('abs-sensor'), id).toBe(false)
    if (engines.every(({ fuel }) => fuel === 'petrol')) expect(partTypes.has('glow-plug'), id).toBe(false)
  }
})

test('the text of all rows of a part stays within 8 kB', () => {
  const maxLength = Math.max(...[...rows.values()].map((fitments) => fitmentText(fitments).length))
  expect(maxLength).toBeLessThanOrEqual(8192)
})
