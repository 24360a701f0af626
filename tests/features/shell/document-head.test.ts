import { expect, test } from 'vitest'
import { shareImage, shopName } from '#src/brand.ts'
import { documentHead, unlistedHead } from '#src/features/shell/document-head.ts'
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
  expect(said).toContainEqual({ tag: 'title', children: `Bromsar – ${shopName}` })
  expect(said).toContainEqual({ tag: 'meta', name: 'description', content: 'Delar med mått' })
  expect(said).toContainEqual({
    tag: 'link',
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

test('a shared link shows the shop’s own picture, or the one it is given, by its full address', () => {
  const pictureOf = (image?: string) =>
    documentHead({ ...head, image }).flatMap((entry) =>
      'property' in entry && entry.property === 'og:image' ? [entry.content] : [],
    )
  expect(pictureOf()).toEqual([`https://shop.test${shareImage}`])
  expect(pictureOf('/media/disc.jpg')).toEqual(['https://shop.test/media/disc.jpg'])
  expect(pictureOf('https://photos.test/disc.webp?w=1')).toEqual(['https://photos.test/disc.webp?w=1'])
  expect(documentHead(head)).toContainEqual({
    tag: 'meta',
    name: 'twitter:card',
    content: 'summary_large_image',
  })
  expect(documentHead(head)).toContainEqual({
    tag: 'meta',
    property: 'og:url',
    content: 'https://shop.test/sv/c/brakes?page=2',
  })
})

test('an unlisted view of a page names the page', () => {
  const robots = { tag: 'meta', name: 'robots', content: 'noindex' }
  const said = documentHead({ ...head, isUnlisted: true })
  expect(said).toContainEqual(robots)
  expect(said).toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  expect(documentHead(head)).not.toContainEqual(robots)
})

test('an unlisted page has no canonical address', () => {
  const said = unlistedHead('Varukorg')
  expect(said).toContainEqual({ tag: 'title', children: `Varukorg – ${shopName}` })
  expect(said).toContainEqual({ tag: 'meta', name: 'robots', content: 'noindex' })
  expect(JSON.stringify(said)).not.toMatch(/canonical|alternate|og:/)
})
