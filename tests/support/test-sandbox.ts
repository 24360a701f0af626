import { createSandbox } from '#worker/sandbox/app.ts'
import type { OutgoingMessage } from '#worker/sandbox/ports.ts'
import { createNodeSql } from './node-sql.ts'

export const testSecret = 'sandbox-secret'

/** A sandbox in this process, on its own database, with a clock that the test moves. */
export function createTestSandbox(options: { file?: string; now?: number } = {}) {
  const sent: OutgoingMessage[] = []
  const clock = { now: options.now ?? Date.UTC(2026, 10, 21, 12, 0, 0) }
  let drawn = 0
  const sql = createNodeSql(options.file)
  const sandbox = createSandbox({
    sql,
    now: () => clock.now,
    // Reproducible, and never the same twice.
    random: (length) => {
      drawn += 1
      return Uint8Array.from({ length }, (_, index) => (drawn * 31 + index * 17 + (drawn >> 8)) & 0xff)
    },
    schedule: (work) => void work(),
    send: (message) => void sent.push(message),
    secret: testSecret,
    publicUrl: '/sandbox',
  })
  return {
    sql,
    clock,
    sent,
    fetch: (path: string, init?: RequestInit) => sandbox.fetch(new Request(`http://sandbox.test${path}`, init)),
    close: () => sql.close(),
  }
}
