import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { edition } from '#worker/sandbox/demo-catalogue/seed/edition.ts'
import { seededShop } from './seeded-shop.ts'

const tables =
  'brand category product product_category item price price_history fitment relation bundle product_term'
const { sql } = seededShop()

test('the edition matches the written seed: when that changes, the new name goes into seed/edition.ts', () => {
  const hash = createHash('sha256')
  for (const table of tables.split(' ')) hash.update(JSON.stringify(sql.all(`select * from ${table}`)))
  expect(edition).toBe(hash.digest('hex').slice(0, 12))
})
