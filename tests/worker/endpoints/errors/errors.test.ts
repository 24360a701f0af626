import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { browserReportLimits, violationReportLimits } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const legacyType = 'application/csp-report'
const reportsType = 'application/reports+json'

const body = {
  documentURL: 'https://shop.test/sv/checkout/?failed=1#payment',
  blockedURL: 'https://evil.example/skimmer.js?card=1',
  effectiveDirective: 'script-src-elem',
  originalPolicy: "script-src-elem 'self'",
  sourceFile: 'https://shop.test/assets/checkout-Ab12_x.js',
  lineNumber: 7,
  columnNumber: 31,
  disposition: 'enforce',
  sample: '',
  statusCode: 200,
}
const report = (changes: object = {}) => ({ type: 'csp-violation', age: 10, body: { ...body, ...changes } })

/** The log line for `body`. */
const line = {
  event: 'violation',
  requestId: expect.any(String),
  route: '/checkout',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  source: '/assets/checkout-Ab12_x.js:7',
  enforced: true,
  share: 'payment',
  environment: 'production',
}

function createReporter() {
  const edge = createEdge()
  const events = (name: string) =>
    edge.lines.map((text) => JSON.parse(text)).filter(({ event }) => event === name)
  return {
    ...edge,
    send: (value: unknown, type = reportsType, headers: Record<string, string> = {}) =>
      edge.fetch('/api/errors', {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: typeof value === 'string' ? value : JSON.stringify(value),
      }),
    /** The violations in the log. */
    logged: () => events('violation'),
    /** Number of dropped reports in the log, after a minute has passed and a visitor makes a request. */
    async dropped() {
      vi.setSystemTime(Date.now() + browserReportLimits.share.period * 1_000)
      await edge.fetch('/')
      return events('dropped').map(({ share, count }) => ({ share, count }))
    },
  }
}

test('a report of the Reporting API is one line of the log: route, directive, origin, own file', async () => {
  const { send, logged } = createReporter()
  const response = await send([report()])
  expect(response.status).toBe(204)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(logged()).toEqual([line])
})

test.each([
  ['effective-directive', 'script-src-elem'],
  ['violated-directive', "script-src-elem 'self' https://pay.test"],
])('a report of report-uri is logged alike, its directive from %s', async (field, directive) => {
  const { send, logged } = createReporter()
  const legacy = {
    'document-uri': body.documentURL,
    'blocked-uri': body.blockedURL,
    'source-file': body.sourceFile,
    'line-number': 7,
    disposition: 'enforce',
    [field]: directive,
  }
  expect((await send({ 'csp-report': legacy }, `${legacyType}; charset=utf-8`)).status).toBe(204)
  expect(logged()).toEqual([line])
})

