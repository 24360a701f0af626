import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { serveBuilt } from '#scripts/built-server.ts'
import { localVariables } from '#scripts/local-variables.ts'
import { freePort } from '#scripts/port.ts'
import { temporaryState } from '#tests/support/workerd.ts'
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
  const port = await freePort()
  using state = temporaryState()
  const origin = `http://localhost:${port}`
  const server = await serveBuilt({ port, state: state.path, variables: localVariables(origin), sandbox: {} })
  try {
    for (const path of ['/', '/api/checkout/selection', '/content/bands/home?language=en']) {
      const response = await fetch(`http://127.0.0.1:${port}/sandbox${path}`, {
        headers: { authorization: 'Bearer sandbox-secret', connection: 'close' },
      })
      expect([response.status, await response.text()]).toEqual([
        500,
        'The variable SANDBOX_SECRET is missing.',
      ])
    }
  } finally {
    await server.dispose()
  }
})
