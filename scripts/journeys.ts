import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { findChromium } from './chromium.ts'
import { localVariables } from './local-variables.ts'
import { serveNode } from './node/serve-node.ts'
import { freePort } from './port.ts'

/** Runs the journeys on the production build: on workerd, and the walk from home to receipt under Node as well. */
build()
process.env.CHROMIUM = findChromium()
const edge = await open(serveBuilt)
const node = await open(serveNode)
const run = await journeys({ SHOP: edge.origin, SHOP_UNDER_NODE: node.origin })
await edge.close()
await node.close()
process.exit(run)

interface ServerOptions {
  port: number
  state: string
  variables: Record<string, string>
}

/** A shop on a port of its own, with a back end of its own. */
async function open(serve: (options: ServerOptions) => Promise<{ dispose(): Promise<void> }>) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const state = mkdtempSync(join(tmpdir(), 'tappet-'))
  const server = await serve({ port, state, variables: { ...localVariables(origin), TEST_HEADERS: '1' } })
  async function close() {
    await server.dispose()
    rmSync(state, { recursive: true, force: true })
  }
  return { origin, close }
}

function journeys(shops: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      'playwright',
      ['test', '--config', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)],
      {
        stdio: 'inherit',
        env: { ...process.env, ...shops },
      },
    )
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