test('browsers send reports without being asked for cookies or a form of the shop', async () => {
  const { send, logged } = createReporter()
  const response = await send([report()], reportsType, { origin: 'null', 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(204)
  expect(logged()).toHaveLength(1)
})

test.each([
  [{ blockedURL: 'inline' }, { blocked: 'inline' }],
  [{ blockedURL: 'data:text/javascript,alert(1)' }, { blocked: 'data' }],
  [{ blockedURL: 'https://user:secret@evil.example:8443/x' }, { blocked: 'https://evil.example:8443' }],
  [
    { blockedURL: null, sourceFile: null },
    { blocked: '', source: '' },
  ],
  [{ disposition: 'report' }, { enforced: false }],
  [{ sourceFile: 'https://shop.test/reset-password?i=1' }, { source: '/reset-password' }],
  [{ sourceFile: 'https://shop.test/somebody@example.com' }, { source: '/*' }],
  [{ sourceFile: 'https://shop.test/fi/checkout/' }, { source: '/checkout' }],
  [{ sourceFile: 'https://cdn.example/lib.js' }, { source: 'https://cdn.example' }],
  [{ documentURL: 'https://shop.test/fi/checkout/confirmation?i=1' }, { route: '/checkout/confirmation' }],
  [{ documentURL: 'https://shop.test/p/disc' }, { route: '/p/:uri', share: 'script' }],
  [
    { documentURL: 'https://shop.test/p/disc', effectiveDirective: 'img-src' },
    { route: '/p/:uri', directive: 'img-src', share: 'other' },
  ],
  [{ documentURL: 'https://shop.test/checkout/none' }, { route: '/*', share: 'script' }],
  [{ documentURL: 'https://shop.test/somebody@example.com' }, { route: '/*', share: 'script' }],
])('of a report with %o the log has %o', async (changes, expected) => {
  const { send, logged } = createReporter()
  await send([report(changes)])
  expect(logged()).toEqual([{ ...line, ...expected }])
})

test.each([
  ['an extension’s script', { sourceFile: 'chrome-extension://abcdefgh/inject.js' }],
  ['an extension by its scheme alone', { blockedURL: 'moz-extension' }],
  ['Safari’s masked script', { sourceFile: 'webkit-masked-url://hidden/' }],
  ['a document of another site', { documentURL: 'https://other.example/checkout/' }],
  ['a document without an address', { documentURL: 'about' }],
  ['a directive that is none', { effectiveDirective: 'x y\nz' }],
])('a report about %s is left out of the log', async (_, changes) => {
  const { send, logged } = createReporter()
  expect((await send([report(changes)])).status).toBe(204)
  expect(logged()).toEqual([])
})

test('other kinds of reports and unreadable ones do not affect readable ones', async () => {
  const { send, logged } = createReporter()
  await send([null, { type: 'deprecation', body: {} }, { type: 'csp-violation', body: 7 }, report()])
  expect(logged()).toEqual([line])
})

test('the same violation is logged once in ten minutes, a different one immediately', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged } = createReporter()
  await send([report(), report()])
  await send([report({ documentURL: 'https://shop.test/de/checkout/' })])
  expect(logged()).toHaveLength(1)
  await send([report({ blockedURL: 'eval' })])
  expect(logged()).toHaveLength(2)
  vi.setSystemTime(Date.now() + browserReportLimits.sameLine * 1_000)
  await send([report()])
  expect(logged()).toHaveLength(3)
})

const distinct = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    report({ blockedURL: `https://evil-${index}.example/`, ...changes }),
  )

test('one network fills five lines a minute, and the log says how many it has lost', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged, dropped } = createReporter()
  const { network } = browserReportLimits
  await send(distinct(violationReportLimits.reports))
  expect(logged()).toHaveLength(network.limit)
  expect(await dropped()).toEqual([
    { share: 'payment', count: violationReportLimits.reports - network.limit },
  ])
  await send([report()])
  expect(logged()).toHaveLength(network.limit + 1)
  expect(await dropped()).toHaveLength(1)
})

test('of one request only the first reports are read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged, dropped } = createReporter()
  await send(distinct(violationReportLimits.reports + 5))
  const [{ count } = { count: 0 }] = await dropped()
  expect(logged().length + count).toBe(violationReportLimits.reports)
})

test('a client that sends requests without end is not read, and others are still heard', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged, dropped } = createReporter()
  const { requests, network } = browserReportLimits
  for (const single of distinct(requests.limit + 10)) {
    expect((await send([single], reportsType, { 'cf-connecting-ip': '203.0.113.7' })).status).toBe(204)
  }
  expect(logged()).toHaveLength(network.limit)
  await send([report()], reportsType, { 'cf-connecting-ip': '203.0.113.8' })
  expect(logged()).toHaveLength(network.limit + 1)
  expect(await dropped()).toContainEqual({ share: 'request', count: 10 })
})

test.each([
  ['from one network', () => '203.0.113.7'],
  ['from many networks', (index: number) => `203.0.113.${index}`],
])('forged reports %s do not silence a script on the checkout', async (_, networkOf) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged, dropped } = createReporter()
  const { share } = browserReportLimits
  const forged = [
    ...distinct(share.limit + 20, { documentURL: 'https://shop.test/' }),
    ...distinct(share.limit + 20, { documentURL: 'https://shop.test/', effectiveDirective: 'img-src' }),
    ...distinct(share.limit + 20, { documentURL: 'https://shop.test/checkout/none' }),
  ]
  for (const [index, single] of forged.entries())
    await send([single], reportsType, { 'cf-connecting-ip': networkOf(index) })
  await send([report()], reportsType, { 'cf-connecting-ip': '198.51.100.1' })
  expect(logged()).toContainEqual(line)
  expect(logged().length).toBeLessThanOrEqual(2 * share.limit + 1)
  expect((await dropped()).length).toBeGreaterThan(0)
})

