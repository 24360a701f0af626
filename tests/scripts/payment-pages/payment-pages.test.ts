import { expect, test } from 'vitest'
import { comparePages } from '#scripts/payment-pages/compare.ts'
import { inventoryLines, pageInventories, unlisted } from '#scripts/payment-pages/inventory.ts'
import {
  type PaymentPage,
  type PaymentPages,
  plainAddress,
  securityHeadersOf,
} from '#scripts/payment-pages/payment-page.ts'

const own = 'https://shop.test/assets/checkout-Ab12_x34.js'
const page: PaymentPage = {
  scripts: [
    { source: own, hash: 'sha256-one' },
    { source: 'inline', hash: 'sha256-inline' },
    { source: 'https://pay.test/fields.js', hash: 'sha256-fields' },
  ],
  frames: ['https://pay.test/frame'],
  headers: { 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' },
}
const baseline: PaymentPages = { checkout: page, confirmation: page }
const changed = (changes: Partial<PaymentPage>): PaymentPages => ({
  ...baseline,
  checkout: { ...page, ...changes },
})

test('unchanged pages have no changes, in any order', () => {
  expect(comparePages(baseline, changed({ scripts: page.scripts.toReversed() }))).toEqual([])
})

test.each<[string, Partial<PaymentPage>, string[]]>([
  [
    'a script more',
    { scripts: [...page.scripts, { source: 'https://evil.test/x.js', hash: 'sha256-x' }] },
    ['checkout: new script https://evil.test/x.js sha256-x'],
  ],
  [
    'a script less',
    { scripts: page.scripts.slice(0, 2) },
    ['checkout: script gone https://pay.test/fields.js sha256-fields'],
  ],
  [
    'another content at the same address',
    {
      scripts: [...page.scripts.slice(0, 2), { source: 'https://pay.test/fields.js', hash: 'sha256-other' }],
    },
    ['checkout: script changed https://pay.test/fields.js: sha256-fields → sha256-other'],
  ],
  [
    'another script in the document',
    { scripts: page.scripts.with(1, { source: 'inline', hash: 'sha256-skimmer' }) },
    ['checkout: new script inline sha256-skimmer', 'checkout: script gone inline sha256-inline'],
  ],
  [
    'other frames',
    { frames: ['https://evil.test/frame'] },
    ['checkout: new frame https://evil.test/frame', 'checkout: frame gone https://pay.test/frame'],
  ],
  [
    'other headers',
    { headers: { 'x-frame-options': 'SAMEORIGIN', 'permissions-policy': 'payment=*' } },
    [
      'checkout: new header permissions-policy: payment=*',
      'checkout: header gone referrer-policy: no-referrer',
      'checkout: header changed x-frame-options: DENY → SAMEORIGIN',
    ],
  ],
])('%s is a change', (_, changes, lines) => {
  expect(comparePages(baseline, changed(changes))).toEqual(lines)
})

test('the confirmation is compared too', () => {
  expect(comparePages(baseline, { ...baseline, confirmation: { ...page, frames: [] } })).toEqual([
    'confirmation: frame gone https://pay.test/frame',
  ])
})

test('of headers those that protect the document are kept, without its nonce', () => {
  const headers: [string, string][] = [
    ['Content-Security-Policy', "script-src 'nonce-abc123' 'strict-dynamic'"],
    ['date', 'Mon, 02 Nov 2026 10:00:00 GMT'],
    ['x-request-id', 'one'],
    ['x-frame-options', 'DENY'],
  ]
  expect(securityHeadersOf(headers)).toEqual({
    'content-security-policy': "script-src 'nonce-…' 'strict-dynamic'",
    'x-frame-options': 'DENY',
  })
})

test.each([
  ['https://pay.test/fields.js?session=secret#x', 'https://pay.test/fields.js'],
  ['data:text/javascript,alert(1)', 'data:'],
  ['about:blank', 'about:'],
])('%s is written down as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})

const settings = {
  PUBLIC_ORIGIN: 'https://shop.test',
  COMMERCE_URL: 'https://commerce.test/api/checkout',
  SHOP_API_URL: 'https://commerce.test/api/shop',
  SEARCH_URL: 'https://search.test',
  CONTENT_URL: 'https://content.test',
  HSTS: 'host' as const,
  PUBLIC_CHECKOUT_URL: 'https://commerce.test/api/checkout',
  IMAGE_HOSTS: ['https://media.test'],
  PAYMENT_HOSTS: ['https://pay.test'],
  MEASURING_HOSTS: ['https://tags.test'],
  PUBLIC_TAG_MANAGER_ID: undefined,
  PUBLIC_TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
  PUBLIC_PIXEL_ID: undefined,
  PUBLIC_PIXEL_URL: 'https://connect.facebook.net/en_US/fbevents.js',
  PUBLIC_AD_PARTNER_URL: undefined,
}

test('the inventory of a deployment names the origins of its variables, with owner and reason', async () => {
  const { checkout, confirmation } = await pageInventories(settings)
  expect(checkout.origins.map(({ origin, frames }) => [origin, frames])).toEqual([
    ['https://shop.test', false],
    ['https://pay.test', true],
  ])
  expect(confirmation.origins.map(({ origin }) => origin)).toEqual([
    'https://shop.test',
    'https://pay.test',
    'https://tags.test',
  ])
  for (const { owner, purpose } of confirmation.origins) expect([owner, purpose]).not.toContain('')
  expect(checkout.headers['content-security-policy']).toContain(
    "script-src-elem 'unsafe-inline' 'self' https://pay.test;",
  )
  expect(checkout.headers['referrer-policy']).toBe('no-referrer')
  const lines = inventoryLines('checkout', checkout, page)
  expect(lines).toContainEqual(expect.stringContaining('https://pay.test · the payment providers'))
  expect(lines).toContainEqual(`    ${own} · sha256-one · the shop`)
  expect(lines).toContainEqual(
    '    https://pay.test/fields.js · sha256-fields · the payment providers of the merchant',
  )
})

test('a page that serves more than its inventory lists is a fault', async () => {
  const { checkout } = await pageInventories(settings)
  const served = { ...page, headers: checkout.headers }
  expect(unlisted(checkout, served)).toEqual([])
  const foreign = {
    scripts: [{ source: 'https://tags.test/t.js', hash: 'sha256-t' }],
    frames: ['https://evil.test/frame'],
    headers: { ...checkout.headers, 'x-frame-options': 'SAMEORIGIN' },
  }
  expect(unlisted(checkout, foreign)).toEqual([
    'script https://tags.test/t.js sha256-t',
    'frame https://evil.test/frame',
    'header x-frame-options: SAMEORIGIN',
  ])
})
