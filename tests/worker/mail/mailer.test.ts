import { afterEach, expect, test, vi } from 'vitest'
import { type Mail, mailKinds, mailSignatureHeader } from '#src/commerce/contract/mail.ts'
import { locales } from '#src/i18n/locales.ts'
import { visitorContext } from '#src/shop.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { countries, createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

const confirmation = {
  to: 'kim@example.se',
  language: 'sv',
  kind: 'newsletter-confirmation',
  facts: { link: 'https://shop.test/newsletter/confirm?token=abc', expiresAt: '2026-11-30T09:00:00.000Z' },
} satisfies Mail
const changed = {
  to: 'kim@example.se',
  language: 'en',
  kind: 'address-changed',
  facts: { changedAt: '2026-11-27T09:00:00.000Z' },
} satisfies Mail
const failures = {
  to: 'kim@example.se',
  language: 'de',
  kind: 'many-failures',
  facts: { attempts: 12, lastAt: '2026-11-27T09:00:00.000Z', link: 'https://shop.test/de/forgot-password' },
} satisfies Mail

const service = { MAIL_URL: 'https://shop.test/sandbox/mail', MAIL_KEY: testSecret }

interface Options extends EdgeOptions {
  /** Answers in place of the sandbox's mail service. */
  answer?: () => Response | Promise<Response>
}

/** A shop whose pages send a mail, with the sandbox's mail service; `asked` is what that was sent. */
function createShop({ answer, variables = service, ...options }: Options = {}) {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  const asked: { signature: string | null; body: string }[] = []
  let next: { mail: Mail; later: boolean }
  const edge = createEdge({
    ...options,
    variables,
    async upstream(request) {
      if (!request.url.endsWith('/mail')) return Response.json(countries)
      const body = await request.text()
      asked.push({ signature: request.headers.get(mailSignatureHeader), body })
      if (answer) return answer()
      return sandbox.fetch('/mail', { method: 'POST', headers: request.headers, body })
    },
    async render(_locale, _request, context) {
      const mailer = context.get(visitorContext).mailer()
      if (!next.later) return new Response(await mailer.send(next.mail))
      mailer.sendLater(next.mail)
      return new Response('later')
    },
  })
  const ask = async (mail: Mail, later: boolean) => {
    next = { mail, later }
    return (await edge.fetch('/')).text()
  }
  return {
    asked,
    edge,
    sent: sandbox.sent,
    send: (mail: Mail) => ask(mail, false),
    sendLater: (mail: Mail) => ask(mail, true),
  }
}

test('a mail arrives in its language, with its text', async () => {
  const { send, sent } = createShop()
  for (const mail of [confirmation, changed, failures]) expect(await send(mail)).toBe('sent')
  expect(sent).toMatchObject([
    { kind: 'mail', to: 'kim@example.se', subject: 'Bekräfta prenumerationen på vårt nyhetsbrev' },
    { subject: 'The email address of your account was changed' },
    { subject: 'Jemand hat versucht, sich in Ihrem Konto anzumelden' },
  ])
  const [first, second, third] = sent.map(({ text }) => text)
  expect(first).toContain(confirmation.facts.link)
  expect(first).toContain('30 november 2026')
  expect(second).toContain('27 November 2026 at 10:00:00')
  expect(third).toContain('Versuche: 12')
  expect(third).toContain(failures.facts.link)
})

test.each(locales)('every kind of mail has texts of its own in %s', async (language) => {
  const { send, sent } = createShop()
  for (const mail of [confirmation, changed, failures]) await send({ ...mail, language })
  expect(sent).toHaveLength(mailKinds.length)
  if (language === 'en') return
  for (const mail of [confirmation, changed, failures]) await send({ ...mail, language: 'en' })
  const texts = sent.flatMap(({ subject, text }) => [subject, text])
  expect(new Set(texts).size).toBe(4 * mailKinds.length)
})

test('the service is sent nothing but the mail, signed with the key and the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-27T09:00:00.000Z')
  const { send, asked } = createShop({ answer: () => new Response(null, { status: 202 }) })
  await send(changed)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(changed)
  // printf '%s' '1795770000.{…}' | openssl dgst -sha256 -hmac sandbox-secret
  expect(asked[0]?.signature).toBe(
    't=1795770000,v1=54c0d84ee540e907747e48bfca544fce978f84bdc6ce37c19609da12b17f7bcb',
  )
})

test('an address is sent three mails of a kind a day, in any spelling', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const durableObjects of [false, true]) {
    const { send, asked } = createShop({ durableObjects })
    const spellings = ['kim@example.se', 'KIM@example.se', ' kim@Example.se ']
    for (const to of spellings) expect(await send({ ...confirmation, to })).toBe('sent')
    expect(await send(confirmation)).toBe('limited')
    expect(await send(changed)).toBe('sent')
    expect(await send({ ...confirmation, to: 'robin@example.se' })).toBe('sent')
    vi.setSystemTime(Date.now() + 86_399_000)
    expect(await send(confirmation)).toBe('limited')
    vi.setSystemTime(Date.now() + 1_000)
    expect(await send(confirmation)).toBe('sent')
    expect(asked).toHaveLength(6)
  }
})

test('counts have no address in their names', async () => {
  const { send, edge } = createShop({ durableObjects: true })
  await send(confirmation)
  expect([...edge.counts.storages.keys()]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
})

test('without a service no mail is sent, and /readyz names every kind', async () => {
  const without = createShop({ variables: {} })
  expect(await without.send(changed)).toBe('off')
  expect(without.asked).toEqual([])
  const unsent = async (shop: typeof without) => (await (await shop.edge.fetch('/readyz')).json()).unsentMails
  expect(await unsent(without)).toEqual(['address-changed', 'many-failures', 'newsletter-confirmation'])
  expect(await unsent(createShop())).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['is down', () => new Response(null, { status: 502 })],
  ['refuses the signature', () => new Response(null, { status: 401 })],
  ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://other.test' } })],
  ['cannot be reached', () => Promise.reject(new Error('connection reset by kim@example.se'))],
])('a mail fails when the service %s, and the log has no address', async (_, answer) => {
  const { send, edge } = createShop({ answer })
  expect(await send(confirmation)).toBe('failed')
  expect(edge.lines.join()).not.toMatch(/kim@|token=abc/)
})

test('a service that does not answer is not waited for beyond four seconds', async () => {
  vi.useFakeTimers()
  const called = Promise.withResolvers<void>()
  const answer = () => {
    called.resolve()
    return new Promise<Response>(() => {})
  }
  const outcome = createShop({ answer }).send(confirmation)
  await called.promise
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await outcome).toBe('failed')
})

test.each([
  ['a second recipient', { to: 'kim@example.se\nBcc: all@example.se' }],
  ['a script for a link', { facts: { ...confirmation.facts, link: 'javascript:alert(1)' } }],
])('a mail with %s is not sent', async (_, part) => {
  const { send, asked } = createShop()
  expect(await send({ ...confirmation, ...part })).toBe('failed')
  expect(asked).toEqual([])
})

test('a mail that is sent later does not hold up the page', async () => {
  const held = Promise.withResolvers<Response>()
  const { sendLater, asked, edge } = createShop({ answer: () => held.promise })
  expect(await sendLater(changed)).toBe('later')
  held.resolve(new Response(null, { status: 202 }))
  await edge.settle()
  expect(asked).toHaveLength(1)
})
