import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#scripts/shop/port.ts'
import { isOriginSet, loadPageSettings, loadSetup } from '#scripts/shop/variables.ts'
import { variableNames } from '#worker/env.ts'

const origin = 'http://localhost:8787'

/** A shop at real services, complete. */
const production = {
  PUBLIC_ORIGIN: 'https://shop.example',
  COMMERCE_URL: 'https://commerce.example/api',
  COMMERCE_SECRET: 'a-commerce-secret',
  SHOP_API_URL: 'https://shop-api.example',
  SHOP_API_KEY: 'a-shop-api-key',
  SEARCH_URL: 'https://search.example',
  SEARCH_KEY: 'a-search-key',
  CONTENT_URL: 'https://content.example',
  CONTENT_TOKEN: 'a-content-token',
  PUBLIC_CHECKOUT_URL: 'https://commerce.example/api',
  DEFAULT_COUNTRY: 'SE',
  IMAGE_HOSTS: 'https://pictures.example',
}
const services = Object.entries(production).filter(
  ([name]) => !/^(PUBLIC_ORIGIN|DEFAULT_COUNTRY|IMAGE_HOSTS|CONTENT_URL|CONTENT_TOKEN)$/.test(name),
)

afterEach(() => void vi.unstubAllEnvs())

function stub(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}

/** The message the script stops with; empty if it does not stop. */
function stopped(host?: string): string {
  const said: string[] = []
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped')
  })
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
  try {
    loadSetup(origin, host)
    return ''
  } catch {
    return said.join('\n')
  } finally {
    exit.mockRestore()
    error.mockRestore()
  }
}

test('without any variable a local shop runs on the sandbox', () => {
  const { shop, sandbox } = loadSetup(origin)
  expect(shop).toMatchObject({
    PUBLIC_ORIGIN: origin,
    DEFAULT_COUNTRY: 'SE',
    COMMERCE_URL: `${origin}/sandbox/api/checkout`,
    COMMERCE_SECRET: sandbox?.SANDBOX_SECRET,
  })
  expect(sandbox).toMatchObject({ SANDBOX_PUBLIC_URL: `${origin}/sandbox`, SANDBOX_LOCAL: '1' })
})

test('the sandbox has the local name of the shop', () => {
  stub({ PUBLIC_ORIGIN: 'http://parts.localhost:9000' })
  expect(loadSetup(origin).shop.SEARCH_URL).toBe('http://parts.localhost:9000/sandbox/search')
})

test('a shop at real services has no sandbox and no defaults', () => {
  stub(production)
  expect(loadSetup(origin)).toEqual({ shop: production, sandbox: null })
})

test('variables of a deployment count where the environment has none', () => {
  const { COMMERCE_SECRET, SHOP_API_KEY, SEARCH_KEY, CONTENT_TOKEN, ...plain } = production
  stub({ COMMERCE_SECRET, SHOP_API_KEY, SEARCH_KEY, CONTENT_TOKEN, DEFAULT_COUNTRY: 'DE' })
  expect(loadSetup(origin, undefined, plain)).toEqual({
    shop: { ...production, DEFAULT_COUNTRY: 'DE' },
    sandbox: null,
  })
})

test.each(Object.keys(production).filter((name) => !['PUBLIC_ORIGIN', 'CONTENT_URL'].includes(name)))(
  'a shop under a public origin does not start without %s',
  (name) => {
    stub(production)
    vi.stubEnv(name, undefined)
    expect(stopped()).toBe(`The variable ${name} is missing.`)
  },
)

test('with only a public origin every service variable is reported missing', () => {
  stub({ PUBLIC_ORIGIN: 'https://shop.example' })
  for (const [name] of services) expect(stopped()).toContain(`The variable ${name} is missing.`)
})

test.each(services)('a local shop with %s set has no defaults for the other services', (name, value) => {
  stub({ [name]: value })
  const said = stopped()
  for (const [other] of services.filter((service) => service[0] !== name)) {
    expect(said).toContain(`The variable ${other} is missing.`)
  }
  expect(said).not.toContain(name)
})

test('a local shop at real services needs the service variables only', () => {
  stub(Object.fromEntries(services))
  const { shop, sandbox } = loadSetup(origin)
  expect(shop).toMatchObject({ PUBLIC_ORIGIN: origin, DEFAULT_COUNTRY: 'SE' })
  expect(sandbox).toBeNull()
})

test.each([
  ['TEST_HEADERS', '1', '0'],
  ['ALLOW_TEST_EVENTS', '1', '0'],
  ['SEARCH_URL', 'http://search.example', 'https'],
])('a shop under an https origin does not start with %s=%s', (name, value, expected) => {
  stub({ ...production, [name]: value })
  expect(stopped()).toBe(
    `The variable ${name} is malformed: expected ${expected} while PUBLIC_ORIGIN is https.`,
  )
})

