import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { startShop } from '#scripts/start-shop.ts'
import { attempts } from '#worker/limits.ts'

test.each(['wrangler.toml', 'worker/sandbox/wrangler.toml'])(
  '%s keeps request addresses out of Cloudflare’s log',
  (config) => {
    const { observability } = readConfig({ config })
    expect(observability).toMatchObject({
      redact_query_string: true,
      logs: { enabled: true, invocation_logs: false },
    })
    expect(observability?.traces?.enabled ?? false).toBe(false)
  },
)

test('the rate limit binding has the limit of the other hosts', () => {
  const { ratelimits } = readConfig({ config: 'wrangler.toml' })
  expect(ratelimits).toMatchObject([{ name: 'ATTEMPTS', simple: attempts }])
})

test('a deployed sandbox without a secret refuses every request', async () => {
  await using shop = await startShop({ sandbox: {} })
  for (const path of ['/', '/api/checkout/selection', '/content/bands/home?language=en']) {
    const response = await shop.fetch(`/sandbox${path}`, {
      headers: { authorization: 'Bearer sandbox-secret' },
    })
    expect([response.status, await response.text()]).toEqual([500, 'The variable SANDBOX_SECRET is missing.'])
  }
})
