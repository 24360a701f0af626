import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for what outlives a server; it is removed at the end of the test. */
export function createTemporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'tappet-test-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
