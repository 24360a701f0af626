import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { findChromium } from './chromium.ts'
import { localVariables } from './local-variables.ts'
import { freePort } from './port.ts'

/** Runs the journeys on the production build, each run on a shop and a back end of its own. */
build()
process.env.CHROMIUM = findChromium()
const port = await freePort()
const origin = `http://localhost:${port}`
const state = mkdtempSync(join(tmpdir(), 'tappet-'))
const server = await serveBuilt({ port, state, variables: { ...localVariables(origin), TEST_HEADERS: '1' } })
const run = await journeys()
await server.dispose()
rmSync(state, { recursive: true, force: true })
process.exit(run)

function journeys(): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      'playwright',
      ['test', '--config', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)],
      {
        stdio: 'inherit',
        env: { ...process.env, SHOP: origin },
      },
    )
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