test('forged reports of payment pages from a /48 of IPv6 addresses do not silence the true one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged } = createReporter()
  const forged = distinct(browserReportLimits.paymentShare.limit + 20)
  for (const [index, single] of forged.entries())
    await send([single], reportsType, { 'cf-connecting-ip': `2001:db8:7:${index.toString(16)}::1` })
  await send([report()], reportsType, { 'cf-connecting-ip': '198.51.100.1' })
  expect(logged()).toContainEqual(line)
})

test('a forged report that was dropped does not silence the true one like it', async () => {
  const { send, logged } = createReporter()
  const attacker = { 'cf-connecting-ip': '203.0.113.7' }
  await send(distinct(browserReportLimits.network.limit), reportsType, attacker)
  await send([report()], reportsType, attacker)
  expect(logged()).not.toContainEqual(line)
  await send([report()], reportsType, { 'cf-connecting-ip': '198.51.100.1' })
  expect(logged()).toContainEqual(line)
})

test('many networks together write a bounded number of lines a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged, dropped } = createReporter()
  const { paymentShare } = browserReportLimits
  for (const [index, single] of distinct(paymentShare.limit + 10).entries())
    await send([single], reportsType, { 'cf-connecting-ip': `203.0.${index >> 8}.${index & 255}` })
  expect(logged()).toHaveLength(paymentShare.limit)
  expect(await dropped()).toEqual([{ share: 'payment', count: 10 }])
})

test.each([
  ['text/plain', 415],
  ['', 415],
])('a body of type %j is refused', async (type, status) => {
  expect((await createReporter().send([report()], type)).status).toBe(status)
})

test('a body beyond the limit is refused by its counted bytes, with any headers', async () => {
  const { fetch, logged } = createReporter()
  const full = JSON.stringify([report({ sample: 'å'.repeat(violationReportLimits.bytes / 2) })])
  const stream = new Blob([full]).stream()
  const init = { method: 'POST', headers: { 'content-type': reportsType }, body: stream, duplex: 'half' }
  expect((await fetch('/api/errors', init)).status).toBe(413)
  expect(logged()).toEqual([])
})

test.each(['', '{', '[', '7', '"x"', '{"csp-report":7}', '{}'])(
  'a body that is no report is refused: %s',
  async (text) => {
    const { send } = createReporter()
    expect([(await send(text, legacyType)).status, (await send(text)).status]).toEqual([400, 400])
  },
)

test('only POST has an effect', async () => {
  const { fetch } = createReporter()
  const response = await fetch('/api/errors')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('any report of a browser is answered without a failure', async () => {
  const type = fc.constantFrom(legacyType, reportsType)
  const field = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.integer(),
    fc.constant(null),
    fc.constantFrom('inline', 'data:x'),
  )
  const damaged = fc
    .dictionary(fc.constantFrom(...Object.keys(body), 'csp-report', '__proto__'), field)
    .map(report)
  const payload = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(damaged).map((list) => JSON.stringify(list)),
  )
  await fc.assert(
    fc.asyncProperty(type, payload, async (contentType, text) => {
      // A new client each time, whose reports are read.
      const { send, lines } = createReporter()
      expect([204, 400]).toContain((await send(text, contentType)).status)
      expect(lines.filter((entry) => entry.includes('"error"'))).toEqual([])
    }),
  )
})

test('secrets in addresses, samples and referrers never reach the log', async () => {
  let count = 0
  const secret = 'SECRET-7d0c4be1'
  const place = fc.constantFrom(
    `https://shop.test/checkout/?checkoutToken=${secret}`,
    `https://shop.test/api/process-payment?checkoutToken=${secret}&locale=sv`,
    `https://shop.test/wishlist/${secret}`,
    `https://shop.test/assets/${secret}/x.js`,
    `https://shop.test/cart#${secret}`,
    `https://${secret}:${secret}@shop.test/cart`,
    `https://pay.test/${secret}?x=${secret}`,
    `data:text/plain,${secret}`,
    `${secret} is no address`,
  )
  const fields = fc.record({
    documentURL: place,
    blockedURL: place,
    sourceFile: place,
    referrer: place,
    sample: place,
  })
  await fc.assert(
    fc.asyncProperty(fields, async (changes) => {
      const { send, lines, logged } = createReporter()
      await send([{ ...report(changes), url: changes.documentURL, user_agent: secret }])
      count += logged().length
      expect(lines.filter((text) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
    }),
  )
  expect(count).toBeGreaterThan(0)
})
