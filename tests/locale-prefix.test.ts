import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLocale, isLocale, locales } from '#src/i18n/locales.ts'
import { basename, localized, splitLocale } from '#src/locale-prefix.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const locale = fc.constantFrom(...locales)
/** An address without a locale: what looks like one in its first part would be taken for it. */
const path = fc
  .array(fc.oneof(fc.webSegment(), fc.constantFrom('p', 'c', 'sve', 's', 'svx', 'en')), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`)
  .filter((text) => !text.startsWith('//'))
  .filter((text) => !isLocale(/^\/([^/.]*)/.exec(text)?.[1]))

test('an address is the same after being put into a language and taken out of it', () => {
  fc.assert(
    fc.property(locale, path, (language, address) => {
      expect(splitLocale(localized(language, address))).toEqual({ locale: language, path: address })
    }),
    { numRuns: propertyRuns },
  )
})

test('any localized path is an address of this shop', () => {
  const start = fc.constantFrom('/', '/\t/', '/\n\\', '//', '///', '/\\', '\\\\', '/\\/')
  fc.assert(
    fc.property(locale, start, fc.string(), (language, slashes, rest) => {
      const target = new URL(localized(language, slashes + rest), 'https://shop.test')
      expect(target.origin).toBe('https://shop.test')
    }),
    { numRuns: propertyRuns },
  )
})

test('any address has a language and a path below it', () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      const split = splitLocale(`/${pathname.replace(/^\//, '')}`)
      expect(locales).toContain(split.locale)
      expect(split.path.startsWith('/')).toBe(true)
    }),
    { numRuns: propertyRuns },
  )
})

test.each([
  ['/', 'en', '/'],
  ['/p/brake-disc', 'en', '/p/brake-disc'],
  ['/sv', 'sv', '/'],
  ['/sv/', 'sv', '/'],
  ['/sv/p/brake-disc', 'sv', '/p/brake-disc'],
  ['/sv.data', 'sv', '/.data'],
  ['/svenska', 'en', '/svenska'],
  ['/SV/p/x', 'en', '/SV/p/x'],
  ['/xx/p/x', 'en', '/xx/p/x'],
  ['/en/p/x', 'en', '/en/p/x'],
  ['/sv%2fp', 'en', '/sv%2fp'],
])('%s is read as %s and %s', (pathname, language, rest) => {
  expect(splitLocale(pathname)).toEqual({ locale: language, path: rest })
})

test('the router’s basename is the locale prefix', () => {
  expect(locales.map(basename)).toEqual(['/', '/sv', '/fi', '/da', '/fr', '/nl', '/de'])
  expect(basename(defaultLocale)).toBe('/')
})
