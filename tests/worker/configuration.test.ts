import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { attempts, catalogueComparison, conversions, paymentReturns } from '#worker/limits.ts'

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

test('the catalogue is compared once an hour, at the edge as under Node', () => {
  const { triggers } = readConfig({ config: 'wrangler.toml' })
  expect(triggers.crons).toEqual([expect.stringMatching(/^[1-5]?\d \* \* \* \*$/)])
  expect(catalogueComparison.interval).toBe(60 * 60_000)
})
