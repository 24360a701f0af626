import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carPhotoMutants } from '#scripts/mutants/car-photo.ts'
import { cartMutants } from '#scripts/mutants/cart.ts'
import { checkoutMutants } from '#scripts/mutants/checkout.ts'
import { edgeMutants } from '#scripts/mutants/edge.ts'
import { listMutants, mutate } from '#scripts/mutants/mutant.ts'
import { paymentReturnMutants } from '#scripts/mutants/payment-return.ts'
import { supportMutants } from '#scripts/mutants/support.ts'

const tables = [
  carPhotoMutants,
  cartMutants,
  checkoutMutants,
  edgeMutants,
  paymentReturnMutants,
  supportMutants,
]

test('each mutant’s text occurs exactly once in its file', () => {
  const stale = listMutants(tables.flat()).filter(
    (mutant) => mutate(readFileSync(mutant.file, 'utf8'), mutant) === null,
  )
  expect(stale.map(({ file, fault }) => `${file}: ${fault}`)).toEqual([])
})

test('each mutant names test files that exist', () => {
  const named = [...new Set(tables.flat().flatMap(({ tests }) => tests))]
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('each table has at least twenty mutants', () => {
  for (const table of tables) expect(listMutants(table).length).toBeGreaterThanOrEqual(20)
})

test('a mutant whose text occurs twice does not match', () => {
  expect(mutate('a b a', { find: 'a', replace: 'c' })).toBeNull()
  expect(mutate('a b', { find: 'a', replace: 'c' })).toBe('c b')
})
