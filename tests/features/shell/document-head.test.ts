import { expect, test } from 'vitest'
import { documentHead } from '#src/features/shell/document-head.ts'
import { locales } from '#src/i18n/locales.ts'

const head = {
  title: 'Bromsar',
  description: 'Delar med mått',
  locale: 'sv',
  origin: 'https://shop.test',
  path: '/c/brakes?page=2',
} as const

test('a document names itself, the shop, and its own address', () => {
  const said = documentHead(head)
  expect(said).toContainEqual({ title: 'Bromsar – Tappet' })
  expect(said).toContainEqual({ name: 'description', content: 'Delar med mått' })
  expect(said).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.test/sv/c/brakes?page=2',
  })
})

test('a document points to itself in all seven languages, and to the default', () => {
  const alternates = documentHead(head).flatMap((entry) =>
    'rel' in entry && entry.rel === 'alternate' && 'hrefLang' in entry
      ? [[entry.hrefLang, 'href' in entry && entry.href]]
      : [],
  )
  expect(alternates).toHaveLength(locales.length + 1)
  expect(alternates).toContainEqual(['en', 'https://shop.test/c/brakes?page=2'])
  expect(alternates).toContainEqual(['de', 'https://shop.test/de/c/brakes?page=2'])
  expect(alternates).toContainEqual(['x-default', 'https://shop.test/c/brakes?page=2'])
})

test('what crawlers leave out claims no address', () => {
  const said = documentHead({ ...head, indexed: false })
  expect(said).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(said)).not.toMatch(/canonical|alternate/)
})

test('a screen that could not be loaded says nothing', () => {
  expect(documentHead(undefined)).toEqual([])
})
