import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountPaths } from '#src/account-paths.ts'
import { defaultLocale, isLocale, locales } from '#src/i18n/locales.ts'
import {
  basename,
  localized,
  needsDocument,
  paths,
  splitLocale,
  type Zone,
  zoneOf,
  zones,
} from '#src/paths.ts'
import routes from '#src/routes.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

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

test('any address at all has a language and a path below it', () => {
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

test('what an address is made from cannot leave its place in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(text !== '.' && text !== '..')
      for (const address of [paths.product(text), paths.info(text), paths.confirmation(text)]) {
        const { origin, pathname } = new URL(address, 'https://shop.test')
        expect(origin).toBe('https://shop.test')
        expect(pathname.split('/').length).toBe(3)
      }
    }),
    { numRuns: propertyRuns },
  )
})

test('the zone of a path is that of its route', () => {
  const sources = import.meta.glob<string>('/src/routes/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const screens = routes.filter(({ file }) => !file.startsWith('routes/more/') && file.endsWith('.tsx'))
  const wrong = screens.filter(({ file, path = '' }) => {
    const [, zone = 'shop'] = /zone: '(\w+)'/.exec(sources[`/src/${file}`] ?? '') ?? []
    return zone !== zoneOf(`/${path}`)
  })
  expect(wrong).toEqual([])
  expect(new Set(screens.map(({ path = '' }) => zoneOf(`/${path}`)))).toEqual(new Set(zones))
})

test.each<[from: Zone, path: string, expected: boolean]>([
  ['shop', paths.home(), false],
  ['shop', '/supporters', false],
  ['shop', paths.account(), true],
  ['shop', paths.checkout(), true],
  ['shop', '/Login?next=orders', true],
  ['account', accountPaths.order('1001'), false],
  ['account', paths.home(), true],
  ['account', paths.login(), true],
  ['form', accountPaths.register(), true],
  ['form', paths.home(), true],
  ['purchase', paths.confirmation(), true],
  ['purchase', paths.cart(), true],
])('from the zone %s to %s takes a full load: %s', (from, path, expected) => {
  expect(needsDocument(from, path)).toBe(expected)
})
