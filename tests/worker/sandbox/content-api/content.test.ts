import * as v from 'valibot'
import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import {
  BandReply,
  type ContentPage,
  type Faq,
  FaqReply,
  PageReply,
  ShopReply,
} from '#src/commerce/contract/content.ts'
import type { ContentNode } from '#src/commerce/contract/content-html.ts'
import { locales } from '#src/i18n/locales.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
const slugs = [
  'terms',
  'privacy',
  'delivery',
  'returns',
  'withdrawal',
  'imprint',
  'accessibility',
  'take-back',
]

/** Elements and addresses of a text: equal in all languages. */
function shapeOf(nodes: ContentNode[]): unknown[] {
  return nodes.flatMap<unknown>((node) => {
    if (typeof node === 'string') return []
    if (node.tag === 'br') return ['br']
    return [[node.tag, node.tag === 'a' ? node.href : '', shapeOf(node.nodes)]]
  })
}

function linksOf(nodes: ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return []
    return node.tag === 'a' ? [node.href] : linksOf(node.nodes)
  })
}

function wordsOf(nodes: ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'br' ? '\n' : `${wordsOf(node.nodes)}\n`
    })
    .join('')
}

async function pageOf(slug: string, language: string) {
  return v.parse(PageReply, (await ask(`/pages/${slug}?language=${language}`)).reply).page
}

async function textOf(slug: string, language: string) {
  const { sections } = await pageOf(slug, language)
  return sections.map(({ heading, nodes }) => `${heading}\n${wordsOf(nodes)}`).join('\n')
}

/** The box that French law prescribes is written in French alone. */
const isFrenchBox = ({ heading }: ContentPage['sections'][number]) => heading.includes('D211-2')

