import { expect, test } from 'vitest'
import { createCheckoutApi } from '#src/commerce/checkout-api.ts'
import { type FailureKind, type Result, UpstreamError } from '#src/commerce/reply.ts'
import { againWhenBusy, withRetries } from '#src/commerce/retry.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'

const pause = async () => {}

/** A call that fails in the given ways, and then answers. */
function createCall(...breakages: [FailureKind, number?][]) {
  const made = { calls: 0 }
  const call = async () => {
    made.calls += 1
    const [breakage, status] = breakages.shift() ?? []
    if (breakage) throw new UpstreamError(breakage, 'GET /selection', status ? { status } : {})
    return 'answered'
  }
  return { made, call }
}

test.each<[FailureKind, number?]>([['network'], ['malformed'], ['status', 503]])(
  'a call that ended in %s %s is repeated',
  async (...breakage) => {
    const { made, call } = createCall(breakage)
    expect(await withRetries(2, call, pause)).toBe('answered')
    expect(made.calls).toBe(2)
  },
)

test.each<[FailureKind, number?]>([['timeout'], ['schema'], ['status', 302]])(
  'a call that ended in %s %s is not',
  async (...breakage) => {
    const { made, call } = createCall(breakage)
    await expect(withRetries(2, call, pause)).rejects.toThrow(UpstreamError)
    expect(made.calls).toBe(1)
  },
)

test.each([
  ['with a body', () => ({ status: 429, body: { errors: { attempts: 'too many' } } })],
  [
    'with a page of a gateway',
    (route: string) => {
      throw new UpstreamError('status', route, { status: 429 })
    },
  ],
])('too many calls are a refusal, %s, and additions are not repeated', async (_, answer) => {
  const made: string[] = []
  const busy = [true, false, true]
  const api = createCheckoutApi(
    async ({ route }) => {
      made.push(route)
      return busy.shift() ? answer(route) : { status: 200, body: wireSelection() }
    },
    { read: () => null, write() {} },
  )
  expect(await api.selection()).toMatchObject({ ok: true })
  expect(await api.addItem('1-1', 1)).toEqual({
    ok: false,
    status: 429,
    errors: {},
    messages: [],
    body: null,
  })
  expect(made).toEqual(['GET /selection', 'GET /selection', 'POST /items/{item}'])
})

test('a call is repeated a fixed number of times, and then rejects', async () => {
  const { made, call } = createCall(['network'], ['network'], ['network'])
  await expect(withRetries(2, call, pause)).rejects.toThrow('network')
  expect(made.calls).toBe(3)
})

test('a read the service had too many calls for is made once more, later; other refusals are final', async () => {
  const answered: Result<string> = { ok: true, value: 'answered' }
  const refusal = (status: number): Result<string> => {
    return { ok: false, status, errors: {}, messages: [], body: {} }
  }
  const [busy, refused] = [refusal(429), refusal(404)]
  const read = async (...replies: Result<string>[]) => {
    const pauses: string[] = []
    const next = async () => replies.shift() ?? answered
    return [await againWhenBusy(next, async (after) => void pauses.push(after)), ...pauses]
  }
  expect(await read(busy, answered)).toEqual([answered, 'busy'])
  expect(await read(busy, busy)).toEqual([busy, 'busy'])
  expect(await read(refused)).toEqual([refused])
})

test('reads are repeated twice, replacements once, additions and removals never', async () => {
  const made: string[] = []
  const api = createCheckoutApi(
    async ({ route }) => {
      made.push(route)
      throw new UpstreamError('network', route)
    },
    { read: () => null, write() {} },
  )
  const calls = [
    api.selection(),
    api.chooseCountry('SE', 'sv'),
    api.chooseShipping('home'),
    api.addItem('1-1', 1),
    api.decreaseLine('1', 1),
    api.addVoucher('CODE'),
    api.removeVoucher('CODE'),
    api.pay(payment),
    api.receipt(),
  ]
  await Promise.allSettled(calls)
  const times = (route: string) => made.filter((entry) => entry === route).length
  expect(times('GET /selection')).toBe(3)
  expect([times('PUT /countries/{country}'), times('PUT /shipping-methods/{id}')]).toEqual([2, 2])
  expect([times('POST /items/{item}'), times('DELETE /lines/{line}')]).toEqual([1, 1])
  expect([times('POST /vouchers'), times('DELETE /vouchers')]).toEqual([1, 1])
  expect([times('POST /payment'), times('GET /receipt')]).toEqual([1, 1])
})

test('each attempt is sent with the token stored at that moment', async () => {
  const sent: (string | undefined)[] = []
  const tokens = ['old', 'new']
  const api = createCheckoutApi(
    async ({ headers, route }) => {
      sent.push(headers?.['api-token'])
      if (sent.length === 1) throw new UpstreamError('status', route, { status: 503 })
      return { status: 200, body: wireSelection() }
    },
    { read: () => tokens.shift() ?? null, write() {} },
  )
  await api.selection()
  expect(sent).toEqual(['old', 'new'])
})
