import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKeyword, searchQuery } from '#src/features/search/keyword.ts'

test('a keyword is one line without blanks around it', () => {
  expect(readKeyword('  brake\n\tdisc  ')).toBe('brake disc')
  expect(readKeyword(null)).toBe('')
  expect(readKeyword('a\u0000b')).toBe('a b')
  expect(readKeyword('a\u030a')).toBe('å')
})

test('a long keyword ends with a whole character', () => {
  expect(readKeyword(`${'a'.repeat(127)} disc`)).toBe('a'.repeat(127))
  expect(readKeyword('🚗'.repeat(130))).toBe('🚗'.repeat(128))
})

test('the address of a search holds the keyword as it is, and the page where it is not the first', () => {
  expect(searchQuery('oil & filter')).toBe('?keyword=oil%20%26%20filter')
  expect(searchQuery('oil', 2)).toBe('?keyword=oil&page=2')
})

test('whatever is typed, the service is asked for at most 128 plain characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const keyword = readKeyword(typed)
      expect([...keyword].length).toBeLessThanOrEqual(128)
      expect(keyword).not.toMatch(/\p{Cc}/u)
      expect(readKeyword(keyword)).toBe(keyword)
    }),
  )
})
