import { expect, test } from 'vitest'
import { isLoggedOut, logInResult } from '#src/commerce/customer/login.ts'

const refusal = (status: number, errors: Record<string, string> = {}) => ({
  ok: false as const,
  status,
  errors,
  messages: [],
  body: null,
})
const customer = { email: 'astrid@example.com', firstName: 'Astrid', lastName: 'Berg' }
const selection = (loggedIn: typeof customer | null) => ({ ok: true as const, value: { loggedIn } })

test.each([
  ['a wrong password', refusal(406, { password: 'incorrect' }), 'incorrect'],
  ['a service that says the account does not exist', refusal(404, { email: 'not found' }), 'noAccount'],
  ['too many attempts', refusal(429, { attempts: 'too many' }), 'limited'],
  ['a refusal for another reason', refusal(409, { session: 'busy' }), 'failed'],
  ['no reply', null, 'failed'],
  ['a reply without a customer', selection(null), 'failed'],
  ['a reply with the customer', selection(customer), 'in'],
] as const)('a log-in with %s', (_, reply, result) => {
  expect(logInResult(reply)).toBe(result)
})

test.each([
  ['no reply', null, false],
  ['a reply with the customer still logged in', selection(customer), false],
  ['a reply without a customer', selection(null), true],
  ['a refusal because the visitor was not logged in', refusal(403), true],
  ['a refusal for another reason', refusal(409), false],
] as const)('a log-out with %s', (_, reply, isOut) => {
  expect(isLoggedOut(reply)).toBe(isOut)
})
