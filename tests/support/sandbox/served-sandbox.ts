import { serve } from '@hono/node-server'
import { createTestSandbox, type TestSandboxOptions } from './test-sandbox.ts'

/** A sandbox on a separate local port, for foreign clients over HTTP. */
export async function serveSandbox(options: TestSandboxOptions = {}) {
  const sandbox = createTestSandbox(options)
  const { origin, close } = await listen(sandbox)
  return {
    sandbox,
    origin,
    async [Symbol.asyncDispose]() {
      await close()
      sandbox.close()
    },
  }
}

/** Gives a sandbox a local port until `close`. */
export async function listen(sandbox: Pick<ReturnType<typeof createTestSandbox>, 'fetch'>) {
  const listening = Promise.withResolvers<number>()
  const server = serve(
    {
      fetch(request) {
        const { pathname, search } = new URL(request.url)
        return sandbox.fetch(pathname + search, request)
      },
      port: 0,
      hostname: '127.0.0.1',
      overrideGlobalObjects: false,
    },
    ({ port }) => listening.resolve(port),
  )
  return {
    origin: `http://127.0.0.1:${await listening.promise}`,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
