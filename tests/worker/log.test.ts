import { expect, test, vi } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { createLog, type LogLevel } from '#worker/log.ts'

const info = { LOG_LEVEL: 'info' }
const deployment = { environment: 'production' }

test('a request is one line with its pattern, its outcome and the sources of its data', async () => {
  const edge = createEdge({
    variables: info,
    render: async (_locale, _request, context) => {
      await context.get(shopContext)
      return new Response('<h1>Disc</h1>')
    },
  })
  const response = await edge.fetch('/sv/p/brake-disc-9000?utm_source=letter')
  await edge.settle()
  const events = edge.lines.map((line) => JSON.parse(line))
  const requestId = response.headers.get('x-request-id')
  expect(events).toContainEqual({
    event: 'request',
    requestId,
    method: 'GET',
    route: '/p/:uri',
    status: 200,
    ms: expect.any(Number),
    outcome: 'ok',
    data: { miss: 1 },
    ...deployment,
  })
  expect(events).toContainEqual({
    event: 'call',
    requestId,
    upstream: 'catalogue',
    route: 'GET /countries/all',
    outcome: '200',
    ms: expect.any(Number),
    ...deployment,
  })
  expect(edge.lines.every((line) => !line.includes('\n'))).toBe(true)
})

test.each([
  ['/', '/'],
  ['/fi', '/'],
  ['/c/brakes/pads', '/c/*'],
  ['/P/Anything', '/p/:uri'],
  ['/de/wishlist/1,2,3', '/wishlist/:ids?'],
  ['/p/x.data', '/p/:uri'],
  ['/sv/checkout/_.data', '/checkout'],
  ['/nothing/like/this', '/*'],
  ['/p/%25', '/p/:uri'],
])('%s is written down as %s', async (path, route) => {
  const warned = vi.spyOn(console, 'warn')
  const edge = createEdge({ variables: info })
  await edge.fetch(path)
  expect(warned).not.toHaveBeenCalled()
  expect(edge.lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'request')).toMatchObject({
    route,
  })
})

test('an address no route has is logged as /*', async () => {
  const edge = createEdge({ variables: info, routes: [] })
  await edge.fetch('/somebody')
  expect(edge.lines.find((line) => line.includes('"request"'))).toContain('"route":"/*"')
})

test.each([
  [302, 'ok'],
  [404, 'refused'],
  [503, 'failed'],
])('a %i is %s', async (status, outcome) => {
  const headers = { 'content-type': 'text/html' }
  const edge = createEdge({ variables: info, render: async () => new Response('', { status, headers }) })
  await edge.fetch('/p/x')
  expect(edge.lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'request', status, outcome }),
  )
})

const canaries = {
  token: 'canary0token0000000000000000',
  email: 'canary.person@shopper.test',
  query: 'canary-query',
  name: 'canary-name',
  header: 'canary-header',
}

test('no data of a shopper are logged, with any result', async () => {
  const { token, email, query, name, header } = canaries
  const init = {
    headers: {
      cookie: `rc_centra_checkout_token=${token}; rc_country=${name}`,
      'api-token': token,
      referer: `https://shop.test/?q=${query}`,
      'user-agent': header,
      'x-correlation-id': name,
    },
  }
  const addresses = [
    `/p/${name}?q=${query}`,
    `/wishlist/${name}`,
    `/reset-password?i=${token}&id=${email}`,
    `/c/${encodeURIComponent(email)}`,
    `/${token}`,
    `/%E0%A4%A?${query}`,
  ]
  const ends = [
    () => Response.json({ countries: [] }),
    () => Response.json({ errors: { email: `${email} ${token}` } }, { status: 500 }),
    () => Promise.reject(new TypeError(`fetch failed for https://a.test/x?token=${token} of ${email}`)),
    () => new Response(`<h1>${email}</h1>`),
  ]
  for (const upstream of ends) {
    const edge = createEdge({
      variables: info,
      upstream,
      render: async (_, request) => {
        throw new Error(`Cannot read ${request.url} with ${token} of ${email}`)
      },
    })
    for (const address of addresses) await edge.fetch(address, init)
    await edge.fetch('/', { ...init, method: 'POST', body: email })
    await edge.settle()
    expect(edge.lines.length).toBeGreaterThan(addresses.length)
    for (const line of edge.lines.join('\n').split('\n')) {
      for (const canary of Object.values(canaries)) expect(line).not.toContain(canary)
    }
  }
})

test('an opened breaker is logged as an error', () => {
  const lines: string[] = []
  const log = createLog('error', deployment, (line) => lines.push(line))
  log({ event: 'breaker', upstream: 'search', state: 'open' })
  expect(lines).toEqual(['{"event":"breaker","upstream":"search","state":"open","environment":"production"}'])
})

test('at log level error, successful requests are not logged', async () => {
  const edge = createEdge({ variables: { LOG_LEVEL: 'error' } })
  await edge.fetch('/')
  await edge.settle()
  expect(edge.lines).toEqual([])
  const failing = createEdge({
    variables: { LOG_LEVEL: 'error' },
    upstream: () => new Response(null, { status: 500 }),
  })
  await failing.fetch('/')
  await failing.settle()
  expect(failing.lines.length).toBeGreaterThan(0)
})

test('at log level warn, of requests and calls those that failed are logged', async () => {
  const edge = createEdge({ variables: { LOG_LEVEL: 'warn' } })
  await edge.fetch('/')
  await edge.fetch('/nothing/like/this')
  await edge.settle()
  expect(edge.lines).toEqual([])
  const failing = createEdge({
    variables: { LOG_LEVEL: 'warn' },
    upstream: () => new Response(null, { status: 500 }),
  })
  await failing.fetch('/')
  await failing.settle()
  const events = failing.lines.map((line) => JSON.parse(line))
  expect(events).toContainEqual(expect.objectContaining({ event: 'call', outcome: 'status' }))
})

test('log level debug writes the lines of info, and warn also those of error', () => {
  const call = {
    event: 'call',
    requestId: 'id',
    upstream: 'search',
    route: 'POST /multi-search',
    ms: 5,
  } as const
  const written = (level: LogLevel) => {
    const lines: string[] = []
    const log = createLog(level, deployment, (line) => lines.push(line))
    log({ ...call, outcome: '200' })
    log({ ...call, outcome: '404' })
    log({ ...call, outcome: 'timeout' })
    log({ event: 'breaker', upstream: 'search', state: 'open' })
    return lines.map((line) => JSON.parse(line).outcome ?? 'breaker')
  }
  expect(written('debug')).toEqual(['200', '404', 'timeout', 'breaker'])
  expect(written('info')).toEqual(written('debug'))
  expect(written('warn')).toEqual(['timeout', 'breaker'])
  expect(written('error')).toEqual(['breaker'])
})

test('a part of a reply that cannot be read is one line, at every log level: its route and path, not its value', async () => {
  const odd = { ...countries.countries[0], name: ['canary'] }
  const edge = createEdge({
    variables: { LOG_LEVEL: 'error' },
    upstream: () => Response.json({ countries: [...countries.countries, odd] }),
    render: async (_locale, _request, context) => {
      await context.get(shopContext)
      return new Response('<h1>Disc</h1>')
    },
  })
  const response = await edge.fetch('/')
  await edge.fetch('/')
  await edge.settle()
  expect(edge.lines.map((line) => JSON.parse(line))).toEqual([
    {
      event: 'unreadable',
      requestId: response.headers.get('x-request-id'),
      route: 'GET /countries/all',
      paths: ['countries.4.name'],
      ...deployment,
    },
  ])
})
