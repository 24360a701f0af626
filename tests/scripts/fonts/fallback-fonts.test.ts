import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackMeasures, fallbackSheet } from '#scripts/fonts/fallback-fonts.ts'

test('a wide font is made as small as makes its text as wide, and keeps the height of the lines it replaces', () => {
  const replaced = { unitsPerEm: 1000, ascent: 1000, descent: 200, averageWidth: 400 }
  const font = { unitsPerEm: 2048, ascent: 1900, descent: 500, averageWidth: 1024 }
  expect(fallbackMeasures(font, replaced)).toEqual({
    'size-adjust': '80%',
    'ascent-override': '125%',
    'descent-override': '25%',
    'line-gap-override': '0%',
  })
})

test('a font replaces itself without changes', () => {
  const font = { unitsPerEm: 2000, ascent: 1900, descent: 510, averageWidth: 911 }
  expect(fallbackMeasures(font, font)).toMatchObject({
    'size-adjust': '100%',
    'ascent-override': '95%',
    'descent-override': '25.5%',
  })
})

test('the style sheet in use is the output of npm run fonts', () => {
  expect(readFileSync('src/styles/font-fallbacks.css', 'utf8')).toBe(fallbackSheet())
})

test('each stand-in that is named is declared', () => {
  const declared = new Set([...fallbackSheet().matchAll(/font-family: ("[^"]+")/g)].map(([, name]) => name))
  const named = [...fallbackSheet().matchAll(/"[^"]+ as Barlow(?: Condensed)?"(?=[,;])/g)].map(
    ([name]) => name,
  )
  expect(new Set(named)).toEqual(declared)
})
