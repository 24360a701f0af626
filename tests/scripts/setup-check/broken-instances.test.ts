import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkAllowedOrigin } from '#scripts/setup-check/checks/allowed-origin.ts'
import { checkAttributes } from '#scripts/setup-check/checks/attributes.ts'
import { checkContentPages } from '#scripts/setup-check/checks/content-pages.ts'
import { checkDelivery } from '#scripts/setup-check/checks/delivery.ts'
import { checkFilters } from '#scripts/setup-check/checks/filters.ts'
import { checkLanguages } from '#scripts/setup-check/checks/languages.ts'
import { checkLiveStock } from '#scripts/setup-check/checks/live-stock.ts'
import { checkLookups } from '#scripts/setup-check/checks/lookups.ts'
import { checkNotices } from '#scripts/setup-check/checks/notices.ts'
import { checkPaymentHosts } from '#scripts/setup-check/checks/payment-hosts.ts'
import { checkPictures } from '#scripts/setup-check/checks/pictures.ts'
import { checkRegions } from '#scripts/setup-check/checks/regions.ts'
import { checkSearchIndexes } from '#scripts/setup-check/checks/search-indexes.ts'
import { type ContentFiles, type LanguageFiles, noFiles } from '#src/commerce/content/content-files.ts'
import { infoSlugs } from '#src/config.ts'
import { type Action, rewriteJson } from '#tests/support/back-end/relay.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createSetupCheckWorld } from '#tests/support/sandbox/setup-check-world.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'

let world: ReturnType<typeof createSetupCheckWorld>
const undo: (() => unknown)[] = []
beforeAll(() => {
  world = createSetupCheckWorld()
})
afterEach(async () => {
  for (const end of undo.splice(0)) await end()
})
afterAll(() => world.sandbox.close())

function breakCalls(calls: RegExp, action: Action) {
  undo.push(world.relay.on(calls, action))
}

/** Changes each record of replies; null removes it from its list or record. */
function breakRecords(calls: RegExp, change: (record: Record<string, unknown>) => object | null) {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit).filter((entry) => entry !== null)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.entries(value).map(([key, part]): [string, unknown] => [key, visit(part)])
    return change(Object.fromEntries(inner))
  }
  breakCalls(calls, rewriteJson(visit))
}

const listings = /POST \/api\/checkout\/products$/

test('a wrong key is named with its variable, and once', async () => {
  const defects = await world.find('defect', { variables: { COMMERCE_SECRET: 'wrong' } })
  expect(defects).toEqual(['The Checkout API refuses the key in COMMERCE_SECRET (status 403).'])
})

test.each([
  ['SHOP_API_KEY', 'The Shop API', checkLiveStock],
  ['SEARCH_KEY', 'The search service', checkSearchIndexes],
  ['CONTENT_TOKEN', 'The content service', checkContentPages],
  ['ORDER_LOOKUP_KEY', 'The order look-up', checkLookups],
])('a wrong %s is a defect of %s', async (name, service, check) => {
  const defects = await world.find('defect', { variables: { [name]: 'wrong' }, checks: [check] })
  expect(defects).toEqual([expect.stringContaining(`${service} refuses the key in ${name}`)])
})

test('a service that refuses the shop’s origin', async () => {
  const checks = [checkAllowedOrigin, checkDelivery]
  const allow = (allowedOrigins: string[]) =>
    world.sandbox.fetch('/__settings', {
      method: 'POST',
      headers: operator,
      body: JSON.stringify({ allowedOrigins }),
    })
  await allow(['https://another.example'])
  undo.push(() => allow([]))
  expect(await world.find('defect', { checks })).toContain(
    'The Checkout API refuses calls from http://localhost:8787 (status 401).',
  )
  await allow(['http://localhost:8787'])
  expect(await world.find('defect', { checks })).toEqual([])
  expect(await world.find('note', { checks })).not.toContain(
    'The Checkout API takes calls from the pages of any site.',
  )
})

test('a service whose preflight does not allow the token', async () => {
  const checks = [checkAllowedOrigin]
  breakCalls(/OPTIONS \/api\/checkout/, async (_call, pass) => {
    const response = await pass()
    const headers = new Headers(response.headers)
    headers.set('access-control-allow-headers', 'Accept')
    return new Response(null, { status: response.status, headers })
  })
  expect(await world.find('defect', { checks })).toEqual([
    'Browsers may not send PUT with the headers api-token and content-type to the Checkout API.',
  ])
})

test('a service without German, and with another code for it', async () => {
  const checks = [checkLanguages]
  breakRecords(/GET \/api\/checkout\/languages$/, (record) =>
    record.language === 'de' ? { ...record, language: 'de-DE' } : record,
  )
  expect(await world.find('defect', { checks })).toEqual([
    'The Checkout API lacks the language de; it has “de-DE” instead.',
  ])
})

test('a market without shipping', async () => {
  const checks = [checkDelivery]
  breakCalls(
    /PUT \/api\/checkout\/countries\/NO$/,
    rewriteJson((body) => ({ ...Object(body), shippingMethods: [] })),
  )
  expect(await world.find('defect', { checks })).toEqual([
    'Countries of market 6 have no shipping method: NO.',
  ])
})

