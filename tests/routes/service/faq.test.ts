import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue, type TestShop } from '#tests/support/shop/test-shop.ts'

await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })

const Questions = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('FAQPage'),
  mainEntity: v.array(
    v.object({
      '@type': v.literal('Question'),
      name: v.string(),
      acceptedAnswer: v.object({ '@type': v.literal('Answer'), text: v.string() }),
    }),
  ),
})

async function visit(shop: TestShop, path: string) {
  const response = await shop.fetch(path)
  const { document } = new JSDOM(await response.text()).window
  await shop.settle()
  return { status: response.status, document }
}

/** Words alone: where lines break is up to the layout. */
const words = (text: string | null | undefined) => (text ?? '').split(/\s+/).filter(Boolean)

function structuredData(document: Document) {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]')
  return v.parse(Questions, JSON.parse(script?.textContent ?? ''))
}

/** The text of an element, with a space between its blocks. */
function textOf(element: Element): string {
  return [...element.children].map((child) => child.textContent).join(' ')
}

test.each(locales)('the structured data of the questions are their visible text, in %s', async (locale) => {
  const { status, document } = await visit(await createTestShop(), localized(locale, paths.faq()))
  expect([status, document.documentElement.lang]).toEqual([200, locale])
  const { mainEntity } = structuredData(document)
  const visible = [...document.querySelectorAll('main section[id]')].map((section) => words(textOf(section)))
  const stated = mainEntity.map(({ name, acceptedAnswer }) => words(`${name} ${acceptedAnswer.text}`))
  expect(stated).toEqual(visible)
  expect(visible).toHaveLength(19)
})

test.each(locales)(
  'every question can be reached from the list, and every answer leads on, in %s',
  async (locale) => {
    const shop = await createTestShop()
    const { document } = await visit(shop, localized(locale, paths.faq()))
    const questions = [...document.querySelectorAll('main section[id]')]
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a')]
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      questions.map((question) => [`#${question.id}`, question.querySelector('h3')?.textContent]),
    )
    const inAnswers = [...document.querySelectorAll('main section a:not([href^="mailto:"], [href^="tel:"])')]
    const targets = new Set(inAnswers.map((link) => link.getAttribute('href') ?? ''))
    expect(targets).toContain(localized(locale, paths.support()))
    if (locale !== 'de') return
    for (const path of targets) expect([path, (await shop.fetch(path)).status]).toEqual([path, 200])
  },
)

test('markup that would end the structured data is escaped', async () => {
  const question = '</script><script>x()</script>'
  const faq = {
    title: 'T',
    topics: [{ title: 'G', questions: [{ id: 'a', question, html: '&lt;/script>' }] }],
  }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/faq') ? Response.json({ faq }) : sandbox(request),
  })
  const { document } = await visit(shop, paths.faq())
  const { mainEntity } = structuredData(document)
  expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    [question, '</script>'],
  ])
  expect([...document.scripts].map(({ textContent }) => textContent)).not.toContain('x()')
})

test.each([
  [404, 404],
  [500, 503],
])('a content service that answers %i makes the page %i', async (status, shown) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/faq') ? Response.json({ errors: {} }, { status }) : sandbox(request),
  })
  expect((await visit(shop, paths.faq())).status).toBe(shown)
})
