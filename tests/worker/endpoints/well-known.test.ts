import { expect, test } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const address = '/.well-known/security.txt'
const email = { PUBLIC_SUPPORT_EMAIL: 'help@shop.test' }
const form = { SUPPORT_URL: 'https://support.test' }

/** The fields of `security.txt`, in their order. */
async function fieldsOf(variables: Record<string, string>) {
  const response = await createEdge({ variables }).fetch(address)
  const lines = (await response.text()).split('\n').filter((line) => line !== '')
  return { response, fields: lines.map((line) => line.split(': ')) }
}

test.each([
  ['an address', email, ['mailto:help@shop.test']],
  ['a form', form, ['https://shop.test/support']],
  ['both', { ...email, ...form }, ['mailto:help@shop.test', 'https://shop.test/support']],
])('with %s security.txt names it as the contact', async (_, variables, contacts) => {
  const { response, fields } = await fieldsOf(variables)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(fields.map(([name]) => name)).toEqual([...contacts.map(() => 'Contact'), 'Expires', 'Canonical'])
  expect(fields.slice(0, contacts.length).map(([, value]) => value)).toEqual(contacts)
  expect(fields.at(-1)?.[1]).toBe(`https://shop.test${address}`)
})

test('security.txt expires later than caches keep it, and within a year', async () => {
  const { response, fields } = await fieldsOf(email)
  const expires = Date.parse(fields.find(([name]) => name === 'Expires')?.[1] ?? '') - Date.now()
  const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
  expect(expires).toBeGreaterThan(Number(seconds) * 1_000)
  expect(expires).toBeLessThan(365 * 24 * 60 * 60 * 1_000)
})

test('without any contact there is no security.txt', async () => {
  const { response } = await fieldsOf({})
  expect(response.status).toBe(404)
})

test.each([
  ['', '/account/password'],
  ['rc_lang=sv', '/sv/account/password'],
  ['rc_lang=//evil.test', '/account/password'],
])('password managers are led to the page for a new password (%j)', async (cookie, location) => {
  const response = await createEdge().fetch('/.well-known/change-password', { headers: { cookie } })
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
