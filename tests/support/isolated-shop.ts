import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuilt } from '#scripts/built-server.ts'
import { localSandbox, localVariables } from '#scripts/local-variables.ts'
import { freePort } from '#scripts/port.ts'

/** The built shop with a back end of its own, which may fail or stop while others are in use. */
export interface IsolatedShop {
  origin: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops, and starts with the missing files. */
  restoreAssets(): Promise<void>
}

/** Runs `use` with such a shop, without the files of the client build that match `missingFiles`. */
export async function withIsolatedShop(
  missingFiles: RegExp | null,
  use: (shop: IsolatedShop) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'tappet-own-'))
  const variables = { ...localVariables(origin), TEST_HEADERS: '1' }
  const assets = missingFiles && { assets: clientWithout(missingFiles, join(folder, 'client')) }
  const serve = (whole = false) =>
    serveBuilt({
      port,
      state: join(folder, 'state'),
      variables,
      sandbox: localSandbox(origin),
      ...(whole ? {} : assets),
    })

  let server = await serve()
  const stop = () => server.dispose()
  await use({
    origin,
    start: async () => {
      server = await serve()
    },
    stop,
    restoreAssets: async () => {
      await stop()
      server = await serve(true)
    },
  })
  await server.dispose()
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of what browsers are sent, with files missing. */
function clientWithout(missing: RegExp, copy: string): string {
  cpSync('build/client', copy, { recursive: true, filter: (file) => !missing.test(file) })
  return copy
}
