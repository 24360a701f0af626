import { expect, test } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

/** The content security policies of a document, each as its sources by directive. */
const policiesOf = (response: Response) =>
  (response.headers.get('content-security-policy') ?? '').split(', ').map(
    (policy) =>
      new Map(
        policy
          .split('; ')
          .map((directive) => directive.split(/ (.*)/s).slice(0, 2))
          .map(([name = '', sources = '']) => [name, sources] as const),
      ),
  )

const policyOf = (response: Response) => policiesOf(response)[0] ?? new Map<string, string>()

test('a document may not be framed, sniffed, or read by other sites', async () => {
  const { headers } = await createEdge().fetch('/p/brake-disc')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'strict-transport-security': 'max-age=63072000',
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
  })
  for (const power of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(headers.get('permissions-policy')).toContain(`${power}=()`)
  expect(headers.has('x-powered-by') || headers.has('server')).toBe(false)
})

test('a document runs its own scripts and nothing inline', async () => {
  const policy = policyOf(await createEdge().fetch('/'))
  expect(policy.get('script-src')).toMatch(/^'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/)
  expect(policy.get('script-src-attr')).toBe("'none'")
  const directives = ['default-src', 'style-src', 'font-src', 'form-action', 'connect-src']
  expect(directives.map((name) => policy.get(name))).toEqual(directives.map(() => "'self'"))
  expect(policy.get('style-src-attr')).toBe("'unsafe-inline'")
  expect(policy.get('img-src')).toBe("'self' data:")
  const none = ['frame-src', 'object-src', 'base-uri', 'frame-ancestors']
  expect(none.map((name) => policy.get(name))).toEqual(none.map(() => "'none'"))
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
})

test('a cart that lives elsewhere may be called there, and nowhere else', async () => {
  const edge = createEdge({ variables: { PUBLIC_CHECKOUT_URL: 'https://commerce.test/api/checkout' } })
  const policy = policyOf(await edge.fetch('/'))
  expect(policy.get('connect-src')).toBe("'self' https://commerce.test")
  expect(policy.get('img-src')).toBe("'self' data: https://commerce.test")
})

const providers = { PAYMENT_HOSTS: 'https://pay.test https://cards.test:8443' }

test.each(['/checkout/', '/fi/checkout/', '/checkout/confirmation'])(
  '%s may load scripts and styles from payment hosts only, and call them; forms and frames may also be those of banks',
  async (path) => {
    const policies = policiesOf(await createEdge({ variables: providers }).fetch(path))
    expect(policies).toHaveLength(2)
    const [nonces, hosts] = policies
    expect(nonces?.get('script-src')).toMatch(/^'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/)
    const own = "'self' https://pay.test https://cards.test:8443"
    // 3-D Secure happens on hosts of the banks that issue cards.
    expect(nonces?.get('form-action')).toBe(`${own} https:`)
    expect(nonces?.get('frame-src')).toBe('https://pay.test https://cards.test:8443 https:')
    expect(nonces?.get('connect-src')).toBe(own)
    expect(nonces?.get('style-src')).toBe(`${own} 'unsafe-inline'`)
    expect(nonces?.get('font-src')).toBe(own)
    expect(nonces?.get('img-src')).toBe(`${own} data:`)
    expect(nonces?.get('script-src-attr')).toBe("'none'")
    // The second policy leaves inline scripts to the first.
    expect(hosts?.get('script-src-elem')).toBe(`'unsafe-inline' ${own}`)
    expect(hosts?.get('script-src-attr')).toBe("'none'")
  },
)

test.each(['/', '/checkout/', '/no/such/page'])(
  'every policy of %s reports violations to the shop',
  async (path) => {
    const response = await createEdge().fetch(path)
    expect(response.headers.get('reporting-endpoints')).toBe('csp="/api/errors"')
    for (const policy of policiesOf(response)) {
      expect([policy.get('report-to'), policy.get('report-uri')]).toEqual(['csp', '/api/errors'])
    }
  },
)

test.each(['/', '/p/x', '/cart', '/login', '/no/such/page'])(
  'payment hosts get no permission on other documents: %s',
  async (path) => {
    const response = await createEdge({ variables: providers }).fetch(path)
    expect(policiesOf(response)).toHaveLength(1)
    expect(response.headers.get('content-security-policy')).not.toMatch(/pay\.test|cards\.test/)
  },
)

test('frames of the payment hosts may request a payment from the browser, only on purchase documents', async () => {
  const edge = createEdge({ variables: providers })
  const policyOn = async (path: string) => (await edge.fetch(path)).headers.get('permissions-policy')
  const allowed = 'payment=(self "https://pay.test" "https://cards.test:8443")'
  for (const path of ['/checkout/', '/fi/checkout/', '/checkout/confirmation']) {
    expect(await policyOn(path)).toContain(allowed)
  }
  for (const path of ['/', '/p/x', '/cart', '/login', '/account/orders', '/no/such/page']) {
    expect(await policyOn(path)).toContain('payment=()')
  }
})

test('without payment hosts the checkout only runs scripts of the shop and has no frames', async () => {
  const [nonces, hosts] = policiesOf(await createEdge().fetch('/checkout/'))
  expect(nonces?.get('frame-src')).toBe("'none'")
  expect(nonces?.get('form-action')).toBe("'self'")
  expect(nonces?.get('style-src')).toBe("'self'")
  expect(hosts?.get('script-src-elem')).toBe("'unsafe-inline' 'self'")
})

test('without payment hosts no document may ask the browser for a payment', async () => {
  const { headers } = await createEdge().fetch('/checkout/')
  expect(headers.get('permissions-policy')).toContain('payment=()')
})

test.each([
  ['https://pictures.test', "'self' data: https://pictures.test"],
  [
    ' https://pictures.test  https://cdn.test:8080 ',
    "'self' data: https://pictures.test https://cdn.test:8080",
  ],
  ['', "'self' data:"],
])('with image hosts (%j) pictures are loaded from nowhere else', async (hosts, sources) => {
  const policy = policyOf(await createEdge({ variables: { IMAGE_HOSTS: hosts } }).fetch('/'))
  expect(policy.get('img-src')).toBe(sources)
})

test('without image hosts, which a shop on plain http need not have, pictures come from its services', async () => {
  const services = { COMMERCE_URL: 'http://commerce.test/api', CONTENT_URL: 'https://content.test:8443/v1' }
  const origin = 'http://localhost:8787'
  const edge = createEdge({ variables: { PUBLIC_ORIGIN: origin, ...services }, imageHosts: null })
  expect(policyOf(await edge.fetch('/')).get('img-src')).toBe(
    `'self' data: http://commerce.test ${origin} https://content.test:8443`,
  )
})

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('with HSTS=%s browsers receive %s', async (HSTS, header) => {
  const { headers } = await createEdge({ variables: { HSTS } }).fetch('/')
  expect(headers.get('strict-transport-security')).toBe(header)
})

test('a thousand documents have a thousand nonces, each the one in its policy', async () => {
  const edge = createEdge()
  const nonces = new Set<string>()
  for (let count = 0; count < 1_000; count += 1) {
    const response = await edge.fetch('/')
    const [, nonce = ''] = /data-nonce="([^"]+)"/.exec(await response.text()) ?? []
    expect(policyOf(response).get('script-src')).toContain(`'nonce-${nonce}'`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(1_000)
})

test('a development server may write scripts of its own', async () => {
  const response = await createEdge({ development: true }).fetch('/')
  expect(response.headers.has('content-security-policy')).toBe(false)
  expect(await response.text()).toContain('data-nonce=""')
})

const purchases = [
  '/checkout',
  '/checkout/',
  '/checkout/confirmation?centraPaymentMethod=invoice',
  '/de/checkout/',
  '/Checkout/',
  '/%63heckout/',
  '/checkout.data',
  '/checkout/_.data',
  '/fi/checkout/confirmation.data',
]

test.each(purchases)('a checkout page is not cached and sends no referrer: %s', async (path) => {
  const { headers } = await createEdge().fetch(path)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

test.each([
  ['/cart', 'strict-origin-when-cross-origin'],
  ['/region?to=/p/x', 'strict-origin-when-cross-origin'],
  ['/sv/login', 'strict-origin-when-cross-origin'],
  ['/reset-pasword?i=1&id=2', 'no-referrer'],
  ['/acount/orders/575.data', 'no-referrer'],
  ['/checkouts', 'no-referrer'],
])(
  'a page that belongs to one person, or may be a mistyped private address, is not stored: %s',
  async (path, referrer) => {
    const { headers } = await createEdge().fetch(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe(referrer)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  },
)

test('a private route is not stored and sends its address to no other site', async () => {
  const routes = [{ id: 'routes/not-listed', path: 'account/*' }]
  for (const path of ['/account', '/fi/ACCOUNT/orders/575', '/account.data', '/%61ccount/_.data']) {
    const { headers } = await createEdge({ routes }).fetch(path)
    expect([path, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      path,
      'private, no-store',
      'no-referrer',
    ])
  }
})

test.each(['/', '/p/checkout', '/c/account', '/info/cart', '/more/c/login', '/wishlist/1,2'])(
  '%s is an open page',
  async (path) => {
    const { headers } = await createEdge().fetch(path)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)

test.each([404, 405, 500, 503])(
  'a %i is not cached, with any cache-control of the screen',
  async (status) => {
    const html = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
    const edge = createEdge({ render: async () => new Response('<h1>No</h1>', { status, headers: html }) })
    expect((await edge.fetch('/p/x')).headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each([
  [{}, '30'],
  [{ 'retry-after': '5' }, '5'],
])('a refusal for overload or too many attempts (%o) has Retry-After', async (asked, seconds) => {
  const headers = { 'content-type': 'text/html', ...asked }
  const edge = createEdge({ render: async () => new Response('<h1>Away</h1>', { status: 503, headers }) })
  expect((await edge.fetch('/p/x')).headers.get('retry-after')).toBe(seconds)
})

test('a page rendered without some of its data is not cached, with any cache-control of the screen', async () => {
  const edge = createEdge({
    upstream: () => new Response(null, { status: 404 }),
    render: async (_locale, _request, context) => {
      await context.get(shopContext).catch(() => {})
      return new Response('<h1>Half</h1>', { headers: { 'cache-control': 'public, max-age=60' } })
    },
  })
  const { status, headers } = await edge.fetch('/p/x')
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test('a screen may say itself how long it keeps', async () => {
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
  const edge = createEdge({ render: async () => new Response('', { headers }) })
  expect((await edge.fetch('/')).headers.get('cache-control')).toBe('public, max-age=60')
})

test('data for a screen is guarded like its document, without a policy for scripts', async () => {
  const headers = { 'content-type': 'text/x-script', 'x-remix-response': 'yes' }
  const edge = createEdge({ render: async () => new Response('[]', { headers }) })
  const response = await edge.fetch('/p/x.data')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.has('content-security-policy')).toBe(false)
  expect(response.headers.has('reporting-endpoints')).toBe(false)
})

test('on plain http nothing is promised that only https can keep', async () => {
  const edge = createEdge({ variables: { PUBLIC_ORIGIN: 'http://localhost:8787' } })
  for (const path of ['/', '/checkout/']) {
    const response = await edge.fetch(path)
    expect(response.headers.has('strict-transport-security')).toBe(false)
    expect(response.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    // There Chromium only delivers reports to `report-uri`, and only without `report-to`.
    expect(response.headers.get('content-security-policy')).not.toContain('report-to')
    for (const policy of policiesOf(response)) expect(policy.get('report-uri')).toBe('/api/errors')
  }
})

test('only local servers get content-encoding: identity, so that pages stream', async () => {
  const local = await createEdge({ variables: { IDENTITY_ENCODING: '1' } }).fetch('/')
  const edge = await createEdge().fetch('/')
  expect([local, edge].map(({ headers }) => headers.get('content-encoding'))).toEqual(['identity', null])
})
