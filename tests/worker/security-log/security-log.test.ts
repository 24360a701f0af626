import { afterEach, expect, test, vi } from 'vitest'
import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import { visitorContext } from '#src/shop.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { attempts, refusalPeriod } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const token = 'brought-token'
const visitor = { 'cf-connecting-ip': '203.0.113.7', cookie: `rc_centra_checkout_token=${token}` }

/** A visitor's request that makes calls about their account, which the service answers by `answer`. */
function createAccountEdge(
  calls: (checkout: CheckoutApi) => Promise<unknown>,
  answer: () => Response = () => Response.json({ ...wireSelection([], { token }), loggedIn: null }),
) {
  const edge = createEdge({
    upstream: (request) => (request.url.endsWith('/countries/all') ? Response.json(countries) : answer()),
    render: async (_locale, _request, context) => {
      await calls(context.get(visitorContext).cart().checkout).catch(() => {})
      return new Response('<h1>Account</h1>')
    },
  })
  return {
    ...edge,
    async security(headers: Record<string, string> = visitor) {
      await edge.fetch('/login', { headers })
      await edge.settle()
      return edge.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
    },
  }
}

const refusal = (status: number) => () => Response.json({ errors: { password: 'incorrect' } }, { status })
const hash = expect.stringMatching(/^[\da-f]{16}$/)

const details = { firstName: 'Astrid', lastName: 'Lindqvist', newsletter: true }

test.each<[string, (checkout: CheckoutApi) => Promise<unknown>]>([
  ['log-in', (checkout) => checkout.logIn(astrid.email, astrid.password)],
  ['log-out', (checkout) => checkout.logOut()],
  ['password-change', (checkout) => checkout.changePassword('old', 'new')],
  ['password-change', (checkout) => checkout.resetPassword({ i: 'i', id: 'id' }, 'new')],
  ['password-reset-request', (checkout) => checkout.requestPasswordReset(astrid.email, 'reset-password')],
  ['email-change', (checkout) => checkout.updateCustomer({ ...details, newEmail: 'new@shopper.test' })],
])('%s is a line of the log', async (what, calls) => {
  const { security } = createAccountEdge(calls)
  expect(await security()).toMatchObject([
    { event: 'security', requestId: expect.any(String), what, network: hash, session: hash },
  ])
})

test.each<[string, (checkout: CheckoutApi) => Promise<unknown>]>([
  ['log-in-failed', (checkout) => checkout.logIn(astrid.email, astrid.password)],
  ['password-change-failed', (checkout) => checkout.changePassword('old', 'new')],
  ['password-change-failed', (checkout) => checkout.resetPassword({ i: 'i', id: 'id' }, 'new')],
])('a refusal is %s; a failure of the service is nothing', async (what, calls) => {
  expect(await createAccountEdge(calls, refusal(406)).security()).toMatchObject([{ what }])
  expect(await createAccountEdge(calls, refusal(429)).security()).toMatchObject([{ what: 'limit-reached' }])
  expect(await createAccountEdge(calls, refusal(500)).security()).toEqual([])
})

test('other changes of a customer are no event', async () => {
  const { security } = createAccountEdge((checkout) => checkout.updateCustomer(details))
  expect(await security()).toEqual([])
})

test('a token replaced by the service is logged, a kept or new one is not', async () => {
  const calls = (checkout: CheckoutApi) => checkout.selection()
  const renewed = () => Response.json(wireSelection([], { token: 'another' }))
  expect(await createAccountEdge(calls, renewed).security()).toMatchObject([{ what: 'token-change' }])
  expect(await createAccountEdge(calls, renewed).security({})).toEqual([])
  expect(await createAccountEdge(calls).security()).toEqual([])
})

test('equal accounts, sessions and networks have equal hashes, which do not reveal them', async () => {
  const logIn = (email: string) =>
    createAccountEdge((checkout) => checkout.logIn(email, astrid.password), refusal(406))
  const first = logIn(astrid.email)
  const [known] = await first.security()
  const [again] = await logIn(` ${astrid.email.toUpperCase()}`).security()
  const [other] = await logIn('other@shopper.test').security({ 'cf-connecting-ip': '198.51.100.1' })
  expect([again.account, again.session, again.network]).toEqual([known.account, known.session, known.network])
  expect(known.account).toMatch(/^[\da-f]{16}$/)
  expect(other.account).not.toBe(known.account)
  expect(other.network).not.toBe(known.network)
  expect(other).not.toHaveProperty('session')
  expect(first.lines.join()).not.toMatch(/astrid|brought-token|203\.0\.113|incorrect/i)
})

test('a network that reaches a limit is logged once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const edge = createEdge({
    render: async (_locale, _request, context) =>
      Response.json(await context.get(visitorContext).attemptLimit().allows('password')),
  })
  const told = async (times: number) => {
    for (let count = 0; count < times; count++) await edge.fetch('/account/password', { headers: visitor })
    await edge.settle()
    return edge.lines.filter((line) => line.includes('"what":"limit-reached"')).length
  }
  expect(await told(attempts.limit)).toBe(0)
  expect(await told(5)).toBe(1)
  vi.setSystemTime(Date.now() + refusalPeriod * 1_000)
  expect(await told(attempts.limit + 1)).toBe(2)
})
