import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuilt } from '../built-server.ts'
import { localSandbox, localVariables } from '../local-variables.ts'
import { freePort } from '../port.ts'
import { advance, clockModule } from './clock.ts'
import { faultSwitch } from './fault-switch.ts'

export type OutageShop = Awaited<ReturnType<typeof startShop>>

/** The built shop with a back end that can be taken down, and a clock that can be put forward. */
export async function startShop() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const state = mkdtempSync(join(tmpdir(), 'tappet-outage-'))
  const variables = { ...localVariables(origin), LOG_LEVEL: 'error' }
  const server = await serveBuilt({
    port,
    state,
    variables,
    sandbox: localSandbox(origin),
    before: clockModule,
  })
  return {
    origin,
    faults: faultSwitch(origin),
    passTime: (milliseconds: number) => advance(origin, milliseconds),
    async close() {
      await server.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
