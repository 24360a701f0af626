import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all tests of a run share; it is removed at the end. */
    runFolder: string
  }
}

/** Runs before the tests of a run; what it returns, after them. */
export default function setUpRunFolder({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tappet-tests-'))
  provide('runFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
