import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCountryCookie, serializeCountryCookie } from '#src/features/region/region-cookies.ts'

const code = fc.stringMatching(/^[A-Z]{2}$/)

test('a country that was kept is found among other cookies', () => {
  const other = fc.constantFrom('rc_lang=sv', 'xrc_country=NO', 'rc_country2=NO', 'a=rc_country=NO', '')
  fc.assert(
    fc.property(code, other, other, (country, before, after) => {
      const { name, value } = serializeCountryCookie(country)
      const cookies = [before, `${name}=${value}`, after].filter(Boolean).join('; ')
      expect(parseCountryCookie(cookies)).toBe(country)
    }),
  )
})

test.each([
  '',
  'rc_country',
  'rc_country=',
  'rc_country=se',
  'rc_country=SEK',
  'rc_country=%53E',
  'rc_lang=SE',
])('%j holds no country', (cookies) => {
  expect(parseCountryCookie(cookies)).toBeNull()
})
