import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContentFiles } from '#scripts/content/read-content-files.ts'
import { createFileContent } from '#src/commerce/content/content-files.ts'
import { fillInMarks } from '#src/commerce/content/fill-in.ts'
import { contentText } from '#src/commerce/contract/content-html.ts'
import { infoSlugs } from '#src/config.ts'
import { locales } from '#src/i18n/locales.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

const templates = readContentFiles('content')

describe('the templates', () => {
  test.each(locales)(
    'are the pages that the footer links to, with what to fill in, in %s',
    async (locale) => {
      const content = createFileContent(templates, locale)
      for (const slug of infoSlugs) {
        const page = await content.page(slug)
        expect(page?.sections.length).toBeGreaterThan(3)
        expect(fillInMarks(JSON.stringify(page))).not.toEqual([])
      }
    },
  )

  test('have the same questions in every language', async () => {
    const anchors = await Promise.all(
      locales.map(async (locale) => {
        const faq = await createFileContent(templates, locale).faq()
        return faq?.topics.map(({ questions }) => questions.map(({ id }) => id))
      }),
    )
    expect(anchors[0]?.flat().length).toBeGreaterThan(9)
    for (const own of anchors) expect(own).toEqual(anchors[0])
  })

  test('name no seller until it is filled in', async () => {
    expect(fillInMarks(JSON.stringify(templates.shop)).length).toBeGreaterThan(5)
    expect(await createFileContent(templates, 'en').shop('SE')).toMatchObject({ seller: null })
  })

  test('the page on privacy names what browsers store, each name once', async () => {
    for (const locale of locales) {
      const page = await createFileContent(templates, locale).page('privacy')
      const text = page?.sections.map(({ nodes }) => contentText(nodes)).join('\n') ?? ''
      const named: string[] = text.match(/\brc_[a-z_]+/g) ?? []
      expect([locale, named.includes('rc_consent'), new Set(named).size]).toEqual([
        locale,
        true,
        named.length,
      ])
    }
  })
})

describe('a fault names its file', () => {
  test.each([
    ['en/terms.md', '## Terms', 'en/terms.md: The front matter has no title.'],
    ['de/faq.md', '---\ntitle: F\n---\n## A\n\n### B\n', 'de/faq.md: “B” does not end with an anchor'],
    ['sv/About us.md', '---\ntitle: A\n---\n', 'About us.md: a name has small letters'],
    ['en/faq.md', '---\ntitle: F\ndraft: yes\n---\n', 'en/faq.md: draft is true or false'],
    ['shop.json', '{"seller": {"name": 7}}', 'shop.json: shop.seller.name (any country, en)'],
    [
      'shop.json',
      '{"countries": {"SE": {"deliveryMethods": [{"shippingMethod": "post", "maxKilograms": "x", "days": 2}]}}}',
      'shop.json: shop.deliveryMethods.0.days (SE, en)',
    ],
    ['labels.json', '[{"field": "care", "name": {"sv": "Skötsel"}}]', 'labels.json: labels.0.name (en)'],
    ['shop.json', '{', 'shop.json: '],
  ])('%s', (name, text, fault) => {
    using folder = createTemporaryFolder()
    const file = join(folder.path, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    expect(() => readContentFiles(folder.path)).toThrow(fault)
  })
})

test('a shop without files has no pages, and no facts', async () => {
  using folder = createTemporaryFolder()
  const content = createFileContent(readContentFiles(folder.path), 'sv')
  expect(await content.page('terms')).toBeNull()
  expect(await content.faq()).toBeNull()
  expect(await content.labels()).toBeNull()
  expect(await content.shop('SE')).toMatchObject({ seller: null, deliveryMethods: [] })
})

test('a file that is marked as a draft is for a preview only', async () => {
  using folder = createTemporaryFolder()
  const texts = {
    'sv/sale.md': '---\ntitle: Rea\ndraft: true\n---\n',
    'sv/terms.md': '---\ntitle: Villkor\ndraft: false\n---\n',
    'sv/faq.md': '---\ntitle: Frågor\ndraft: true\n---\n',
    'sv/bands/home.md': '---\ntitle: Nytt\ndraft: true\n---\n',
  }
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true })
    writeFileSync(join(folder.path, name), text)
  }
  const files = readContentFiles(folder.path)
  const titlesIn = async (content: ReturnType<typeof createFileContent>) => {
    const parts = [content.page('terms'), content.page('sale'), content.faq(), content.band('home')]
    return (await Promise.all(parts)).map((part) => part?.title ?? null)
  }
  expect(await titlesIn(createFileContent(files, 'sv'))).toEqual(['Villkor', null, null, null])
  const draft = createFileContent(files, 'sv', 'draft')
  expect(await titlesIn(draft)).toEqual(['Villkor', 'Rea', 'Frågor', 'Nytt'])
})
