import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuilt } from './built-server.ts'
import { localSandbox, localVariables } from './local-variables.ts'
import { freePort } from './port.ts'

interface ServerOptions {
  port: number
  state: string
  variables: Record<string, string>
  sandbox: Record<string, string>
}

interface ShopOptions {
  /** Serves the build: in workerd, unless told otherwise. */
  serve?: (options: ServerOptions) => Promise<{ dispose(): Promise<void> }>
  /** The port visitors use, where something stands before the shop. */
  visitorPort?: number
  /** Those that differ from a shop on its own. */
  variables?: Record<string, string>
}

/** The built shop on a free port, with a back end of its own; whatever it wrote is gone when it is closed. */
export async function startTemporaryShop({ serve = serveBuilt, visitorPort, variables }: ShopOptions = {}) {
  const port = await freePort()
  const origin = `http://localhost:${visitorPort ?? port}`
  const state = mkdtempSync(join(tmpdir(), 'tappet-'))
  const server = await serve({
    port,
    state,
    variables: { ...localVariables(origin), ...variables },
    sandbox: localSandbox(origin),
  })
  return {
    port,
    origin,
    /** A folder for whatever is to be gone with the shop. */
    state,
    async close() {
      await server.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
