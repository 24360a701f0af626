import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { Mail } from '#src/commerce/contract/mail.ts'
import { locales } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import { visitorContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

const form = { email: 'kim@example.se', trap: '', language: 'sv' }
const look = 'Titta i din inkorg: länken där bekräftar prenumerationen.'

interface Options {
  /** The mail service's answer. */
  mailed?: () => Response
}

/** A shop whose customers choose the newsletter: `mails` and `subscriptions` are what its services were sent. */
function createShop({ mailed = () => new Response(null, { status: 202 }) }: Options = {}) {
  const mails: Mail[] = []
  const subscriptions: unknown[] = []
  let network = 0
  const edge = createEdge({
    variables: {
      NEWSLETTER_CHOICE: '1',
      MAIL_URL: 'https://shop.test/sandbox/mail',
      MAIL_KEY: 'a-mail-key',
    },
    async upstream(request) {
      if (request.url.endsWith('/mail')) {
        mails.push(v.parse(Mail, await request.json()))
        return mailed()
      }
      if (!request.url.endsWith('/newsletter-subscription')) return Response.json(countries)
      subscriptions.push(await request.json())
      return Response.json({ subscribed: true })
    },
    async render(_locale, request, context) {
      const newsletter = context.get(visitorContext).newsletter()
      const sealed = new URL(request.url).searchParams.get('confirm') ?? ''
      if (request.method === 'GET') return new Response(String(await newsletter.canConfirm(sealed)))
      return Response.json(await newsletter.confirm(sealed))
    },
  })
  return {
    mails,
    subscriptions,
    lines: edge.lines,
    /** Subscribes from a separate network. */
    async subscribe(fields: Partial<typeof form> = {}) {
      network += 1
      const response = await edge.fetch(paths.newsletterEndpoint(), {
        method: 'POST',
        body: JSON.stringify({ ...form, ...fields }),
        headers: { 'cf-connecting-ip': `203.0.113.${network}`, 'x-test-country': 'DE' },
      })
      return [response.status, await response.text()]
    },
    canConfirm: async (link: string) => (await (await edge.fetch(link)).text()) === 'true',
    confirm: async (link: string) => (await edge.fetch(link, { method: 'POST' })).json(),
  }
}

function linkOf([mail]: Mail[]): string {
  if (mail?.kind !== 'newsletter-confirmation') throw new Error('No link was sent.')
  return mail.facts.link
}

test('an address is mailed a link, and the service receives it only after the confirmation', async () => {
  const { subscribe, mails, subscriptions, canConfirm, confirm } = createShop()
  expect(await subscribe()).toEqual([202, look])
  expect(mails).toMatchObject([{ to: 'kim@example.se', language: 'sv', kind: 'newsletter-confirmation' }])
  const link = linkOf(mails)
  expect(link).toMatch(/^https:\/\/shop\.test\/sv\/newsletter\?confirm=[\w-]+$/)
  expect(link).not.toMatch(/kim|example\.se|%40|@/)
  // A mail program that opens the link confirms nothing.
  expect([await canConfirm(link), subscriptions]).toEqual([true, []])
  expect(await confirm(link)).toMatchObject({ outcome: 'subscribed' })
  expect(subscriptions).toEqual([{ email: 'kim@example.se', language: 'sv', country: 'DE' }])
})

test('a link is over after three days, and says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { subscribe, mails, subscriptions, canConfirm, confirm, lines } = createShop()
  await subscribe()
  const link = linkOf(mails)
  vi.setSystemTime(Date.now() + 72 * 60 * 60 * 1_000 - 1)
  expect(await canConfirm(link)).toBe(true)
  vi.setSystemTime(Date.now() + 1)
  expect(await canConfirm(link)).toBe(false)
  expect(await confirm(link)).toEqual({
    outcome: 'expired',
    text: 'Länken gäller inte längre. Skriv din adress, så skickar vi en ny.',
  })
  expect(subscriptions).toEqual([])
  expect(lines.join()).not.toContain('signature-refused')
})

test('a made-up link confirms nothing', async () => {
  const { confirm, subscriptions, lines } = createShop()
  for (const sealed of ['', 'kim@example.se', 'AAAA'.repeat(40)])
    expect(await confirm(`/newsletter?confirm=${sealed}`)).toMatchObject({ outcome: 'expired' })
  expect(subscriptions).toEqual([])
  // Once a minute of a network.
  expect(lines.filter((line) => line.includes('"what":"signature-refused"'))).toHaveLength(1)
})

test('an address is sent three links a day, and a fourth request is answered like the others', async () => {
  const { subscribe, mails } = createShop()
  for (let count = 0; count < 4; count += 1) expect(await subscribe()).toEqual([202, look])
  expect(mails).toHaveLength(3)
})

test('a robot is answered like a subscriber, and no mail is sent', async () => {
  const { subscribe, mails } = createShop()
  expect(await subscribe({ trap: 'https://spam.example' })).toEqual([202, look])
  expect(mails).toEqual([])
})

test('a subscription fails when the link cannot be mailed, and the log has no address', async () => {
  const { subscribe, lines } = createShop({ mailed: () => new Response(null, { status: 503 }) })
  expect((await subscribe())[0]).toBe(503)
  expect(lines.join()).not.toContain('kim@')
})

test.each(locales)('the link leads to the page in the language of the form: %s', async (language) => {
  const { subscribe, mails } = createShop()
  const [status, text = ''] = await subscribe({ language })
  expect([status, String(text).length > 20]).toEqual([202, true])
  expect(new URL(linkOf(mails)).pathname).toBe(language === 'en' ? '/newsletter' : `/${language}/newsletter`)
})

test('without the choice no link confirms anything', async () => {
  const edge = createEdge({
    variables: { MAIL_URL: 'https://shop.test/sandbox/mail', MAIL_KEY: 'a-mail-key' },
    render: async (_locale, request, context) => {
      const sealed = new URL(request.url).searchParams.get('confirm') ?? ''
      return new Response(String(await context.get(visitorContext).newsletter().canConfirm(sealed)))
    },
  })
  const { subscribe, mails } = createShop()
  await subscribe()
  expect(await (await edge.fetch(linkOf(mails))).text()).toBe('false')
})
