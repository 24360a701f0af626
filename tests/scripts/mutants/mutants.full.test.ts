import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMutants, mutate } from '#scripts/mutants/mutant.ts'
import { mutantTables } from '#scripts/mutants/tables.ts'

test('each mutant’s text occurs exactly once in its file', () => {
  const stale = listMutants(mutantTables.flat()).filter(
    (mutant) => mutate(readFileSync(mutant.file, 'utf8'), mutant) === null,
  )
  expect(stale.map(({ file, fault }) => `${file}: ${fault}`)).toEqual([])
})

test('each mutant names test files that exist', () => {
  const named = [...new Set(mutantTables.flat().flatMap(({ tests }) => tests))]
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('the tables stay between 60 and 100 mutants', () => {
  const { length } = listMutants(mutantTables.flat())
  expect(length).toBeGreaterThanOrEqual(60)
  expect(length).toBeLessThanOrEqual(100)
})

test('a mutant whose text occurs twice does not match', () => {
  expect(mutate('a b a', { find: 'a', replace: 'c' })).toBeNull()
  expect(mutate('a b', { find: 'a', replace: 'c' })).toBe('c b')
})
