import { afterAll, beforeAll, expect } from 'vitest'
import type { Row, SqlValue } from '#worker/sandbox/demo-catalogue/sql.ts'
import { createShopper } from '../shop/shopper.ts'
import { operator } from './sandbox-fixture.ts'
import { createTestSandbox, type TestSandboxOptions, testSecret } from './test-sandbox.ts'

/** One sandbox with the whole demo catalogue for all tests of a file; each reply in it must fit the contract. */
export function setUpSeededSandbox(options: Pick<TestSandboxOptions, 'shop'> = {}) {
  let sandbox: ReturnType<typeof createTestSandbox>
  beforeAll(async () => {
    sandbox = createTestSandbox(options)
    await sandbox.fetch('/__settings', { method: 'POST', headers: operator, body: '{"checkReplies":true}' })
  })
  afterAll(async () => {
    const response = await sandbox.fetch('/__contract', { headers: operator })
    sandbox.close()
    expect(await response.json()).toMatchObject({ failures: [] })
  })
  return {
    get sandbox() {
      return sandbox
    },
    /** A shopper in Sweden who sends the token that starts no session. */
    browser: (headers: Record<string, string> = {}) =>
      createShopper(sandbox, { 'API-token': 'none', ...headers }),
    /** A server of the shop's: it shows the secret. */
    server: (headers: Record<string, string> = {}) =>
      createShopper(sandbox, { 'API-token': 'none', Authorization: `Bearer ${testSecret}`, ...headers }),
    rows: (query: string, ...values: SqlValue[]): Row[] => sandbox.sql.all(query, ...values),
    /** The first value of a query on the catalogue's tables. */
    pick(query: string, ...values: SqlValue[]): string {
      const [row] = sandbox.sql.all(query, ...values)
      const [value] = Object.values(row ?? {})
      if (value === undefined) throw new Error(`nothing found: ${query}`)
      return String(value)
    },
  }
}

/** Part of a query: sold in this market. */
export const soldIn = (market: number) =>
  `exists (select 1 from json_each(product.markets) where value = ${market})`
