import { afterEach, expect, test, vi } from 'vitest'
import { shopName } from '#src/brand.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { invalidVariablesPeriod } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const malformed = { variables: { COMMERCE_SECRET: 'canary secret', DEFAULT_COUNTRY: 'Sweden' } }

test.each([
  ['malformed', malformed, ['COMMERCE_SECRET', 'DEFAULT_COUNTRY']],
  ['missing', { imageHosts: null }, ['IMAGE_HOSTS']],
])(
  'while a variable is %s the shop is down without saying why, and the log names it',
  async (_, options, names) => {
    const edge = createEdge(options)
    const response = await edge.fetch('/p/x')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': '30',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    expect(html).toContain(`aria-label="${shopName}"`)
    expect(html).not.toMatch(/variable|canary/i)
    for (const name of names) expect(html).not.toContain(name)

    expect(edge.lines).toHaveLength(1)
    for (const name of names) expect(edge.lines[0]).toContain(`The variable ${name} is`)
    expect(edge.lines[0]).toContain(response.headers.get('x-request-id'))
    expect(edge.lines[0]).not.toContain('canary')
  },
)

test.each([
  ['/de/p/x', 'GET', 'de'],
  ['/healthz', 'GET', 'en'],
  ['/api/process-payment?ok=1', 'POST', 'en'],
  ['/%E0%A4%A', 'GET', 'en'],
])('%s is down as well', async (path, method, language) => {
  const response = await createEdge(malformed).fetch(path, { method })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await response.text()).toContain(`<html lang="${language}">`)
})

test('the log is not filled by the requests for a shop that is down', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const edge = createEdge(malformed)
  for (let count = 0; count < 5; count += 1) await edge.fetch('/')
  expect(edge.lines).toHaveLength(1)
  vi.setSystemTime(Date.now() + invalidVariablesPeriod * 1_000)
  await edge.fetch('/')
  expect(edge.lines).toHaveLength(2)
})