test('a malformed public origin is not taken for a local one', () => {
  stub({ PUBLIC_ORIGIN: 'localhost:8787' })
  expect(stopped()).toContain('The variable PUBLIC_ORIGIN is malformed')
  expect(stopped()).toContain('The variable COMMERCE_URL is missing.')
})

test.each([
  ['LOG_LEVEL', 'loud', 'debug, info, warn or error'],
  ['LANGUAGE_REDIRECT', 'yes', '1, 0, true or false'],
  ['DEFAULT_COUNTRY', 'Sweden', 'two capital letters such as SE'],
  ['PUBLIC_SUPPORT_EMAIL', 'help', 'an e-mail address such as help@shop.example'],
  ['SANDBOX', 'yes', '1 or 0'],
])('a local shop with %s=%s does not start, and names the allowed values', (name, value, expected) => {
  stub({ [name]: value })
  expect(stopped()).toBe(`The variable ${name} is malformed: expected ${expected}.`)
})

test('a shop whose origin is set is distinguished from one that takes its port', () => {
  expect(isOriginSet()).toBe(false)
  stub({ PUBLIC_ORIGIN: 'http://parts.localhost:9000' })
  expect(isOriginSet()).toBe(true)
})

test('a sandbox under a public origin needs SANDBOX=1 and SANDBOX_SECRET', () => {
  stub({ ...production, SANDBOX: '1' })
  expect(stopped()).toContain('The variable SANDBOX_SECRET is missing')
  stub({ SANDBOX_SECRET: 'chosen' })
  expect(loadSetup(origin).sandbox).toEqual({
    SANDBOX_SECRET: 'chosen',
    SANDBOX_PUBLIC_URL: 'https://shop.example/sandbox',
    SANDBOX_PROVIDER_URL: 'https://shop.example/sandbox',
    SANDBOX_SHOP_URL: 'https://shop.example',
    SANDBOX_TEST_HEADERS: '0',
    SANDBOX_LOCAL: '0',
  })
})

test('a sandbox that the network can reach has no default secret', () => {
  expect(stopped('0.0.0.0')).toContain('The variable SANDBOX_SECRET is missing')
  stub({ SANDBOX_SECRET: '' })
  expect(stopped('192.168.1.7')).toContain('The variable SANDBOX_SECRET is missing')
  stub({ SANDBOX_SECRET: 'chosen', SANDBOX_CONSOLE_TOKEN: 'token', SANDBOX_LOCAL: '1' })
  const { shop, sandbox } = loadSetup(origin, '0.0.0.0')
  expect(shop).toMatchObject({ COMMERCE_SECRET: 'chosen', SEARCH_KEY: 'chosen' })
  expect(sandbox).toMatchObject({
    SANDBOX_SECRET: 'chosen',
    SANDBOX_CONSOLE_TOKEN: 'token',
    SANDBOX_TEST_HEADERS: '0',
  })
})

test.each(['4999', '100001', 'many', ''])('SANDBOX_PRODUCTS=%s stops a local shop by name', (products) => {
  stub({ SANDBOX_PRODUCTS: products })
  expect(stopped()).toContain('SANDBOX_PRODUCTS must be a number from 5000 to 100000')
})

test('SANDBOX_PICTURES=paintings stops a local shop by name', () => {
  stub({ SANDBOX_PICTURES: 'paintings' })
  expect(stopped()).toContain('SANDBOX_PICTURES must be drawings or photographs')
})

test('SANDBOX_PRODUCTS reaches the sandbox', () => {
  stub({ SANDBOX_PRODUCTS: '20000' })
  expect(loadSetup(origin).sandbox).toMatchObject({ SANDBOX_PRODUCTS: '20000' })
})

test('SANDBOX_LOCAL cannot be set for a sandbox under a public origin', () => {
  stub({ ...production, SANDBOX: '1', SANDBOX_SECRET: 'chosen', SANDBOX_LOCAL: '1' })
  expect(loadSetup(origin).sandbox).toMatchObject({ SANDBOX_LOCAL: '0' })
})

test.each(variableNames)('the environment decides on %s', (name) => {
  stub({
    ...production,
    MAIL_URL: 'https://mail.example',
    MAIL_KEY: 'a-mail-key',
    CONTENT_PREVIEW_TOKEN: 'a-preview-token',
  })
  if (['TEST_HEADERS', 'ALLOW_TEST_EVENTS'].includes(name)) vi.stubEnv('PUBLIC_ORIGIN', origin)
  const value = /_(URL|ORIGIN)$/.test(name) ? 'https://service.example' : (others[name] ?? 'a-key')
  vi.stubEnv(name, value)
  expect(loadSetup(origin).shop[name]).toBe(value)
})

