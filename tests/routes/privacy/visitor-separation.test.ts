import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const category = `/c/${categories[0]?.uri}`
const visits = locales.flatMap((locale) =>
  ['SE', 'DE', 'GB'].map((country) => ({ path: localized(locale, category), locale, country })),
)

async function visit(shop: TestShop, { path, country }: { path: string; country: string }, cookie = '') {
  const response = await shop.fetch(path, { headers: { 'x-test-country': country, cookie } })
  const html = await response.text()
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
  return { html: html.replaceAll(nonce, 'NONCE'), nonce, status: response.status }
}

test('hundreds of concurrent visitors, of all languages and markets, each get the same response as a single one', async () => {
  const alone = await createTestShop()
  const expected = new Map<string, string>()
  for (const one of visits) expected.set(`${one.path} ${one.country}`, textOf((await visit(alone, one)).html))
  expect(new Set(expected.values()).size).toBe(visits.length)

  const shop = await createTestShop()
  const crowd = Array.from({ length: 4 }, () => visits).flat()
  const nonces = new Set<string>()
  await Promise.all(
    crowd.map(async (one) => {
      const { html, nonce, status } = await visit(shop, one)
      nonces.add(nonce)
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${one.locale}"`)
      expect(textOf(html)).toBe(expected.get(`${one.path} ${one.country}`))
    }),
  )
  expect(nonces.size).toBe(crowd.length)
})

test('a page of one address and market is the same for all shoppers, without personal data', async () => {
  const shop = await createTestShop()
  const [one = { path: '/', country: 'SE' }] = visits
  const anonymous = await visit(shop, one)
  for (const cookie of [
    'rc_centra_checkout_token=canary-77d0',
    'rc_wishlist=canary',
    'rc_lang=sv; session=canary',
  ]) {
    const { html } = await visit(shop, one, cookie)
    expect(html).toBe(anonymous.html)
  }
})
