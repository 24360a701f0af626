import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { attempts, conversions, paymentReturns } from '#worker/limits.ts'

test.each(globSync(['wrangler.toml', 'worker/*/wrangler.toml']))(
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

test('the rate limit bindings have the limits of the other hosts', () => {
  const { ratelimits } = readConfig({ config: 'wrangler.toml' })
  expect(ratelimits).toMatchObject([
    { name: 'ATTEMPTS', simple: attempts },
    { name: 'CONVERSIONS', simple: conversions },
    { name: 'PAYMENT_RETURN_COUNTS', simple: paymentReturns },
  ])
})
