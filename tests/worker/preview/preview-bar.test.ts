import { beforeAll, expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createTestShop, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'
import { signPreviewLink } from '#worker/preview/preview-link.ts'

const secret = 'a-secret-of-32-characters-or-more'
let shop: TestShop

beforeAll(async () => {
  shop = await createTestShop({
    variables: { PREVIEW_SECRET: secret, CONTENT_PREVIEW_TOKEN: 'a-preview-token' },
    async upstream(request, ask) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/content/pages/sale' || searchParams.get('version') !== 'draft') return ask(request)
      const sections = [{ heading: 'Half the price', paragraphs: ['From tomorrow on.'] }]
      return Response.json({
        page: { slug: 'sale', title: 'The sale', description: '', updated: '', sections },
      })
    },
  })
})

const titles = {
  en: 'Draft preview',
  sv: 'Förhandsgranskning',
  fi: 'Luonnosten esikatselu',
  da: 'Forhåndsvisning af kladder',
  fr: 'Aperçu des brouillons',
  nl: 'Voorbeeld van concepten',
  de: 'Vorschau der Entwürfe',
}

test.each(locales)('a draft has a bar that ends the preview by a link, in %s', async (locale) => {
  const page = localized(locale, '/info/sale')
  expect((await shop.fetch(page)).status).toBe(404)
  const until = Math.floor(Date.now() / 1_000) + 60
  const opened = await shop.fetch(await signPreviewLink(page, until, secret))
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const response = await shop.fetch(opened.headers.get('location') ?? '', { headers: { cookie } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await response.text()
  expect(textOf(html)).toContain('From tomorrow on.')
  const [, bar = ''] = /<section id="draft-preview"(.*?)<\/section>/s.exec(html) ?? []
  expect(bar).toContain(`aria-label="${titles[locale]}"`)
  const [, end = ''] = /<a [^>]*href="([^"]+)"[^>]*>[^<]+<\/a>/.exec(bar) ?? []
  const ended = await shop.fetch(end, { headers: { cookie } })
  expect(ended.headers.get('location')).toBe(page)
  expect((await shop.fetch(page, { headers: { cookie } })).status).toBe(404)
})

test('visitors without a preview do not have the bar', async () => {
  const html = await (await shop.fetch('/info/terms')).text()
  expect(html).toContain('<h1')
  expect(html).not.toContain('draft-preview')
})
