import { expect, test } from 'vitest'
import type { ContactRequest } from '#src/commerce/contract/support.ts'
import { sendContact } from '#src/commerce/send-contact.ts'

const message: ContactRequest = {
  subject: 'general',
  message: 'Hello',
  email: 'kim@example.se',
  order: '',
  article: '',
  language: 'en',
  form: '0b6c9b2e-6f0e-4f2a-9a53-0d6a3f1c9f10',
  rendered: 0,
  trap: '',
}

const noWait = async () => {}

test.each([
  [202, 'sent'],
  [422, 'refused'],
  [429, 'limited'],
  [503, 'failed'],
  [404, 'failed'],
  [200, 'failed'],
])('%d is %s', async (status, result) => {
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    sent.push(await request.json())
    return new Response(null, { status })
  }
  const outcome = await sendContact(message, 'https://shop.test/api/contact', { fetch, wait: noWait })
  expect([outcome, sent]).toEqual([result, [message]])
})

test('a shop that cannot be reached is asked once', async () => {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    throw new TypeError('network')
  }
  const outcome = await sendContact(message, 'https://shop.test/api/contact', { fetch, wait: noWait })
  expect([outcome, requests.map(({ method }) => method)]).toEqual(['failed', ['POST']])
})

test.each([
  ['3', [202], 'sent', 3_000],
  ['600', [202], 'sent', 10_000],
  ['soon', [202], 'sent', 3_000],
  ['3', [425], 'tooFast', 3_000],
  ['3', [429], 'limited', 3_000],
] as const)(
  'a message that came too early is sent once more, after %s seconds',
  async (after, later, result, waited) => {
    const statuses = [425, ...later]
    const waits: number[] = []
    const outcome = await sendContact(message, 'https://shop.test/api/contact', {
      fetch: async () =>
        new Response(null, { status: statuses.shift() ?? 500, headers: { 'retry-after': after } }),
      wait: async (milliseconds) => void waits.push(milliseconds),
    })
    expect([outcome, waits, statuses]).toEqual([result, [waited], []])
  },
)
