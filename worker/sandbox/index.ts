import type { DurableObjectState } from '@cloudflare/workers-types'
import { createSandbox } from './app.ts'
import type { Row, Sql } from './sql.ts'

interface Env {
  BACK_END: {
    idFromName(name: string): unknown
    get(id: unknown): { fetch(request: Request): Promise<Response> }
  }
  SANDBOX_SECRET?: string
  SANDBOX_PUBLIC_URL?: string
  SANDBOX_DEFAULT_COUNTRY?: string
  SANDBOX_TEST_HEADERS?: string
  SANDBOX_CONSOLE_TOKEN?: string
}

function durableSql(storage: DurableObjectState['storage']): Sql {
  return {
    all: (query, ...values): Row[] => storage.sql.exec<Row>(query, ...values).toArray(),
    run: (query, ...values) => void storage.sql.exec(query, ...values),
    transaction: (work) => storage.transactionSync(work),
  }
}

/** One object owns the one database, so every request sees every write. */
export class BackEnd {
  readonly #sandbox: ReturnType<typeof createSandbox>

  constructor(state: DurableObjectState, env: Env) {
    this.#sandbox = createSandbox({
      sql: durableSql(state.storage),
      now: Date.now,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      schedule: (work) => state.waitUntil(work()),
      send: () => {},
      secret: env.SANDBOX_SECRET ?? 'sandbox-secret',
      publicUrl: env.SANDBOX_PUBLIC_URL ?? '/sandbox',
      defaultCountry: (env.SANDBOX_DEFAULT_COUNTRY ?? 'SE') || null,
      testHeaders: env.SANDBOX_TEST_HEADERS === '1',
      consoleToken: env.SANDBOX_CONSOLE_TOKEN || null,
    })
  }

  fetch(request: Request): Response | Promise<Response> {
    return this.#sandbox.fetch(request)
  }
}

export default {
  fetch(request: Request, env: Env) {
    return env.BACK_END.get(env.BACK_END.idFromName('back-end')).fetch(request)
  },
}
