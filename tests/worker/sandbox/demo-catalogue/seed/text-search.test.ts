import { expect, test } from 'vitest'
import { seededShop } from './seeded-shop.ts'

const { sql } = seededShop()

test('free-text search finds parts by noun, synonym, car, engine and number', () => {
  const found = (question: string) =>
    sql.all('select rowid from product_text where product_text match ?', question).length
  expect(found('{de other} : (Bremsscheibe AND Amazon)')).toBeGreaterThan(0)
  expect(found('{en} : rotor')).toBeGreaterThan(0)
  expect(found('{sv} : bromsskiva')).toBeGreaterThan(100)
  expect(found('{fi} : Bremsscheibe')).toBe(0)
  expect(found('other : b230f')).toBeGreaterThan(50)
  const [first] = sql.all(`select spec ->> '$.originalNumbers[0]' as number from product where product = 1`)
  expect(found(`exact : "${String(first?.number).replaceAll('-', '')}"`)).toBeGreaterThan(0)
})
