import { expect, test } from 'vitest'
import { logInResult } from '#src/features/account/log-in-result.ts'

const refusal = (status: number, errors: Record<string, string>) => ({
  ok: false as const,
  status,
  errors,
  messages: [],
  body: null,
})

test.each([
  ['a wrong password', refusal(406, { password: 'incorrect' }), 'incorrect'],
  ['a service that says who is unknown', refusal(404, { email: 'not found' }), 'noAccount'],
  ['one that has had enough tries', refusal(429, { attempts: 'too many' }), 'limited'],
  ['one that refuses for reasons of its own', refusal(409, { session: 'busy' }), 'failed'],
  ['one that does not answer', null, 'failed'],
  ['one that lets in', { ok: true as const, value: null }, 'in'],
])('%s', (_, reply, end) => {
  expect(logInResult(reply)).toBe(end)
})
