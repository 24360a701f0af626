import { expect, test } from 'vitest'
import { parseVariables, secretNames, VariablesError } from '#worker/env.ts'

const complete = {
  PUBLIC_ORIGIN: 'https://shop.test',
  COMMERCE_URL: 'https://commerce.test/api/checkout',
  COMMERCE_SECRET: 'a-secret',
  SHOP_API_URL: 'https://commerce.test/api/shop',
  SHOP_API_KEY: 'a-key',
  SEARCH_URL: 'https://search.test',
  SEARCH_KEY: 'a-search-key',
  CONTENT_URL: 'https://content.test',
  CONTENT_TOKEN: 'a-content-token',
  DEFAULT_COUNTRY: 'SE',
  PUBLIC_CHECKOUT_URL: '/sandbox/api/checkout',
  IMAGE_HOSTS: 'https://pictures.test',
}

function fault(changes: Record<string, unknown>): string {
  try {
    parseVariables({ ...complete, ...changes })
  } catch (error) {
    if (error instanceof VariablesError) return error.message
    throw error
  }
  return ''
}

test('a complete set is read, and optional variables are off', () => {
  expect(parseVariables(complete)).toMatchObject({
    PUBLIC_ORIGIN: 'https://shop.test',
    LANGUAGE_REDIRECT: false,
    TEST_HEADERS: false,
    IDENTITY_ENCODING: false,
  })
  expect(parseVariables({ ...complete, LANGUAGE_REDIRECT: '1' }).LANGUAGE_REDIRECT).toBe(true)
  expect(parseVariables({ ...complete, LANGUAGE_REDIRECT: '0' }).LANGUAGE_REDIRECT).toBe(false)
})

test('without a content service, content is files and needs no token', () => {
  expect(fault({ CONTENT_URL: undefined, CONTENT_TOKEN: undefined })).toBe('')
})

test.each(Object.keys(complete).filter((name) => name !== 'CONTENT_URL'))('%s is missed by name', (name) => {
  expect(fault({ [name]: undefined })).toBe(`The variable ${name} is missing.`)
})

const address = 'an http or https address such as https://service.example'
const addressOrPath = 'an http or https address, or a path that begins with one slash'
const flag = '1, 0, true or false'
const origin = 'an origin without a path, such as https://shop.example'
const origins = 'origins without a path and without *, with spaces between'
const onHttps = 'https while PUBLIC_ORIGIN is https'
const paymentHosts = 'https origins (http only for *.localhost, while PUBLIC_ORIGIN is http)'

