import { expect, test } from 'vitest'
import * as paths from '#src/paths.ts'
import routes from '#src/routes.ts'
import { needsDocument, type Zone, zoneOf, zones } from '#src/zones.ts'

test('the zone of a path is that of its route', () => {
  const handles = import.meta.glob<{ zone?: Zone } | undefined>('/src/routes/**/*.tsx', {
    import: 'handle',
    eager: true,
  })
  const screens = routes.filter(({ file }) => !file.startsWith('routes/more/') && file.endsWith('.tsx'))
  const wrong = screens.filter(
    ({ file, path = '' }) => (handles[`/src/${file}`]?.zone ?? 'shop') !== zoneOf(`/${path}`),
  )
  expect(wrong).toEqual([])
  expect(new Set(screens.map(({ path = '' }) => zoneOf(`/${path}`)))).toEqual(new Set(zones))
})

test.each<[from: Zone, path: string, expected: boolean]>([
  ['shop', paths.home(), false],
  ['shop', '/supporters', false],
  ['shop', paths.account(), true],
  ['shop', paths.checkout(), true],
  ['shop', '/Login?next=orders', true],
  ['account', paths.accountOrder('1001'), false],
  ['account', paths.home(), true],
  ['account', paths.login(), true],
  ['form', paths.register(), true],
  ['form', paths.home(), true],
  ['purchase', paths.confirmation(), true],
  ['purchase', paths.cart(), true],
])('from the zone %s to %s takes a full load: %s', (from, path, expected) => {
  expect(needsDocument(from, path)).toBe(expected)
})