async function ask(path: string, token = testSecret) {
  const response = await sandbox.fetch(`/content${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, reply: await response.json() }
}

test.each(locales)('every page is written in %s, section by section as in English', async (language) => {
  for (const slug of slugs) {
    const [page, english] = [await pageOf(slug, language), await pageOf(slug, 'en')]
    const shapes = ({ sections }: ContentPage) =>
      sections.filter((section) => !isFrenchBox(section)).map(({ facts, nodes }) => [facts, shapeOf(nodes)])
    expect(shapes(page)).toEqual(shapes(english))
    expect(new Set(page.sections.map(({ heading }) => heading)).size).toBe(page.sections.length)
    if (language !== 'en') expect(page.description).not.toBe(english.description)
  }
})

test('the French terms have the box that French law prescribes', async () => {
  for (const language of locales)
    expect((await pageOf('terms', language)).sections.filter(isFrenchBox)).toHaveLength(
      language === 'fr' ? 1 : 0,
    )
  expect(await textOf('terms', 'fr')).toContain('encourt une amende civile d’un montant maximal de 300')
})

test('the terms name the time for claims in each country, and where faults must be reported', async () => {
  const text = await textOf('terms', 'en')
  expect(text).toContain('three years of delivery in Sweden')
  expect(text).toContain('five years in Norway')
  expect(text).toContain('reject a faulty part for a full refund within 30 days')
  expect(text).toContain('In Germany, Austria, France and Great Britain the law sets no such time.')
})

test.each(locales)('the withdrawal instruction has the telephone number, in %s', async (language) => {
  expect(await textOf('withdrawal', language)).toContain('+46 8 465 004 00')
})

test.each(locales)('the other duties of countries are met, in %s', async (language) => {
  expect(await textOf('delivery', language)).toContain('Returned goods')
  const takeBack = await textOf('take-back', language)
  for (const word of ['Triman', 'IDU', 'FR000000_']) expect(takeBack).toContain(word)
  expect(await textOf('imprint', language)).toMatch(/\((?:EU|UE)\) 2023\/988/)
})

test.each(locales)(
  'every question is answered in %s, with the links of the English answer',
  async (language) => {
    const { faq } = v.parse(FaqReply, (await ask(`/faq?language=${language}`)).reply)
    const { faq: english } = v.parse(FaqReply, (await ask('/faq?language=en')).reply)
    const shapes = ({ topics }: Faq) =>
      topics.map(({ questions }) => questions.map(({ id, answer }) => [id, linksOf(answer).sort()]))
    expect(shapes(faq)).toEqual(shapes(english))
    const ids = faq.topics.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect([new Set(ids).size, ids.length]).toEqual([19, 19])
    if (language !== 'en') expect(JSON.stringify(faq)).not.toContain(english.description)
  },
)

test.each(locales)('the home page has a band in %s, whose link stays in the shop', async (language) => {
  const { band } = v.parse(BandReply, (await ask(`/bands/home?language=${language}`)).reply)
  expect(band?.title).not.toBe('')
  expect(band?.link?.to).toMatch(/^\/info\/[a-z]+$/)
})

test('pages set French signs and Danish quotes as they are set there', async () => {
  for (const path of ['/faq', ...slugs.map((slug) => `/pages/${slug}`)]) {
    const french = JSON.stringify((await ask(`${path}?language=fr`)).reply)
    // Entities such as `&amp;` end with a semicolon too.
    expect(french.replaceAll(/&\w+;/g, '')).not.toMatch(
      /[^\u00a0"\d][;!?»]|[^\u00a0\w"\]}]:|«[^\u00a0]|[a-zé]: /,
    )
    expect(JSON.stringify((await ask(`${path}?language=da`)).reply)).not.toMatch(/[“„«»]/)
  }
})

test('facts of the shop are those of a country, in its currency and the language asked for', async () => {
  const { shop } = v.parse(ShopReply, (await ask('/shop?country=SE&language=de')).reply)
  expect(shop.currency).toBe('SEK')
  expect(shop.deliveryMethods).toContainEqual({
    shippingMethod: 'service-point',
    name: 'Paketshop',
    carrier: 'PostNord',
    prices: [
      { overKilograms: 0, price: 49 },
      { overKilograms: 5, price: 73.5 },
      { overKilograms: 15, price: 98 },
    ],
    freeFrom: 999,
    bulky: false,
    goods: ['letter', 'parcel', 'hazmat', 'hazmat-lq'],
    maxKilograms: 30,
    days: { min: 1, max: 3 },
  })
  expect(shop.deliveryMethods.at(-1)).toMatchObject({
    prices: [{ overKilograms: 30, price: 390 }],
    freeFrom: null,
    bulky: true,
  })
})

test('facts of the shop have the calendars of the warehouse and of the country', async () => {
  const { shop } = v.parse(ShopReply, (await ask('/shop?country=FI&language=en')).reply)
  expect(shop.dispatch).toMatchObject({ timeZone: 'Europe/Stockholm', cutOff: '15:00' })
  expect(shop.dispatch?.holidays).toContain('2026-06-19')
  expect(shop.delivery).toMatchObject({ timeZone: 'Europe/Helsinki', years: [2025, 2026, 2027] })
  expect(shop.delivery?.holidays).toContain('2027-12-06')
  expect(shop.returnDays).toBe(30)
})

test.each([
  ['SE', ['Bank transfer', 'Card', 'Online banking', 'Mobile payment', 'Digital wallet', 'Card', 'Invoice']],
  [
    'EE',
    [
      'Invoice',
      'Card',
      'Online banking',
      'Mobile payment',
      'Digital wallet',
      'Card',
      'Bank transfer',
      'Express wallet',
    ],
  ],
])('facts of the shop have a word for each payment method in %s', async (country, marks) => {
  const { shop } = v.parse(ShopReply, (await ask(`/shop?country=${country}&language=en`)).reply)
  expect(shop.paymentMarks.map(({ mark }) => mark)).toEqual(marks)
})

test('facts of the shop say what a payment method is paid with, where a drawing shows it', async () => {
  const { shop } = v.parse(ShopReply, (await ask('/shop?country=EE&language=en')).reply)
  expect(
    Object.fromEntries(shop.paymentMarks.map(({ paymentMethod, sign }) => [paymentMethod, sign])),
  ).toEqual({
    invoice: 'invoice',
    prepayment: 'bank',
    card: 'card',
    bank: 'bank',
    mobile: 'phone',
    wallet: 'wallet',
    'adyen-drop-in': 'card',
    'stripe-payment-intents': '',
  })
})

test('facts of the shop name its account, seller, mediator and take-back points, by country', async () => {
  const facts = async (country: string) =>
    v.parse(ShopReply, (await ask(`/shop?country=${country}&language=en`)).reply).shop
  const [swedish, german] = [await facts('SE'), await facts('DE')]
  const accounts = (shop: typeof swedish) =>
    shop.bankTransfers.map((transfer) => [
      transfer.paymentMethod,
      transfer.days,
      ...transfer.accounts.map(({ name }) => name),
    ])
  expect(accounts(swedish)).toEqual([
    ['prepayment', 10, 'Bankgiro', 'IBAN', 'BIC'],
    ['invoice', 14, 'Bankgiro', 'IBAN', 'BIC'],
  ])
  expect(accounts(german)[0]).toEqual(['prepayment', 10, 'IBAN', 'BIC'])
  expect(swedish.seller).toMatchObject({ name: `${shopName} Parts AB` })
  expect([swedish.mediator?.url, german.mediator]).toEqual(['https://www.arn.se/', null])
  for (const country of ['FI', 'DK', 'NO', 'BE', 'FR']) {
    const { mediator } = await facts(country)
    expect(mediator?.name, country).toMatch(/\S/)
    expect(mediator?.address.length, country).toBeGreaterThan(1)
  }
  expect([swedish.takeBackPoints.length, german.takeBackPoints.length]).toEqual([0, 1])
  expect(swedish.demo).toBe(true)
})

test.each(['javascript:alert(1)', 'http://arn.se/', 'https://arn.se/"onload="', '//arn.se'])(
  'a mediator without a safe address, as %s, is no fact of the shop',
  (url) => {
    expect(v.is(ShopReply, { shop: { mediator: { name: 'A', url } } })).toBe(false)
  },
)

test('a content band without content is empty, not an error', async () => {
  expect(await ask('/bands/nowhere?language=en')).toEqual({ status: 200, reply: { band: null } })
})

test('a draft is only found by a request for drafts', async () => {
  expect((await ask('/pages/winter-check?language=en')).status).toBe(404)
  expect((await ask('/pages/winter-check?language=en&drafts=0')).status).toBe(404)
  expect((await ask('/pages/winter-check?language=en&drafts=1')).status).toBe(200)
})

test.each([
  ['/pages/terms?language=en', 'wrong', 401],
  ['/pages/no-such-page?language=en', testSecret, 404],
  ['/pages/terms?language=xx', testSecret, 404],
  ['/pages/terms', testSecret, 404],
  ['/pages/__proto__?language=en', testSecret, 404],
  ['/faq?language=en', 'wrong', 401],
  ['/faq?language=xx', testSecret, 404],
  ['/shop?country=SE&language=en', 'wrong', 401],
  ['/shop?country=SE', testSecret, 404],
  ['/shop?country=US&language=en', testSecret, 404],
  ['/shop?language=en', testSecret, 404],
])('%s with the token %s is refused', async (path, token, status) => {
  expect((await ask(path, token)).status).toBe(status)
})

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/a b'])(
  'a band that would lead to %s breaks the contract',
  (to) => {
    expect(v.is(BandReply, { band: { title: '', text: '', link: { label: '', to } } })).toBe(false)
  },
)
