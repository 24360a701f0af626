import { expect, test } from 'vitest'
import { lettersOf } from '#scripts/new/wordmark.ts'

test('each letter begins right of the one before, and the width has room for all', () => {
  const { width, letters } = lettersOf('Nordbil 24')
  const starts = [...letters.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x))
  expect(starts.length).toBeGreaterThanOrEqual(9)
  expect(Math.min(...starts)).toBe(26)
  expect(Math.max(...starts)).toBeLessThan(width)
})

test('every letter is drawn with numbers', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    const { letters } = lettersOf(letter)
    expect([letter, letters]).toEqual([letter, expect.stringMatching(/^M[MLHVCAZmlhvcaz\d .-]+$/)])
  }
})

test('accents are left out, and names in other scripts have no letters', () => {
  expect(lettersOf('Ångström')).toEqual(lettersOf('Angstrom'))
  expect(lettersOf('Мотор').letters).toBe('')
})
