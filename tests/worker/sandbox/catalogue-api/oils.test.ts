import * as v from 'valibot'
import { expect, test } from 'vitest'
import { setUpSeededSandbox } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const Reply = v.object({
  products: v.array(v.object({ tech_viscosity: v.string(), tech_approvals: v.optional(v.string(), '') })),
  filter: v.array(v.object({ field: v.string(), values: v.array(v.object({ value: v.string() })) })),
})

async function oils(filters: Record<string, string[]>) {
  const categories = [
    String(backend.pick(`select category from product where part_type = 'engine-oil' limit 1`)),
  ]
  const body = { categories, limit: 100, ...filters }
  return v.parse(Reply, (await backend.browser().post('/products', body)).body)
}

test('the list of oils for a car is without those of another grade', async () => {
  const { products } = await oils({ 'vehicle.name': ['Volvo 240, B21A [volvo-240-b21a]'] })
  expect(new Set(products.map((oil) => oil.tech_viscosity))).toEqual(new Set(['15W-40', '20W-50']))
})

test('where the need of a car is not known, the list has what the handbook may name', async () => {
  const { products } = await oils({ 'vehicle.name': ['Volvo V70 II, B5254T2 [volvo-v70-2-b5254t2]'] })
  expect(new Set(products.map((oil) => oil.tech_viscosity))).toEqual(
    new Set(['0W-30', '5W-30', '5W-40', '10W-40']),
  )
})

test('each approval of an oil is a filter', async () => {
  const { filter } = await oils({})
  const values = filter.find(({ field }) => field === 'tech.approvals')?.values.map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['BMW LL-04', 'MB 229.51', 'VCC RBS0-2AE', 'VW 507 00']))
  const { products } = await oils({ 'tech.approvals': ['VW 507 00'] })
  expect(products.length).toBeGreaterThan(1)
  expect(products.filter((oil) => !oil.tech_approvals.includes('VW 507 00'))).toEqual([])
})
