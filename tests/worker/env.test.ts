import { expect, test } from 'vitest'
import { parseVariables, VariablesError } from '#worker/env.ts'

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

test('a complete set is read, and what is optional is off', () => {
  expect(parseVariables(complete)).toMatchObject({
    PUBLIC_ORIGIN: 'https://shop.test',
    LANGUAGE_REDIRECT: false,
    TEST_HEADERS: false,
    IDENTITY_ENCODING: false,
  })
  expect(parseVariables({ ...complete, LANGUAGE_REDIRECT: '1' }).LANGUAGE_REDIRECT).toBe(true)
  expect(parseVariables({ ...complete, LANGUAGE_REDIRECT: '0' }).LANGUAGE_REDIRECT).toBe(false)
})

test.each(Object.keys(complete))('%s is missed by name', (name) => {
  expect(fault({ [name]: undefined })).toBe(`The variable ${name} is missing.`)
})

const paymentHosts = 'https origins (http only for *.localhost, while PUBLIC_ORIGIN is http)'

const malformed: [name: string, value: string, expectation: string][] = [
  ['PUBLIC_ORIGIN', 'shop.test', 'an origin without a path'],
  ['PUBLIC_ORIGIN', 'https://shop.test/', 'an origin without a path'],
  ['PUBLIC_ORIGIN', 'https://shop.test/de', 'an origin without a path'],
  ['COMMERCE_URL', 'ftp://commerce.test', 'an http or https address'],
  ['COMMERCE_URL', '', 'an http or https address'],
  ['COMMERCE_SECRET', '', 'printable ASCII without spaces'],
  ['COMMERCE_SECRET', 'two\r\nlines', 'printable ASCII without spaces'],
  ['SHOP_API_URL', 'javascript:alert(1)', 'an http or https address'],
  ['SHOP_API_KEY', 'schlüssel', 'printable ASCII without spaces'],
  ['DEFAULT_COUNTRY', 'se', 'two capital letters'],
  ['DEFAULT_COUNTRY', 'SWE', 'two capital letters'],
  ['LANGUAGE_REDIRECT', 'yes', '1 or 0'],
  ['TEST_HEADERS', '2', '1 or 0'],
  ['LOG_LEVEL', 'debug', 'info or error'],
  ['IMAGE_HOSTS', 'pictures.test', 'origins with spaces between'],
  ['ERROR_DSN', 'https://errors.test/7', 'https://key@host/project'],
  ['ERROR_DSN', 'https://key@errors.test/', 'https://key@host/project'],
  ['ERROR_DSN', 'key@errors.test/7', 'https://key@host/project'],
  ['IMAGE_HOSTS', "https://pictures.test 'unsafe-inline'", 'origins with spaces between'],
  ['IMAGE_HOSTS', 'https://pictures.test; script-src *', 'origins with spaces between'],
  ['PAYMENT_HOSTS', 'provider.test', 'origins with spaces between'],
  ['PAYMENT_HOSTS', 'https://provider.test/pay', 'origins with spaces between'],
  ['PAYMENT_HOSTS', 'http://provider.test', paymentHosts],
  ['PAYMENT_HOSTS', 'http://sandbox.localhost:8787', paymentHosts],
  ['PUBLIC_CHECKOUT_URL', '//evil.test/api', 'an address or a path'],
  ['PUBLIC_CHECKOUT_URL', '/\\evil.test/api', 'an address or a path'],
  ['PUBLIC_CHECKOUT_URL', 'api/checkout', 'an address or a path'],
]

test.each(malformed)('%s is not "%s"', (name, value, expectation) => {
  expect(fault({ [name]: value })).toBe(`The variable ${name} is malformed: expected ${expectation}.`)
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

test('all faulty variables are listed at once, one a line', () => {
  expect(fault({ DEFAULT_COUNTRY: 'x', SHOP_API_KEY: undefined }).split('\n')).toHaveLength(2)
})

test('the message about a malformed secret does not contain it', () => {
  expect(fault({ COMMERCE_SECRET: 'canary with spaces' })).not.toContain('canary')
})

test('LOG_LEVEL is info by default, may be error, and nothing else', () => {
  expect(parseVariables(complete).LOG_LEVEL).toBe('info')
  expect(parseVariables({ ...complete, LOG_LEVEL: 'error' }).LOG_LEVEL).toBe('error')
  expect(() => parseVariables({ ...complete, LOG_LEVEL: 'loud' })).toThrow(
    'The variable LOG_LEVEL is malformed',
  )
})
