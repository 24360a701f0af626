import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FitmentRow } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { fitmentEdgeCases } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment-edge-cases.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const Stored = v.pipe(v.string(), v.parseJson(), FitmentRow)

interface Car {
  model: string
  year: number
  brakeSystem?: string
  steering?: 'lhd' | 'rhd'
}

type Verdict = 'fits' | 'asks' | 'does not fit'

/** The verdict of an honest shop: an unknown condition is a question, a broken one is a no. */
function verdict(sku: string, target: Car): Verdict {
  const rows = shop.sql
    .all('select row from fitment join product using (product) where sku = ?', sku)
    .map(({ row }) => v.parse(Stored, row))
    .filter(
      ({ model, yearFrom, yearTo }) =>
        model === target.model && yearFrom <= target.year && target.year <= yearTo,
    )
  const answers = rows.map((row): Verdict => {
    const pairs = [
      [row.brakeSystem, target.brakeSystem],
      [row.steering, target.steering],
    ]
    if (pairs.some(([wanted, stated]) => wanted && stated && wanted !== stated)) return 'does not fit'
    return pairs.some(([wanted, stated]) => wanted && !stated) ? 'asks' : 'fits'
  })
  return answers.includes('fits') ? 'fits' : answers.includes('asks') ? 'asks' : 'does not fit'
}

const skus = fitmentEdgeCases.map(({ parts }) => parts.map(([, , sku]) => sku))
const [amazon, v140, v240, golf, duck, beetle, mini, v70, saab, t4] = skus as [string[], ...string[][]]

/** The indexes of the parts that fit the car; 'asks' for each that needs a detail the car does not state. */
function rightFor(parts: readonly string[] | undefined, target: Car): (number | 'asks')[] {
  return (parts ?? []).flatMap((sku, index): (number | 'asks')[] => {
    const answer = verdict(sku, target)
    return answer === 'fits' ? [index] : answer === 'asks' ? ['asks'] : []
  })
}

test('there are ten traps, all of them in the shop, in stock, and in the read-me by number', () => {
  expect(fitmentEdgeCases).toHaveLength(10)
  const readMe = readFileSync(new URL('../../../../../../worker/sandbox/README.md', import.meta.url), 'utf8')
  for (const sku of skus.flat()) {
    expect(shop.bySku.get(sku)?.spec.availability, sku).toEqual({ kind: 'stock' })
    expect(readMe, sku).toContain(`\`${sku}\``)
  }
})

test('an Amazon has drums or discs in front: they decide', () => {
  expect(rightFor(amazon, { model: 'volvo-amazon', year: 1966, brakeSystem: 'drum-228' })).toEqual([0])
  expect(rightFor(amazon, { model: 'volvo-amazon', year: 1966, brakeSystem: 'solid-274' })).toEqual([1])
  expect(rightFor(amazon, { model: 'volvo-amazon', year: 1966 })).toEqual(['asks', 'asks'])
})

test('a 140 has discs of one of two thicknesses from the start', () => {
  expect(rightFor(v140, { model: 'volvo-140', year: 1970, brakeSystem: 'solid-272x12.7' })).toEqual([0])
  expect(rightFor(v140, { model: 'volvo-140', year: 1970, brakeSystem: 'solid-272x14.3' })).toEqual([1])
})

test('the large discs of a 240 are for cars with ABS', () => {
  for (const [at, brakeSystem] of ['solid-263-no-abs', 'vented-263-no-abs', 'vented-280-abs'].entries())
    expect(rightFor(v240, { model: 'volvo-240', year: 1990, brakeSystem })).toEqual([at])
})

test('a Golf IV has three sizes of disc, chosen by its option code', () => {
  for (const [at, brakeSystem] of ['solid-256', 'vented-280', 'vented-288'].entries())
    expect(rightFor(golf, { model: 'vw-golf-4', year: 2000, brakeSystem })).toEqual([at])
  const notes = golf?.map((sku) =>
    shop.column(
      `select row ->> '$.note.de' from fitment join product using (product) where sku = '${sku}' limit 1`,
    ),
  )
  expect(new Set(notes?.flat()).size).toBe(3)
})

test('mineral oil goes into the disc brakes of a 2CV, and no part fits both fluids', () => {
  const discs = { model: 'citroen-2cv', year: 1985, steering: 'lhd', brakeSystem: 'solid-244' } as const
  expect(rightFor(duck, discs)).toEqual([0, 2])
  expect(rightFor(duck, { ...discs, brakeSystem: 'drum-220' })).toEqual([1])
  const dot = shop.parts.filter(({ spec }) => spec.technical.dot_class?.startsWith('DOT'))
  expect(dot.filter(({ spec }) => spec.models.includes('citroen-2cv'))).toEqual([])
})

test('a Beetle has five bolts to a wheel up to 1967 and four from 1968', () => {
  const drums = { model: 'vw-beetle', brakeSystem: 'drum-230' }
  expect(rightFor(beetle, { ...drums, year: 1967 })).toEqual([0])
  expect(rightFor(beetle, { ...drums, year: 1968 })).toEqual([1])
})

test('the cables of a right-hand-drive Mini are longer', () => {
  expect(rightFor(mini, { model: 'mini-classic', year: 1980, steering: 'lhd' })).toEqual([0])
  expect(rightFor(mini, { model: 'mini-classic', year: 1980, steering: 'rhd' })).toEqual([1])
  expect(rightFor(mini, { model: 'mini-classic', year: 1980 })).toEqual(['asks', 'asks'])
  const lengths = mini?.map((sku) => Number(shop.bySku.get(sku)?.spec.technical.length_mm))
  expect(lengths?.[1]).toBeGreaterThan(Number(lengths?.[0]))
})

test('the discs of a V70 go by the size of its wheels', () => {
  for (const [at, brakeSystem] of ['vented-286', 'vented-305', 'vented-316'].entries())
    expect(rightFor(v70, { model: 'volvo-v70-2', year: 2004, brakeSystem })).toEqual([at])
})

test('a 900 changed its brakes for model year 1988', () => {
  expect(rightFor(saab, { model: 'saab-900', year: 1987, brakeSystem: 'solid-280-no-abs' })).toEqual([0])
  expect(rightFor(saab, { model: 'saab-900', year: 1988, brakeSystem: 'vented-278-abs' })).toEqual([1])
  expect(rightFor(saab, { model: 'saab-900', year: 1988, brakeSystem: 'solid-280-no-abs' })).toEqual([])
})

test('the brakes of a T4 go by its axle load', () => {
  expect(rightFor(t4, { model: 'vw-t4', year: 1996, brakeSystem: 'solid-280-no-abs' })).toEqual([0])
  expect(rightFor(t4, { model: 'vw-t4', year: 1996, brakeSystem: 'vented-300-abs' })).toEqual([1])
})