const others: Record<string, string> = {
  CARS: '0',
  CONTENT_API: 'storyblok',
  SHOWN_ATTRIBUTES: 'care',
  IMAGE_SCALER: 'query',
  IMAGE_SCALER_TEMPLATE: 'w={width}',
  DEFAULT_COUNTRY: 'DE',
  LANGUAGE_REDIRECT: '1',
  HSTS: 'subdomains',
  INDEXING: 'none',
  FEEDS: '1 4',
  GIT_SHA: '0123abcd',
  PREVIEW_SECRET: 'a-secret-of-32-characters-or-more',
  WEB_VITALS_SHARE: '0.1',
  TEST_HEADERS: '1',
  IDENTITY_ENCODING: '0',
  LOG_LEVEL: 'info',
  LOGIN_PATH: '/login',
  AFTER_LOGIN_PATH: '/wishlist',
  RESET_PASSWORD_PATH: '/new-password',
  NEWSLETTER_CHOICE: '1',
  PUBLIC_SUPPORT_EMAIL: 'help@shop.example',
  IMAGE_HOSTS: 'https://pictures.example',
  PAYMENT_HOSTS: 'https://pay.example',
  PUBLIC_PIXEL_ID: '1234567890',
  PUBLIC_TAG_MANAGER_ID: 'GTM-DEMO',
  PUBLIC_GA4_ID: 'G-DEMO',
  MEASURING_HOSTS: 'https://tags.example',
  GRAPH_VERSION: 'v26.0',
  ERROR_DSN: 'https://key@errors.example/7',
  ALLOW_TEST_EVENTS: '1',
  PUBLIC_DEBUG_EVENTS: '1',
  PUBLIC_STANDARD_PIXEL: '0',
}

/** The output of the server under Node before it stops, with these variables. */
async function startUnderNode(variables: Record<string, string>) {
  const env = { ...process.env, PORT: String(await freePort()), ...variables }
  return spawnSync(process.execPath, ['scripts/start-node.ts'], { env, encoding: 'utf8', timeout: 20_000 })
}

test.each([
  ['CLIENT_IP_HEADER', 'x real ip'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['SHUTDOWN_SECONDS', '0'],
  ['SHUTDOWN_SECONDS', '10s'],
])('start-node.ts stops at a malformed %s', async (name, value) => {
  const started = await startUnderNode({ [name]: value })
  expect([started.status, started.stderr]).toEqual([1, expect.stringContaining(name)])
})

test.each([
  ['0.0.0.0', true],
  ['127.0.0.1', false],
])('start-node.ts with HOST=%s: a warning is %s', async (HOST, isWarned) => {
  const { stderr } = await startUnderNode({ HOST, PUBLIC_ORIGIN: 'https://shop.example' })
  expect(stderr.includes(`HOST is ${HOST}`)).toBe(isWarned)
  expect(stderr).toContain('The variable COMMERCE_URL is missing.')
})

test.each(['start.ts', 'start-node.ts'])(
  '%s stops before building when a variable is missing',
  async (script) => {
    const env = { ...process.env, PUBLIC_ORIGIN: 'https://shop.example', PORT: String(await freePort()) }
    const started = spawnSync(process.execPath, [`scripts/${script}`], {
      env,
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect(started.status).toBe(1)
    expect(started.stderr).toContain('The variable COMMERCE_URL is missing.')
    expect(started.stdout).toBe('')
  },
)

test('the pages of a local shop are those of the given address, on any port', () => {
  const at = (address: string) => loadPageSettings(address)
  expect(at('http://localhost:8801')).toMatchObject({
    PUBLIC_ORIGIN: 'http://localhost:8801',
    COMMERCE_URL: 'http://localhost:8801/sandbox/api/checkout',
    PAYMENT_HOSTS: ['http://sandbox.localhost:8801'],
  })
  stub({ PUBLIC_ORIGIN: 'http://localhost:9000' })
  expect(at('http://localhost:8787').COMMERCE_URL).toBe('http://localhost:9000/sandbox/api/checkout')
})

test('the pages of a deployment need no secret, and its address need not be said twice', () => {
  const named = [
    'COMMERCE_URL',
    'SHOP_API_URL',
    'SEARCH_URL',
    'CONTENT_URL',
    'PUBLIC_CHECKOUT_URL',
    'IMAGE_HOSTS',
  ]
  stub(Object.fromEntries(Object.entries(production).filter(([name]) => named.includes(name))))
  expect(loadPageSettings('https://shop.example').PUBLIC_ORIGIN).toBe('https://shop.example')
})
