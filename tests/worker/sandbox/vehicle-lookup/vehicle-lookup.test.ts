import { expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { registeredKeys } from '#worker/sandbox/vehicle-lookup/registers.ts'

const backend = setUpSandbox()

async function lookUp(body: unknown, authorization = `Bearer ${testSecret}`) {
  const headers = { authorization }
  const response = await backend.sandbox.fetch('/vehicle-lookup', {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: response.status, body: await response.json() }
}

test('a car is found by its plate in a country, or by the key of its type', async () => {
  expect(await lookUp({ kind: 'plate', country: 'SE', plate: 'BRK240' })).toMatchObject({
    status: 200,
    body: { vehicle: { key: 'volvo-240-b21a', year: 1979, steering: 'lhd' } },
  })
  expect(await lookUp({ kind: 'type', hsn: '9913', tsn: 'AAC' })).toEqual({
    status: 200,
    body: { vehicle: { key: 'vw-golf-4-akq' } },
  })
  expect(await lookUp({ kind: 'nationalCode', code: '990303' })).toEqual({
    status: 200,
    body: { vehicle: { key: 'vw-golf-4-akq' } },
  })
})

test('a plate of another country, a malformed question, and a missing key are refused', async () => {
  const plate = { kind: 'plate', country: 'SE', plate: 'BRK240' }
  expect((await lookUp({ ...plate, country: 'NO' })).status).toBe(404)
  expect((await lookUp({ ...plate, country: 'DE' })).status).toBe(422)
  expect((await lookUp({ kind: 'type', hsn: '1', tsn: 'AAA' })).status).toBe(422)
  expect((await lookUp(plate, 'Bearer another')).status).toBe(401)
})

test('each registered car is one of the catalogue, twenty by their plates, one of each model by its type, and three by a national code', () => {
  const engines = new Set(cars.flatMap(({ engines }) => engines.map(({ id }) => id)))
  expect(registeredKeys.filter((key) => !engines.has(key))).toEqual([])
  expect(registeredKeys).toHaveLength(19 + cars.length + 3)
})
