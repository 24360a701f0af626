import assert from 'node:assert/strict'
import * as v from 'valibot'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { fitRows } from '#src/features/catalogue/product/fitment/fitment.ts'
import { type CarFacts, monthNumber } from '#src/features/garage/fit/car-facts.ts'
import { fitOf } from '#src/features/garage/fit/fit.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { FitmentRow, fitmentText } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { seed } from '#worker/sandbox/demo-catalogue/seed/seed.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

/** A car as a mechanic writes it down; null where it is not known. */
interface PlainCar {
  model: string
  engines: string[]
  year: number
  chassis: number | null
  body: string | null
  steering: string | null
  gearbox: string | null
  brakeSystem: string | null
  colourCode: string | null
  interiorCode: string | null
}

const Stored = v.pipe(v.string(), v.parseJson(), FitmentRow)

type NaiveAnswer = 'fits' | 'asks' | 'refuses' | 'handbook' | 'otherGrade'

/** A car whose engine is not known is each of them in turn. */
function naiveAnswerForAnyEngine(car: PlainCar, rows: readonly FitmentRow[]) {
  const answers = new Set(car.engines.map((engine) => naiveAnswer({ ...car, engines: [engine] }, rows)))
  const [only] = answers
  if (answers.size === 1 && only) return only
  if (answers.has('fits') || answers.has('asks')) return 'asks'
  return answers.has('handbook') ? 'handbook' : 'otherGrade'
}

/** Field by field as the fitment rows of the seed are written, without the shop's conditions and ranges. */
function naiveAnswer(car: PlainCar, rows: readonly FitmentRow[]): NaiveAnswer {
  let asks = false
  let advice: NaiveAnswer = 'refuses'
  for (const row of rows) {
    if (row.model !== car.model) continue
    const states: ('yes' | 'no' | 'open')[] = []
    const compare = (wanted: string | undefined, has: string | null) => {
      if (wanted !== undefined) states.push(has === null ? 'open' : has === wanted ? 'yes' : 'no')
    }
    if (row.engine !== undefined) states.push(car.engines.includes(row.engine) ? 'yes' : 'no')
    if (car.year < row.yearFrom || car.year > row.yearTo) states.push('no')
    if (car.year === row.yearFrom && (row.monthFrom ?? 1) > 1) states.push('open')
    if (car.year === row.yearTo && (row.monthTo ?? 12) < 12) states.push('open')
    if (row.bodies?.length) {
      states.push(car.body === null ? 'open' : row.bodies.includes(car.body) ? 'yes' : 'no')
    }
    if (row.chassisFrom !== undefined) {
      states.push(car.chassis === null ? 'open' : car.chassis >= row.chassisFrom ? 'yes' : 'no')
    }
    if (row.chassisTo !== undefined) {
      states.push(car.chassis === null ? 'open' : car.chassis <= row.chassisTo ? 'yes' : 'no')
    }
    compare(row.steering, car.steering)
    compare(row.gearbox, car.gearbox)
    compare(row.brakeSystem, car.brakeSystem)
    compare(row.colourCode, car.colourCode)
    compare(row.interiorCode, car.interiorCode)
    if (states.includes('no')) continue
    if (row.advice) {
      if (advice !== 'handbook') advice = row.advice
      continue
    }
    if (!states.includes('open')) return 'fits'
    asks = true
  }
  return asks ? 'asks' : advice
}

function factsOf(car: PlainCar): CarFacts {
  const known = (value: string | null) => ({ is: value === null ? null : [value], not: [] })
  return {
    engine: { is: car.engines, not: [] },
    built: { from: monthNumber(car.year, 1), to: monthNumber(car.year, 12) },
    chassis: { from: car.chassis, to: car.chassis },
    body: known(car.body),
    steering: known(car.steering),
    gearbox: known(car.gearbox),
    brakeSystem: known(car.brakeSystem),
    colourCode: known(car.colourCode),
    interiorCode: known(car.interiorCode),
  }
}

interface FitRuns {
  /** Number of random cars. */
  numRuns: number
  seed?: number | undefined
  /** Each car meets one of so many parts that fit its model; 1 for all of them. */
  sample?: number
}

/**
 * Answers of the shop for random cars and the parts of the demo catalogue, against a second, naive evaluator. Throws an
 * `AssertionError` at the first difference, and where a kind of answer hardly occurs; returns how often each did.
 */
export function checkFit({
  numRuns,
  seed: first = 20_261_123,
  sample = 1,
}: FitRuns): ReadonlyMap<string, number> {
  const sql = createNodeSql()
  seed(sql, Date.UTC(2026, 10, 21))
  const stored = sql
    .all('select product, row from fitment order by product, fitment')
    .map(({ product, row }) => ({ product: Number(product), row: v.parse(Stored, row) }))
  const i18n = createTestI18n('en')
  const parts = [...Map.groupBy(stored, ({ product }) => product).values()].map((entries) => {
    const rows = entries.map(({ row }) => row)
    return {
      rows,
      shown: fitRows(parseFitment(fitmentText(rows)), [], i18n),
      models: new Set(rows.map(({ model }) => model)),
    }
  })
  const breaks = Map.groupBy(
    stored.filter(({ row }) => row.chassisFrom !== undefined),
    ({ row }) => row.model,
  )
  const random = seededRandom(first)
  const pick = <T>(of: readonly T[]): T | null => of[Math.floor(random() * of.length)] ?? null
  const maybe = <T>(of: readonly T[]): T | null => (random() < 0.4 ? null : pick(of))
  const codes = (field: 'colourCode' | 'interiorCode') => [
    ...new Set(stored.flatMap(({ row }) => row[field] ?? [])),
  ]
  const [colours, interiors] = [codes('colourCode'), codes('interiorCode')]
  const answers = new Map<string, number>()
  for (let run = 0; run < numRuns; run += 1) {
    const model = pick(cars)
    if (!model) throw new Error('there are no cars')
    const engine = maybe(model.engines)
    const chassisBreak = pick(breaks.get(model.id) ?? [])?.row.chassisFrom
    const car: PlainCar = {
      model: model.id,
      engines: engine ? [engine.id] : model.engines.map(({ id }) => id),
      year: model.yearFrom - 1 + Math.floor(random() * (model.yearTo - model.yearFrom + 3)),
      chassis: maybe(
        chassisBreak === undefined ? [1000] : [chassisBreak - 1, chassisBreak, chassisBreak + 1],
      ),
      body: maybe(model.bodies),
      steering: maybe(model.steering),
      gearbox: maybe(['manual', 'automatic']),
      brakeSystem: maybe(model.brakeSystems.map(({ code }) => code)),
      colourCode: maybe(colours),
      interiorCode: maybe(interiors),
    }
    const facts = factsOf(car)
    // Other models are refused by the model: a few of them are enough.
    for (const [index, { rows, shown, models }] of parts.entries()) {
      if ((index + run) % (models.has(car.model) ? sample : 500) !== 0) continue
      const naive = naiveAnswerForAnyEngine(car, rows)
      answers.set(naive, (answers.get(naive) ?? 0) + 1)
      const { kind } = fitOf(facts, shown)
      if (kind !== naive) assert.fail(`${kind} instead of ${naive}: ${JSON.stringify({ run, car, rows })}`)
    }
  }
  for (const kind of ['fits', 'asks', 'refuses']) {
    const count = answers.get(kind) ?? 0
    assert.ok(count > numRuns, `${count} answers are ${kind}`)
  }
  return answers
}
