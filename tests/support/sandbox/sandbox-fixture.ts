import { afterEach, beforeEach, expect } from 'vitest'
import type { Settings } from '#worker/sandbox/settings.ts'
import { createShopper } from '../shop/shopper.ts'
import { createTestCatalogue } from './test-catalogue.ts'
import { createTestSandbox, type TestSandboxOptions, testConsoleToken, testSecret } from './test-sandbox.ts'

export type TestSandbox = ReturnType<typeof createTestSandbox>

/** A fresh sandbox with the test catalogue for every test of a file; each reply in it must fit the contract. */
export function setUpSandbox(options: TestSandboxOptions = {}) {
  let sandbox: TestSandbox
  let catalogue: ReturnType<typeof createTestCatalogue>
  beforeEach(async () => {
    catalogue = createTestCatalogue()
    sandbox = createTestSandbox({ catalogue, ...options })
    await changeSettings(sandbox, { checkReplies: true })
  })
  afterEach(async () => {
    const response = await sandbox.fetch('/__contract', { headers: operator })
    expect(await response.json()).toMatchObject({ failures: [] })
  })
  return {
    get sandbox() {
      return sandbox
    },
    /** A new shopper. */
    shopper: (headers: Record<string, string> = {}) => createShopper(sandbox, headers),
    /** A server of the shop's: it shows the secret. */
    server: (headers: Record<string, string> = {}) =>
      createShopper(sandbox, { Authorization: `Bearer ${testSecret}`, ...headers }),
    set: (settings: Partial<Settings>) => changeSettings(sandbox, settings),
    /** Resets the sandbox as its operator. */
    async reset(): Promise<void> {
      const response = await sandbox.fetch('/__reset', { method: 'POST', headers: operator })
      expect(response.status).toBe(200)
    },
    /** From now on the product of a cart line cannot be found; returns a function that restores it. */
    break(): () => void {
      const { lineProduct } = catalogue
      catalogue.lineProduct = () => {
        throw new Error('not in the catalogue')
      }
      return () => {
        catalogue.lineProduct = lineProduct
      }
    },
  }
}

export const operator = { Authorization: `Bearer ${testConsoleToken}` }

async function changeSettings(sandbox: TestSandbox, settings: Partial<Settings>): Promise<void> {
  const response = await sandbox.fetch('/__settings', {
    method: 'POST',
    headers: operator,
    body: JSON.stringify(settings),
  })
  expect(response.status).toBe(200)
}