test('a country without a price list, which is also the default', async () => {
  const checks = [checkRegions]
  breakRecords(/GET \/api\/checkout\/countries\/all$/, (record) =>
    record.country === 'SE' ? { ...record, pricelist: null } : record,
  )
  expect(await world.find('defect', { checks })).toEqual([
    'These countries are shipped to, but lack a market, a price list or a currency: SE.',
    'Visitors without a country get SE, and nothing can be ordered there.',
  ])
})

test('a shop without cars, and filters that are not ticked', async () => {
  const checks = [checkAttributes, checkFilters]
  breakRecords(/POST \/api\/checkout\/products/, ({ vehicle: _, fit_summary: __, ...record }) =>
    /^(?:vehicle|tech)\./.test(String(record.field)) ? null : record,
  )
  const defects = await world.find('defect', { checks })
  expect(defects).toEqual([
    'None of 375 products looked at has the attribute vehicle, so no part is found by car.',
    'Products have measures, but listings cannot be filtered by any.',
  ])
  expect(await world.find('defect', { checks, hasCars: false })).toEqual(defects.slice(1))
})

test('cars whose filter is not ticked', async () => {
  const checks = [checkFilters]
  breakRecords(listings, (record) => (/^vehicle\./.test(String(record.field)) ? null : record))
  expect(await world.find('defect', { checks })).toEqual([
    'Products name their cars, but listings cannot be filtered by car.',
  ])
})

test('cars without a key', async () => {
  const checks = [checkFilters]
  const withoutKey = (text: unknown) => String(text).replace(/ \[volvo-240-b21a\]$/, '')
  breakRecords(listings, (record) =>
    'totalCount' in record
      ? { ...record, value: withoutKey(record.value), data: withoutKey(record.value) }
      : record,
  )
  expect(await world.find('defect', { checks })).toEqual([
    '1 car has no key, so nobody can look for their parts: “Volvo 240, B21A”.',
  ])
})

test('an index that lost its settings', async () => {
  const checks = [checkSearchIndexes]
  const headers = { authorization: `Bearer ${testSecret}`, 'content-type': 'application/json' }
  const path = '/search/indexes/products_de/settings'
  const before = await (await world.sandbox.fetch(path, { headers })).text()
  await world.sandbox.fetch(path, { method: 'DELETE', headers })
  undo.push(() => world.sandbox.fetch(path, { method: 'PATCH', headers, body: before }))
  expect(await world.find('defect', { checks })).toEqual([
    'The search index products_de does not have the shop’s settings: filterableAttributes, sortableAttributes, faceting, rankingRules, searchableAttributes, typoTolerance, synonyms.',
  ])
  // A key that only searches finds out by searching.
  breakCalls(/GET \/search\/indexes\/\w+\/settings$/, () =>
    Response.json({ code: 'invalid_api_key', message: 'The provided API key is invalid.' }, { status: 403 }),
  )
  expect(await world.find('defect', { checks })).toEqual([
    'The search index products_de does not have the shop’s settings: filterableAttributes, sortableAttributes.',
  ])
  expect(await world.find('note', { checks })).toContain(
    'Ranking, typing errors and synonyms could not be compared.',
  )
})

test('an index that does not exist', async () => {
  const checks = [checkSearchIndexes]
  breakCalls(/POST \/search\/indexes\/(products|content)_de\/search$/, () =>
    Response.json({ code: 'index_not_found', message: 'Index not found.' }, { status: 404 }),
  )
  expect(await world.find('defect', { checks })).toEqual([
    'The search index products_de cannot be searched (index_not_found).',
  ])
  expect(await world.find('note', { checks })).toContain(
    'There are no indexes of content (content_de), so searches find only products.',
  )
})

test('a search service that cannot be reached', async () => {
  const checks = [checkSearchIndexes]
  breakCalls(/ \/search\//, () => {
    throw new Error('no route to host')
  })
  expect(await world.find('defect', { checks })).toEqual([
    'The search service cannot be reached at http://localhost:8787.',
  ])
})

test('legal and other pages that are not published', async () => {
  const checks = [checkContentPages]
  breakCalls(/GET \/content\/pages\/(?:imprint\?language=de|delivery\?)/, () =>
    Response.json({ errors: { page: 'not found' } }, { status: 404 }),
  )
  expect(await world.find('defect', { checks })).toEqual(['The legal page /info/imprint is missing in de.'])
  expect(await world.find('note', { checks })).toContainEqual(
    expect.stringMatching(/^The page \/info\/delivery, which the footer links to, is missing in en, /),
  )
})

test('a payment host that the security policy lacks', async () => {
  const checks = [checkPaymentHosts]
  const defects = await world.find('defect', {
    checks,
    variables: { PAYMENT_HOSTS: 'https://other.example' },
  })
  expect(defects).toContain(
    'The payment method “adyen-drop-in” loads from https://provider.test, which PAYMENT_HOSTS does not have.',
  )
})

