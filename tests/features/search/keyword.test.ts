import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseKeyword } from '#src/features/search/keyword.ts'
import { searchQuery } from '#src/features/search/search-address.ts'

test('a keyword is one line without blanks around it', () => {
  expect(parseKeyword('  brake\n\tdisc  ')).toBe('brake disc')
  expect(parseKeyword(null)).toBe('')
  expect(parseKeyword('a\u0000b')).toBe('a b')
  expect(parseKeyword('a\u030a')).toBe('å')
})

test('a long keyword is cut after a whole character', () => {
  expect(parseKeyword(`${'a'.repeat(127)} disc`)).toBe('a'.repeat(127))
  expect(parseKeyword('🚗'.repeat(130))).toBe('🚗'.repeat(128))
})

test('the address of a search holds the keyword as it is, and the page where it is not the first', () => {
  expect(searchQuery('oil & filter')).toBe('?keyword=oil+%26+filter')
  expect(searchQuery('oil', 2)).toBe('?keyword=oil&page=2')
})

test('any typed text is sent to the service as at most 128 plain characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const keyword = parseKeyword(typed)
      expect([...keyword].length).toBeLessThanOrEqual(128)
      expect(keyword).not.toMatch(/\p{Cc}/u)
      expect(parseKeyword(keyword)).toBe(keyword)
    }),
  )
})