const scaledAddress = 'an address or a path with {width} and {address}, since IMAGE_SCALER needs one'
const malformed: [name: string, value: string, expectation: string][] = [
  ['PUBLIC_ORIGIN', 'shop.test', origin],
  ['PUBLIC_ORIGIN', 'https://shop.test/', origin],
  ['PUBLIC_ORIGIN', 'https://shop.test/de', origin],
  ['COMMERCE_URL', 'ftp://commerce.test', address],
  ['COMMERCE_URL', '', address],
  ['COMMERCE_SECRET', '', 'printable ASCII without spaces'],
  ['COMMERCE_SECRET', 'two\r\nlines', 'printable ASCII without spaces'],
  ['CATALOGUE_WEBHOOK_SECRET', '', 'printable ASCII without spaces'],
  ['SHOP_API_URL', 'javascript:alert(1)', address],
  ['SHOP_API_KEY', 'schlüssel', 'printable ASCII without spaces'],
  ['DEFAULT_COUNTRY', 'se', 'two capital letters such as SE'],
  ['DEFAULT_COUNTRY', 'SWE', 'two capital letters such as SE'],
  ['LANGUAGE_REDIRECT', 'yes', flag],
  ['INDEXING', '0', 'all or none'],
  ['FEEDS', 'SE', 'all, none, or ids of markets with spaces between'],
  ['FEEDS', '1,2', 'all, none, or ids of markets with spaces between'],
  ['TEST_HEADERS', '2', flag],
  ['CARS', 'no', flag],
  ['CONTENT_API', 'contentful', 'service or storyblok'],
  ['SHOWN_ATTRIBUTES', 'care, label', 'names of attributes such as care or care.text, with spaces between'],
  ['TEST_HEADERS', '1', '0 while PUBLIC_ORIGIN is https'],
  ['ALLOW_TEST_EVENTS', 'true', '0 while PUBLIC_ORIGIN is https'],
  ['COMMERCE_URL', 'http://commerce.test/api', onHttps],
  ['COMMERCE_URL', 'HTTP://commerce.test/api', onHttps],
  ['COMMERCE_URL', ' http://commerce.test/api', onHttps],
  ['SHOP_API_URL', 'http://commerce.test/api', onHttps],
  ['SEARCH_URL', 'http://127.0.0.1:7700', onHttps],
  ['CONTENT_URL', 'http://content.test', onHttps],
  ['SUPPORT_URL', 'http://support.test', onHttps],
  ['ORDER_LOOKUP_URL', 'http://orders.test', onHttps],
  ['VEHICLE_LOOKUP_URL', 'http://vehicles.test', onHttps],
  ['GRAPH_URL', 'http://graph.test', onHttps],
  ['PUBLIC_CHECKOUT_URL', 'http://commerce.test/api', onHttps],
  ['PUBLIC_PIXEL_URL', 'http://pixel.test/a.js', onHttps],
  ['PUBLIC_TAG_MANAGER_URL', 'http://tags.test/a.js', onHttps],
  ['PUBLIC_AD_PARTNER_URL', 'http://partner.test/a.js', onHttps],
  ['ERROR_DSN', 'http://key@errors.test/7', onHttps],
  ['MEASURING_HOSTS', 'https://tags.test http://pixel.test', onHttps],
  ['IMAGE_HOSTS', 'http://pictures.test', onHttps],
  ['IMAGE_HOSTS', 'https://*.pictures.test', origins],
  ['PAYMENT_HOSTS', 'https://*.provider.test', origins],
  ['MEASURING_HOSTS', 'https://*.tags.test', origins],
  ['PUBLIC_ORIGIN', 'https://*.shop.test', origin],
  ['HSTS', 'off', 'host, subdomains or preload'],
  ['SHOP_ENVIRONMENT', 'our shop', 'up to 40 letters, digits, hyphens and underscores'],
  ['WEB_VITALS_SHARE', '1.5', 'a number from 0 to 1 such as 0.1'],
  ['WEB_VITALS_SHARE', '', 'a number from 0 to 1 such as 0.1'],
  ['GIT_SHA', 'main', '7 to 64 hexadecimal digits'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn or error'],
  ['LOG_LEVEL', '', 'debug, info, warn or error'],
  ['IMAGE_HOSTS', 'pictures.test', origins],
  ['ERROR_DSN', 'https://errors.test/7', 'an address such as https://key@errors.example/7'],
  ['ERROR_DSN', 'https://key@errors.test/', 'an address such as https://key@errors.example/7'],
  ['ERROR_DSN', 'key@errors.test/7', 'an address such as https://key@errors.example/7'],
  ['IMAGE_HOSTS', "https://pictures.test 'unsafe-inline'", origins],
  ['IMAGE_HOSTS', 'https://pictures.test; script-src *', origins],
  ['PAYMENT_HOSTS', 'provider.test', origins],
  ['PAYMENT_HOSTS', 'https://provider.test/pay', origins],
  ['PAYMENT_HOSTS', 'http://provider.test', paymentHosts],
  ['PAYMENT_HOSTS', 'http://sandbox.localhost:8787', paymentHosts],
  ['PUBLIC_CHECKOUT_URL', '//evil.test/api', addressOrPath],
  ['PUBLIC_CHECKOUT_URL', '/\\evil.test/api', addressOrPath],
  ['PUBLIC_CHECKOUT_URL', 'api/checkout', addressOrPath],
  ['LOGIN_PATH', 'login', 'a path of the shop that begins with one slash, such as /account'],
  ['LOGIN_PATH', '/?log-in', 'another path than that of the home page'],
  ['RESET_PASSWORD_PATH', '/new-password?from=mail', 'a path without a query'],
  ['RESET_PASSWORD_PATH', '/Login/', 'another path than LOGIN_PATH'],
  ['AFTER_LOGIN_PATH', '/login?again=1', 'another path than LOGIN_PATH and RESET_PASSWORD_PATH'],
  ['PUBLIC_SUPPORT_EMAIL', 'help', 'an e-mail address such as help@shop.example'],
  ['PUBLIC_PIXEL_ID', '1234', '5 to 20 digits'],
  ['PUBLIC_GA4_ID', 'UA-1234-5', 'G- with 4 to 16 capital letters and digits'],
  ['PUBLIC_TAG_MANAGER_ID', 'DEMO', 'GTM- with 4 to 12 capital letters and digits'],
]

test.each(malformed)('%s is not "%s"', (name, value, expectation) => {
  expect(fault({ [name]: value })).toBe(`The variable ${name} is malformed: expected ${expectation}.`)
})

test.each([
  [{ IMAGE_SCALER: 'sharp' }, 'IMAGE_SCALER', 'cloudflare, imgproxy, query or none'],
  [
    { IMAGE_SCALER: 'query', IMAGE_SCALER_TEMPLATE: 'w=800' },
    'IMAGE_SCALER_TEMPLATE',
    'a text with {width} and without spaces',
  ],
  [
    { IMAGE_SCALER: 'imgproxy', IMAGE_SCALER_TEMPLATE: 'https://pictures.test/{width}' },
    'IMAGE_SCALER_TEMPLATE',
    scaledAddress,
  ],
  [
    { IMAGE_SCALER: 'cloudflare', IMAGE_SCALER_TEMPLATE: 'img/{width}/{address}' },
    'IMAGE_SCALER_TEMPLATE',
    scaledAddress,
  ],
  [
    { IMAGE_SCALER: 'imgproxy', IMAGE_SCALER_TEMPLATE: 'https://img.test/{width}/{address}' },
    'IMAGE_HOSTS',
    'the origin of IMAGE_SCALER_TEMPLATE among others',
  ],
])('a scaler is refused: %j', (changes, name, expectation) => {
  expect(fault(changes)).toBe(`The variable ${name} is malformed: expected ${expectation}.`)
})

test.each([
  { IMAGE_SCALER: 'cloudflare' },
  { IMAGE_SCALER: 'query' },
  { IMAGE_SCALER: 'imgproxy', IMAGE_SCALER_TEMPLATE: 'https://pictures.test/{width}/{address}' },
])('a scaler is read: %j', (changes) => {
  expect(fault(changes)).toBe('')
})

test('an imgproxy needs its address', () => {
  expect(fault({ IMAGE_SCALER: 'imgproxy' })).toBe('The variable IMAGE_SCALER_TEMPLATE is missing.')
})

test('payments may lead to https origins, and to http ones of this machine while the shop is one of them', () => {
  const hostsOf = (changes: Record<string, string>) =>
    parseVariables({ ...complete, ...changes }).PAYMENT_HOSTS
  expect(hostsOf({})).toEqual([])
  const hosts = ['https://a.test', 'https://b.test:8443']
  expect(hostsOf({ PAYMENT_HOSTS: hosts.join(' ') })).toEqual(hosts)
  const local = { PUBLIC_ORIGIN: 'http://localhost:8787', PAYMENT_HOSTS: 'http://sandbox.localhost:8787' }
  expect(hostsOf(local)).toEqual(['http://sandbox.localhost:8787'])
})

test('mails cannot be sent without a key that signs them', () => {
  expect(fault({ MAIL_URL: 'https://mail.test' })).toBe('The variable MAIL_KEY is missing.')
  expect(fault({ MAIL_URL: 'https://mail.test', MAIL_KEY: 'a-mail-key' })).toBe('')
})

test('a shop on plain http may have switches for tests, services on plain http, and no list of image hosts', () => {
  const local = {
    ...complete,
    PUBLIC_ORIGIN: 'http://localhost:8787',
    COMMERCE_URL: 'http://127.0.0.1:8788',
    ERROR_DSN: 'http://key@127.0.0.1:8789/7',
    TEST_HEADERS: '1',
    ALLOW_TEST_EVENTS: '1',
    IMAGE_HOSTS: undefined,
  }
  expect(parseVariables(local)).toMatchObject({ TEST_HEADERS: true, ALLOW_TEST_EVENTS: true })
})

test('everything that a shop on https must not have is listed at once', () => {
  const changes = { TEST_HEADERS: '1', COMMERCE_URL: 'http://commerce.test', IMAGE_HOSTS: undefined }
  expect(fault(changes).split('\n')).toHaveLength(3)
})

test('the newsletter cannot be confirmed without mails', () => {
  expect(fault({ NEWSLETTER_CHOICE: '1' })).toBe('The variable MAIL_URL is missing.')
  const mails = { MAIL_URL: 'https://mail.test', MAIL_KEY: 'a-mail-key' }
  expect(fault({ NEWSLETTER_CHOICE: '1', ...mails })).toBe('')
})

test('all faulty variables are listed at once, one a line', () => {
  expect(fault({ DEFAULT_COUNTRY: 'x', SHOP_API_KEY: undefined }).split('\n')).toHaveLength(2)
})

test('the message about a malformed secret does not contain it', () => {
  expect(fault({ COMMERCE_SECRET: 'canary with spaces' })).not.toContain('canary')
})

test.each(['debug', 'info', 'warn', 'error'])('LOG_LEVEL may be %s, in upper or lower case', (level) => {
  expect(parseVariables({ ...complete, LOG_LEVEL: level }).LOG_LEVEL).toBe(level)
  expect(parseVariables({ ...complete, LOG_LEVEL: level.toUpperCase() }).LOG_LEVEL).toBe(level)
})

test('the pixel fires conversions unless it is switched off', () => {
  const of = (PUBLIC_STANDARD_PIXEL?: string) =>
    parseVariables({ ...complete, PUBLIC_STANDARD_PIXEL }).PUBLIC_STANDARD_PIXEL
  expect([of(), of(''), of('1'), of('0'), of('false')]).toEqual([true, true, true, false, false])
})

test('a share of visits is a number, and none by default', () => {
  const of = (WEB_VITALS_SHARE?: string) => parseVariables({ ...complete, WEB_VITALS_SHARE }).WEB_VITALS_SHARE
  expect([of(), of('0'), of('0.05'), of('.5'), of('1')]).toEqual([0, 0, 0.05, 0.5, 1])
})

test('LOG_LEVEL is info by default', () => {
  expect(parseVariables(complete).LOG_LEVEL).toBe('info')
})

test('a shop that others can reach does not start on plain http', () => {
  const expected =
    'The variable PUBLIC_ORIGIN is malformed: expected https, since http is only for this machine.'
  for (const origin of ['http://shop.test', 'http://192.0.2.7:8787', 'http://localhost.shop.test'])
    expect(fault({ PUBLIC_ORIGIN: origin })).toBe(expected)
  for (const origin of [
    'http://localhost:8787',
    'http://shop.localhost',
    'http://127.0.0.1:9000',
    'http://[::1]:8787',
  ])
    expect(fault({ PUBLIC_ORIGIN: origin })).toBe('')
})

test('a preview has a secret that cannot be guessed, and a token for drafts of a content service', () => {
  const secret = 'a-secret-of-32-characters-or-more'
  expect(fault({ PREVIEW_SECRET: 'short' })).toContain(
    'PREVIEW_SECRET is malformed: expected at least 32 characters.',
  )
  expect(fault({ PREVIEW_SECRET: secret })).toBe('The variable CONTENT_PREVIEW_TOKEN is missing.')
  expect(fault({ PREVIEW_SECRET: secret, CONTENT_PREVIEW_TOKEN: 'a-token' })).toBe('')
  expect(fault({ PREVIEW_SECRET: secret, CONTENT_URL: undefined, CONTENT_TOKEN: undefined })).toBe('')
})

test('secret variables are those that are sent as keys, required ones and others', () => {
  expect(secretNames.toSorted()).toEqual([
    'CATALOGUE_WEBHOOK_SECRET',
    'COMMERCE_SECRET',
    'CONTENT_PREVIEW_TOKEN',
    'CONTENT_TOKEN',
    'GA4_API_SECRET',
    'MAIL_KEY',
    'ORDER_LOOKUP_KEY',
    'PIXEL_TOKEN',
    'PREVIEW_SECRET',
    'SEARCH_KEY',
    'SEARCH_WRITE_KEY',
    'SHOP_API_KEY',
    'SUPPORT_KEY',
    'VEHICLE_LOOKUP_KEY',
  ])
})
