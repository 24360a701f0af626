import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { fitOf } from '#src/features/garage/fit/fit.ts'
import { summaryRows } from '#src/features/garage/fit/summary-fit.ts'
import { FitmentRow, fitmentText } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { car, cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { oilNeed, oilNeeds } from '#worker/sandbox/demo-catalogue/seed/plan/oil-needs.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const Stored = v.pipe(v.string(), v.parseJson(), FitmentRow)
const engineIds = cars.flatMap(({ engines }) => engines.map(({ id }) => id))

/** The oils of the shop, "5W-30 C3", with the rows that the shop decides by. Brands and sizes of one oil have the same. */
const oils = new Map(
  shop.parts
    .filter(({ spec }) => spec.partType === 'engine-oil')
    .map(({ product, spec: { technical } }) => {
      const rows = shop.sql
        .all('select row from fitment where product = ? order by fitment', product)
        .map(({ row }) => v.parse(Stored, row))
      const name = `${technical.viscosity} ${technical.acea ?? technical.api}`
      return [name, { technical, rows: summaryRows(fitSummary(parseFitment(fitmentText(rows)))) }] as const
    }),
)

/** The oils with an answer other than "does not fit" for an engine. */
function answersFor(engine: string): Record<string, string> {
  const answers = [...oils].map(([name, { rows }]) => {
    const { kind } = fitOf({ engine: { is: [engine], not: [] }, built: builtOf(engine) }, rows)
    return [name, kind] as const
  })
  return Object.fromEntries(answers.filter(([, kind]) => kind !== 'refuses'))
}

/** Within a year in which the engine was built. */
function builtOf(id: string) {
  const { yearFrom = 0 } = cars.flatMap(({ engines }) => engines).find((engine) => engine.id === id) ?? {}
  return { from: yearFrom * 12, to: yearFrom * 12 + 11 }
}

const petrolOfVolkswagen = { '5W-30 C3': 'fits', '5W-40 C3': 'fits', '5W-40 A3/B4': 'fits' }
const volvoOil = { '0W-20 C6': 'fits' }
/** Sources name class A5/B5 for these diesels, although they have a filter: the handbook decides. */
const volvoDiesel = {
  '0W-30 A5/B5': 'handbook',
  '5W-30 A5/B5': 'handbook',
  '5W-30 C3': 'handbook',
  '5W-40 C3': 'handbook',
}

test.each([
  // Golf VII
  ['vw-golf-7-cxsa', petrolOfVolkswagen],
  ['vw-golf-7-czca', petrolOfVolkswagen],
  ['vw-golf-7-chhb', petrolOfVolkswagen],
  ['vw-golf-7-clha', { '5W-30 C3': 'fits' }],
  ['vw-golf-7-crbc', { '5W-30 C3': 'fits' }],
  // Volvo V40
  ['volvo-v40-2-b4154t4', volvoOil],
  ['volvo-v40-2-d4204t8', volvoOil],
  ['volvo-v40-2-b4164t3', { '5W-30 A5/B5': 'fits', '0W-30 A5/B5': 'otherGrade' }],
  ['volvo-v40-2-d4162t', volvoDiesel],
  // Volvo XC60
  ['volvo-xc60-1-d4204t14', volvoOil],
  ['volvo-xc60-1-b4204t7', { '5W-30 A5/B5': 'fits', '0W-30 A5/B5': 'otherGrade' }],
  ['volvo-xc60-1-b6304t2', { '0W-30 A5/B5': 'fits', '5W-30 A5/B5': 'otherGrade' }],
  ['volvo-xc60-1-d5244t10', volvoDiesel],
  // Further engines with a particle filter
  ['volvo-v70-2-d5244t4', volvoDiesel],
  ['saab-9-5-z19dth', { '5W-40 C3': 'fits' }],
  ['vw-passat-b6-cbab', { '5W-30 C3': 'fits' }],
  ['mb-w204-om651911', { '5W-30 C3': 'fits', '5W-40 C3': 'fits' }],
  // Injection by pump and nozzle needs an oil of its own
  ['vw-golf-4-ajm', { '5W-30 C3': 'fits', '5W-40 C3': 'fits' }],
  // Older engines
  [
    'volvo-240-b21a',
    {
      '15W-40 A3/B3': 'fits',
      '20W-50 SG': 'fits',
      '10W-40 A3/B4': 'otherGrade',
      '5W-40 A3/B4': 'otherGrade',
      '5W-40 C3': 'otherGrade',
    },
  ],
  ['volvo-amazon-b18a', { '15W-40 A3/B3': 'fits', '20W-50 SG': 'fits', '10W-40 A3/B4': 'otherGrade' }],
])('%s gets the right oils, and no others', (engine, answers) => {
  expect(answersFor(engine)).toEqual(answers)
})

test('the table has all engines of these models, and all with a particle filter', () => {
  const ids = (model: string) => car(model).engines.map(({ id }) => id)
  expect(ids('vw-golf-7')).toHaveLength(5)
  expect(ids('volvo-v40-2')).toHaveLength(4)
  expect(ids('volvo-xc60-1')).toHaveLength(4)
  expect(
    oilNeeds
      .filter(({ particleFilter }) => particleFilter)
      .flatMap(({ engines }) => engines)
      .sort(),
  ).toEqual([
    ...['mb-w204-om651911', 'saab-9-5-z19dth', 'volvo-v40-2-d4162t', 'volvo-v40-2-d4204t8'],
    ...['volvo-v70-2-d5244t4', 'volvo-xc60-1-d4204t14', 'volvo-xc60-1-d5244t10', 'vw-golf-7-clha'],
    ...['vw-golf-7-crbc', 'vw-passat-b6-cbab'],
  ])
})

test('only oils of ACEA class C fit an engine with a particle filter', () => {
  const wrong = engineIds
    .filter((id) => oilNeed(id).particleFilter)
    .flatMap((id) =>
      Object.entries(answersFor(id)).filter(
        ([name, kind]) => kind === 'fits' && !oils.get(name)?.technical.acea?.startsWith('C'),
      ),
    )
  expect(wrong).toEqual([])
})

test('only mineral oils fit engines from before 1975', () => {
  const old = cars.flatMap(({ engines }) => engines).filter(({ yearFrom }) => yearFrom < 1975)
  expect(old.length).toBeGreaterThan(20)
  const types = old.flatMap(({ id }) =>
    Object.entries(answersFor(id)).flatMap(([name, kind]) =>
      kind === 'fits' ? (oils.get(name)?.technical.oil_type ?? '') : [],
    ),
  )
  expect(new Set(types)).toEqual(new Set(['mineral']))
})

test('each engine has one entry, and an oil that fits unless its need is not known', () => {
  expect(oilNeeds.flatMap(({ engines }) => engines).sort()).toEqual([...engineIds].sort())
  for (const { engines, meets } of oilNeeds)
    for (const engine of engines)
      expect(Object.values(answersFor(engine)).includes('fits'), engine).toBe(meets.length > 0)
})
