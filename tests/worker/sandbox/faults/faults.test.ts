import { afterEach, describe, expect, test, vi } from 'vitest'
import { operator, setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
afterEach(() => void vi.useRealTimers())
const cart = '/api/checkout/selection'

const change = (method: string, body?: unknown) =>
  backend.sandbox.fetch('/__fault', {
    method,
    headers: operator,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const switchOn = async (fault: object, more: object = {}) => {
  const response = await change('POST', { paths: ['/api/checkout'], fault, ...more })
  expect(response.status).toBe(200)
}
const ask = (path = cart, init?: RequestInit) => backend.sandbox.fetch(path, init)

/** The outcome of a call for its caller. */
async function outcome(path = cart, init?: RequestInit): Promise<string> {
  const response = await ask(path, init)
  try {
    const text = await response.text()
    return isJson(text) ? `${response.status}` : `${response.status} no JSON`
  } catch {
    return 'broken'
  }
}

/** The outcome of a call that is delayed by exactly this many milliseconds. */
async function endsAfter(milliseconds: number): Promise<string | null> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let ended: string | null = null
  const call = outcome().then((how) => {
    ended = how
  })
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect(ended).toBe(null)
  await vi.advanceTimersByTimeAsync(1)
  await call
  return ended
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('a fault that is switched on', () => {
  test('holds a call back and then lets it go well', async () => {
    await switchOn({ kind: 'latency', ms: 1_200 })
    expect(await endsAfter(1_200)).toBe('200')
  })

  test('refuses it, in JSON, in HTML or without a word', async () => {
    await switchOn({ kind: 'status', status: 503, retryAfter: 7 }, { count: 1 })
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '7'])
    expect(await refused.json()).toEqual({ errors: { server: 'failed' } })
    await switchOn({ kind: 'status', status: 200, body: 'html' }, { count: 1 })
    expect(await outcome()).toBe('200 no JSON')
    await switchOn({ kind: 'status', status: 500, body: 'empty' }, { count: 1 })
    expect(await (await ask()).text()).toBe('')
    await switchOn({ kind: 'status', status: 204 }, { count: 1 })
    expect((await ask()).status).toBe(204)
    expect(await outcome()).toBe('200')
  })

  test('breaks the line before an answer, after silence, or half-way through one', async () => {
    for (const kind of ['reset', 'truncated']) {
      await switchOn({ kind }, { count: 1 })
      expect(await outcome()).toBe('broken')
    }
    expect(await outcome()).toBe('200')
    await switchOn({ kind: 'hang' })
    expect(await endsAfter(60_000)).toBe('broken')
  })

  test('sends the beginning of an answer that breaks half-way', async () => {
    await switchOn({ kind: 'truncated' })
    const reader = (await ask()).body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toMatch(/^\{"token":/)
    await expect(reader.read()).rejects.toThrow('connection lost')
  })

  test('sends a malformed body over a connection that is not broken', async () => {
    await switchOn({ kind: 'malformed' })
    const response = await ask()
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(isJson(await response.text())).toBe(false)
  })
})

describe('a failing call', () => {
  const pieces = async (fault: object) => {
    const shopper = backend.shopper()
    await shopper.get('/selection')
    await switchOn(fault, { count: 1 })
    const headers = { 'API-token': shopper.token ?? '' }
    await outcome('/api/checkout/items/8-1', { method: 'POST', headers })
    return (await shopper.get('/selection')).at('selection.totals.totalQuantity') ?? 0
  }

  test.each(['lost', 'malformed', 'truncated'])('%s: everything', async (kind) => {
    expect(await pieces({ kind })).toBe(1)
  })

  test.each([{ kind: 'reset' }, { kind: 'hang', ms: 10 }, { kind: 'status', status: 500 }])(
    '$kind: nothing',
    async (fault) => {
      expect(await pieces(fault)).toBe(0)
    },
  )
})

describe('a fault applies to', () => {
  test('a rule strikes its paths and all below them; a star matches one segment', async () => {
    await change('POST', { paths: ['/api/checkout/items', '/api/*/brands'], fault: { kind: 'reset' } })
    expect(await outcome('/api/checkout/items/8-1', { method: 'POST' })).toBe('broken')
    expect(await outcome('/api/checkout/brands')).toBe('broken')
    expect(await outcome('/api/checkout/itemsets')).toBe('404')
    expect(await outcome('/api/checkout/no/brands')).toBe('404')
    expect(await outcome()).toBe('200')
  })

  test('a rule strikes only its methods; preflight requests only when OPTIONS is named', async () => {
    await switchOn({ kind: 'reset' })
    const preflight = { method: 'OPTIONS', headers: { origin: 'https://shop.test' } }
    expect((await ask(cart, preflight)).status).toBe(204)
    await change('DELETE')
    await switchOn({ kind: 'reset' }, { methods: ['POST'] })
    expect(await outcome()).toBe('200')
    expect(await outcome('/api/checkout/items/8-1', { method: 'POST' })).toBe('broken')
  })

  test('a rule with headers strikes only calls that carry them', async () => {
    await switchOn({ kind: 'reset' }, { headers: { 'x-shopper': 'one' } })
    expect(await outcome(cart, { headers: { 'x-shopper': 'one' } })).toBe('broken')
    expect(await outcome(cart, { headers: { 'x-shopper': 'two' } })).toBe('200')
    expect(await outcome()).toBe('200')
  })

  test('a rule strikes its share of calls, and no more than its count', async () => {
    await switchOn({ kind: 'reset' }, { probability: 0.5, count: 20 })
    const outcomes: string[] = []
    for (let call = 0; call < 30; call++) outcomes.push(await outcome())
    const broken = outcomes.filter((one) => one === 'broken').length
    expect(broken).toBeGreaterThan(5)
    expect(broken).toBeLessThanOrEqual(20)
    for (let call = 0; call < 60; call++) outcomes.push(await outcome())
    expect(outcomes.filter((one) => one === 'broken').length).toBe(20)
  })

  test('a call that others apply to as well: it waits for all of them and fails by the first', async () => {
    await change('POST', {
      rules: [
        { paths: ['/api'], fault: { kind: 'latency', ms: 40 } },
        { paths: ['/api'], fault: { kind: 'status', status: 502 } },
        { paths: ['/api'], fault: { kind: 'latency', ms: 40 } },
        { paths: ['/api'], fault: { kind: 'reset' } },
      ],
    })
    expect(await endsAfter(80)).toBe('502')
  })

  test('everything but the console', async () => {
    await change('POST', { paths: ['/'], fault: { kind: 'reset' } })
    expect(await outcome()).toBe('broken')
    expect(await outcome('/media/nothing-1.svg')).toBe('broken')
    expect((await ask('/', { headers: operator })).status).toBe(200)
    expect((await change('DELETE')).status).toBe(200)
    expect(await outcome()).toBe('200')
  })
})

describe('the switch', () => {
  test('lists the active faults and how often each has been applied', async () => {
    await switchOn({ kind: 'reset' }, { count: 3 })
    await outcome()
    const { rules } = await (await change('GET')).json()
    expect(rules).toEqual([
      {
        id: 1,
        paths: ['/api/checkout'],
        headers: {},
        probability: 1,
        count: 3,
        fault: { kind: 'reset' },
        hits: 1,
      },
    ])
    expect(await (await change('DELETE')).json()).toEqual({ rules: [] })
  })

  test('takes away one fault and leaves the others', async () => {
    await switchOn({ kind: 'reset' })
    const { added } = await (
      await change('POST', { paths: ['/api/checkout'], fault: { kind: 'status', status: 503 } })
    ).json()
    expect(added).toEqual([2])
    expect(await outcome()).toBe('broken')
    const response = await backend.sandbox.fetch('/__fault/1', { method: 'DELETE', headers: operator })
    expect(await response.json()).toMatchObject({ rules: [{ id: 2 }] })
    expect(await outcome()).toBe('503')
    expect((await backend.sandbox.fetch('/__fault/2', { method: 'DELETE' })).status).toBe(403)
  })

  test('is out of reach for strangers', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await backend.sandbox.fetch('/__fault', { method })).status).toBe(403)
    }
    const elsewhere = { ...operator, 'Sec-Fetch-Site': 'cross-site' }
    expect((await backend.sandbox.fetch('/__fault', { method: 'POST', headers: elsewhere })).status).toBe(403)
  })

  test('takes fifty faults and no more', async () => {
    const rules = Array.from({ length: 50 }, () => ({ paths: ['/media'], fault: { kind: 'reset' } }))
    expect((await change('POST', { rules })).status).toBe(200)
    expect((await change('POST', rules[0])).status).toBe(400)
  })

  const form = async (fields: Record<string, string>) =>
    backend.sandbox.fetch('/__fault?token=console-token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    })

  test('is on the console, as a form', async () => {
    const rule = { path: '/api/checkout', share: '100', fault: 'is refused with 503' }
    const added = await form(rule)
    expect([added.status, added.headers.get('location')]).toEqual([303, './?token=console-token'])
    expect(await outcome()).toBe('503')
    const page = await (await ask('/', { headers: operator })).text()
    expect(page).toContain('all /api/checkout: status, status 503, body json (100%); 1 so far')
    expect((await form({ clear: '1' })).status).toBe(303)
    expect(await outcome()).toBe('200')
    expect((await form({ ...rule, share: '101' })).status).toBe(400)
    expect((await form({ ...rule, fault: 'constructor' })).status).toBe(400)
  })
})