test('pictures of another host, and pictures that are none', async () => {
  const checks = [checkPictures]
  breakCalls(
    /GET \/media\//,
    () => new Response('<h1>Gone</h1>', { headers: { 'content-type': 'text/html' } }),
  )
  breakRecords(listings, (record) => record)
  expect(await world.find('defect', { checks })).toEqual([
    expect.stringMatching(/^8 pictures of 8 cannot be shown: .*content type “text\/html”/),
  ])
})

test('a Shop API of another shop', async () => {
  const checks = [checkLiveStock]
  breakCalls(/GET \/api\/shop\/products\//, () =>
    Response.json({ errors: { product: 'not found' } }, { status: 404 }),
  )
  expect(await world.find('defect', { checks })).toEqual([
    expect.stringMatching(/^The Shop API does not know product \d+, which the Checkout API sells\.$/),
  ])
})

test('a shop with another secret for notices of changes', async () => {
  const variables = { CATALOGUE_WEBHOOK_SECRET: 'another' }
  expect(await world.find('defect', { checks: [checkNotices], variables })).toEqual([
    'The shop refuses a notice of changes that is signed with CATALOGUE_WEBHOOK_SECRET (status 401).',
  ])
})

const notice = /POST \/api\/catalogue-webhook$/

test.each<[string, Action, string]>([
  ['a running shop without it', () => new Response(null, { status: 404 }), 'takes no notices'],
  ['a shop that cannot keep notices', () => new Response(null, { status: 503 }), 'cannot keep notices'],
  [
    'a proxy that challenges the service',
    () => new Response('<h1>Are you human?</h1>', { status: 403 }),
    'answered with status 403',
  ],
  [
    'a shop that does not answer',
    () => {
      throw new Error('connection reset')
    },
    'does not answer',
  ],
])('%s is a defect of notices of changes', async (_, action, sentence) => {
  breakCalls(notice, action)
  expect(await world.find('defect', { checks: [checkNotices] })).toEqual([expect.stringContaining(sentence)])
})

test('before the first deployment no notice is sent to whatever answers', async () => {
  const checks = [checkNotices]
  breakCalls(/GET \/healthz$/, () => new Response('<h1>The former shop</h1>'))
  const before = world.relay.calls.length
  expect(await world.find('note', { checks })).toEqual([
    'No shop answers at http://localhost:8787, so no notice of changes could be sent to it.',
  ])
  expect(world.relay.calls.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /healthz',
  ])
  expect(await world.find('note', { checks, variables: { CATALOGUE_WEBHOOK_SECRET: undefined } })).toEqual([
    expect.stringContaining('Without CATALOGUE_WEBHOOK_SECRET'),
  ])
})

describe('a shop whose content is files', () => {
  const files = { CONTENT_URL: undefined, CONTENT_TOKEN: undefined }
  const page = (slug: string, text: string) => ({
    slug,
    title: slug,
    description: '',
    updated: '',
    sections: [{ heading: '', facts: null, nodes: [{ tag: 'p' as const, nodes: [text] }] }],
  })
  const filesWith = (pages: LanguageFiles['pages'], shop: unknown = {}): ContentFiles => ({
    load: async () => ({ ...noFiles, pages }),
    shop,
    labels: null,
  })
  const find = (level: 'defect' | 'note', contentFiles?: ContentFiles) =>
    world.find(level, {
      variables: files,
      checks: [checkContentPages],
      ...(contentFiles ? { contentFiles } : {}),
    })

  test('must fill in the templates', async () => {
    const defects = await find('defect')
    for (const place of ['/info/terms', '/info/privacy', '/info/take-back', '/faq', 'content/shop.json'])
      expect(defects).toContainEqual(expect.stringContaining(`${place} has to be filled in`))
    expect(defects).toContainEqual(expect.stringContaining('[fill in: company]'))
    expect(defects.join()).not.toContain('is missing')
  })

  test('misses legal pages as defects, and others as notes', async () => {
    const some = filesWith({ terms: page('terms', 'Ours.'), imprint: page('imprint', 'We.') })
    const legal = (slug: string) => expect.stringMatching(`^The legal page /info/${slug} is missing in en`)
    expect(await find('defect', some)).toEqual([legal('withdrawal'), legal('privacy')])
    expect(await find('note', some)).toContainEqual(
      expect.stringContaining('The page /info/returns, which the footer links to, is missing'),
    )
  })

  test('is complete when all is written', async () => {
    const pages = Object.fromEntries(infoSlugs.map((slug) => [slug, page(slug, 'Ours.')]))
    expect(await find('defect', filesWith(pages))).toEqual([])
    expect(
      await find('defect', filesWith({ ...pages, terms: page('terms', 'Ask [fill in: e-mail].') })),
    ).toEqual([expect.stringMatching(/^\/info\/terms has to be filled in \(.*\): \[fill in: e-mail\]\.$/)])
  })
})

test('legal pages that a CMS has not published are defects, and no failure of it', async () => {
  breakCalls(/GET \/content\//, async () => Response.json({ error: 'not found' }, { status: 404 }))
  const defects = await world.find('defect', { checks: [checkContentPages] })
  expect(defects).toHaveLength(4)
  for (const defect of defects) expect(defect).toMatch(/^The legal page \/info\/\w+ is missing in /)
})
