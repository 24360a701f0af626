import { rmSync } from 'node:fs'
import { createSandbox } from '#worker/sandbox/app.ts'
import type { Catalogue } from '#worker/sandbox/catalogue.ts'
import { minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'
import type { OutgoingMessage, Ports } from '#worker/sandbox/ports.ts'
import { copySeededDatabase, opening } from './seeded-database.ts'

export const testSecret = 'sandbox-secret'
export const testConsoleToken = 'console-token'

export interface TestSandboxOptions {
  /** The file of its database; without it, the database is deleted with the sandbox. */
  file?: string
  defaultCountry?: string | null
  /** True on the operator's own machine. */
  local?: boolean
  /** The shop, which is notified of changes; without it nothing answers. */
  shop?: (request: Request) => Promise<Response>
  pictures?: Ports['pictures']
  /** Another catalogue than the seeded one. */
  catalogue?: Catalogue
}

// Shared, so that a sandbox on another's database does not draw its ids again.
let drawn = 0

/** A sandbox in this process, on its own database, with a clock that the test moves. */
export function createTestSandbox(options: TestSandboxOptions = {}) {
  const sent: OutgoingMessage[] = []
  const clock = { now: opening }
  const { catalogue } = options
  const copy = options.file || catalogue ? null : copySeededDatabase()
  const sql = createNodeSql(options.file ?? copy ?? undefined)
  const ports: Ports = {
    sql,
    now: () => clock.now,
    random: (length) => Uint8Array.from({ length }, () => scramble(drawn++)),
    schedule: (work) => void work(),
    send: (message) => void sent.push(message),
    fetch: options.shop ?? (async () => new Response(null, { status: 404 })),
    secret: testSecret,
    publicUrl: '/sandbox',
    providerUrl: 'https://provider.test',
    shopUrl: 'https://shop.test',
    defaultCountry: options.defaultCountry === undefined ? 'SE' : options.defaultCountry,
    testHeaders: true,
    consoleToken: testConsoleToken,
    local: options.local ?? false,
    products: minProducts,
    pictures: options.pictures ?? 'drawings',
  }
  const sandbox = createSandbox(ports, catalogue && (() => catalogue))
  return {
    sql,
    clock,
    sent,
    fetch: (path: string, init?: RequestInit, origin = 'http://sandbox.test') =>
      sandbox.fetch(new Request(origin + path, init)),
    close() {
      sql.close()
      if (copy) rmSync(copy)
    },
  }
}

/** Reproducible bytes that do not come round again within a test. */
function scramble(count: number): number {
  let bits = Math.imul(count ^ 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) & 0xff
}
