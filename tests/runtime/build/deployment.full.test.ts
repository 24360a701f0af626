import { expect, test, vi } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'

test('a deployed sandbox without a secret refuses every request', async () => {
  await using shop = await startShop({ sandbox: {} })
  for (const path of ['/', '/api/checkout/selection', '/content/bands/home?language=en']) {
    const response = await shop.fetch(`/sandbox${path}`, {
      headers: { authorization: 'Bearer sandbox-secret' },
    })
    expect([response.status, await response.text()]).toEqual([500, 'The variable SANDBOX_SECRET is missing.'])
  }
})

test.each(['workerd', 'node'] as const)(
  'under %s a shop with a faulty variable is down without saying why, and the log names it',
  async (runtime) => {
    const lines: string[] = []
    const log = (line: unknown) => void lines.push(String(line))
    vi.spyOn(console, 'log').mockImplementation(log)
    await using shop = await startShop({ runtime, log, variables: { COMMERCE_SECRET: 'canary secret' } })
    for (const path of ['/', '/healthz', '/api/contact']) {
      const response = await shop.fetch(path)
      const html = await response.text()
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
      expect(html).toContain('</html>')
      expect(html).not.toMatch(/COMMERCE_SECRET|canary/)
    }
    const named = lines.filter((line) => line.includes('The variable COMMERCE_SECRET is malformed'))
    // Under Node the comparison of the catalogue, which begins with the server, names it too.
    expect(named).toHaveLength(runtime === 'node' ? 2 : 1)
    expect(named.join()).not.toContain('canary')
  },
)
