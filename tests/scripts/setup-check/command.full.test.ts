import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { startRelay } from '#tests/support/back-end/relay-server.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

let relay: Awaited<ReturnType<typeof startRelay>>
let sandbox: ReturnType<typeof createTestSandbox>
let edge: ReturnType<typeof createEdge>
beforeAll(async () => {
  sandbox = createTestSandbox()
  relay = await startRelay((request) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/sandbox/')) return edge.fetch(pathname, request)
    return sandbox.fetch(pathname.replace(/^\/sandbox/, '') + search, request)
  })
  edge = createEdge({ variables: localVariables(relay.origin) })
})
afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  sandbox.close()
})

/** Runs the command for a shop whose services are behind the relay. */
function runCommand(changes: Record<string, string> = {}): Promise<{ status: number; output: string }> {
  const variables = { ...localVariables(relay.origin), PAYMENT_HOSTS: 'https://provider.test', ...changes }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/setup-check/setup-check.ts'],
      { env: { ...process.env, ...variables } },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

test('the sandbox is sound in every language, and the command ends with 0', async () => {
  const { status, output } = await runCommand()
  expect(output).not.toContain('DEFECT')
  expect(output).toContain('The Checkout API has en, sv, fi, da, fr, nl, de.')
  expect(output).not.toContain('sandbox-secret')
  expect(status).toBe(0)
}, 300_000)

test('with a defect the command ends with 1', async () => {
  const { status, output } = await runCommand({ COMMERCE_SECRET: 'a-wrong-secret' })
  expect(output).toContain('DEFECT The Checkout API refuses the key in COMMERCE_SECRET')
  expect(output).not.toContain('a-wrong-secret')
  expect(status).toBe(1)
}, 300_000)
