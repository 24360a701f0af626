import { expect, test } from 'vitest'
import { tradeSynonyms, tradeWords } from '#src/commerce/contract/search/trade-words/trade-words.ts'
import type { Locale } from '#src/i18n/locales.ts'
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

test.each<[Locale, string]>([
  ['en', 'v belt'],
  ['en', 'fan belt'],
  ['de', 'Keilriemen'],
  ['sv', 'kilrem'],
  ['fi', 'kiilahihna'],
  ['da', 'kilerem'],
  ['fr', 'courroie trapézoïdale'],
  ['nl', 'V-snaar'],
])('in %s “%s” leads to V-belts, and not to ribbed ones', (locale, typed) => {
  const found = sql.all(
    `select distinct part_type from product_text join product on product = product_text.rowid
     where product_text match ?`,
    `{${locale}} : "${typed}"`,
  )
  expect(found).toEqual([{ part_type: 'v-belt' }])
  const words = tradeWords(locale)
  expect(words.get('v-belt')?.typed).toContain(typed.toLowerCase())
  const led = tradeSynonyms(locale)[typed.toLowerCase()] ?? []
  expect(led.filter((name) => words.get('ribbed-belt')?.names.includes(name))).toEqual([])
})
