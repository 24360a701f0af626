import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

const shop = await createTestShop()

async function documentOf(path: string, { from = shop, cookie = '' } = {}): Promise<string> {
  const response = await from.fetch(path, { headers: { cookie } })
  const html = await response.text()
  await from.settle()
  return html
}

/** The question in a document; null without one. */
function questionOf(html: string): string | null {
  return /<section class="consent-bar"[^>]*>.*?<\/section>/s.exec(html)?.[0] ?? null
}

/** True if the document has the script that marks visitors who are asked. */
function marks(html: string): boolean {
  return html.slice(0, html.indexOf('</head>')).includes('dataset.unanswered')
}

test.each(locales)(
  'the first HTML in %s contains the question, between header and content',
  async (locale) => {
    const { t } = createTestI18n(locale)
    const html = await documentOf(localized(locale, paths.category('brakes')))
    const question = questionOf(html) ?? ''
    const texts = ['consent.ask', 'consent.more', 'consent.all', 'consent.none', 'consent.choose'] as const
    expect(textOf(question).replaceAll(/\s/g, '')).toBe(texts.map(t).join('').replaceAll(/\s/g, ''))
    expect(question.match(/<button/g)).toHaveLength(3)
    expect(question).toContain(`href="${localized(locale, paths.info('privacy'))}"`)
    expect(html.indexOf('</header>')).toBeLessThan(html.indexOf(question))
    expect(html.indexOf(question)).toBeLessThan(html.indexOf('<main'))
    expect(marks(html)).toBe(true)
  },
)

test('the question is the same for visitors who have answered: the browser hides it', async () => {
  const cookie = `rc_consent=1.sm.${Math.floor(Date.now() / 1000)}`
  for (const path of [paths.home(), paths.cart(), paths.info('terms')]) {
    const [asked, answered] = [await documentOf(path), await documentOf(path, { cookie })]
    expect(questionOf(asked)).not.toBeNull()
    expect(questionOf(answered)).toBe(questionOf(asked))
    expect([marks(asked), marks(answered)]).toEqual([true, true])
  }
})

test.each([paths.login(), paths.support(), paths.checkout(), paths.failedCheckout()])(
  '%s, which measures nothing, does not ask',
  async (path) => {
    const html = await documentOf(path)
    expect(html).toContain('<main')
    expect([questionOf(html), marks(html)]).toEqual([null, false])
  },
)

test('a page that does not exist asks no question for consent', async () => {
  expect(marks(await documentOf('/p/no-such-part'))).toBe(false)
})

test('a shop that measures nothing has no question', async () => {
  const names = [
    'PUBLIC_PIXEL_ID',
    'PUBLIC_TAG_MANAGER_ID',
    'PUBLIC_AD_PARTNER_URL',
    'PIXEL_TOKEN',
    'PUBLIC_GA4_ID',
    'GA4_API_SECRET',
  ]
  const from: TestShop = await createTestShop({
    variables: Object.fromEntries(names.map((name) => [name, undefined])),
  })
  const html = await documentOf(paths.home(), { from })
  expect(html).toContain('<main')
  expect([questionOf(html), marks(html)]).toEqual([null, false])
})
