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

test.each([
  [202, 'sent'],
  [422, 'refused'],
  [425, 'tooFast'],
  [429, 'limited'],
  [503, 'failed'],
  [404, 'failed'],
  [200, 'failed'],
])('%d is %s', async (status, result) => {
  const sent: unknown[] = []
  const outcome = await sendContact(message, 'https://shop.test/api/contact', async (request) => {
    sent.push(await request.json())
    return new Response(null, { status })
  })
  expect([outcome, sent]).toEqual([result, [message]])
})

test('a shop that cannot be reached is asked once', async () => {
  const requests: Request[] = []
  const outcome = await sendContact(message, 'https://shop.test/api/contact', async (request) => {
    requests.push(request)
    throw new TypeError('network')
  })
  expect([outcome, requests.map(({ method }) => method)]).toEqual(['failed', ['POST']])
})
