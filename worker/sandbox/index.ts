import type { DurableObjectState } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { createSandbox } from './app.ts'
import { PictureKind } from './demo-catalogue/pictures/picture-kind.ts'
import { CatalogueSize, maxProducts, minProducts } from './demo-catalogue/seed/plan/size.ts'
import type { Row, Sql } from './demo-catalogue/sql.ts'

interface Env {
  BACK_END: {
    idFromName(name: string): unknown
    get(id: unknown): { fetch(request: Request): Promise<Response> }
  }
  SANDBOX_SECRET?: string
  SANDBOX_PUBLIC_URL?: string
  SANDBOX_PROVIDER_URL?: string
  SANDBOX_SHOP_URL?: string
  SANDBOX_DEFAULT_COUNTRY?: string
  SANDBOX_TEST_HEADERS?: string
  SANDBOX_CONSOLE_TOKEN?: string
  SANDBOX_LOCAL?: string
  SANDBOX_PRODUCTS?: string
  SANDBOX_PICTURES?: string
}

function durableSql(storage: DurableObjectState['storage']): Sql {
  return {
    all: (query, ...values): Row[] => storage.sql.exec<Row>(query, ...values).toArray(),
    run: (query, ...values) => void storage.sql.exec(query, ...values),
    transaction: (work) => storage.transactionSync(work),
  }
}

/** There is no default: a published secret would open every reachable sandbox. */
const secretIsMissing = 'The variable SANDBOX_SECRET is missing.'

function requiredSecret({ SANDBOX_SECRET }: Env): string {
  if (!SANDBOX_SECRET) throw new Error(secretIsMissing)
  return SANDBOX_SECRET
}

const invalidSize = `The variable SANDBOX_PRODUCTS must be a number from ${minProducts} to ${maxProducts}.`

const invalidPictures = 'The variable SANDBOX_PICTURES must be drawings or photographs.'

const Products = v.optional(CatalogueSize, String(minProducts))

const Pictures = v.optional(PictureKind, 'drawings')

/** The Durable Object. A single instance owns the database, so that every request sees all writes. */
export class BackEnd {
  readonly #sandbox: ReturnType<typeof createSandbox>

  constructor(state: DurableObjectState, env: Env) {
    this.#sandbox = createSandbox({
      sql: durableSql(state.storage),
      now: Date.now,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      schedule: (work) => state.waitUntil(work()),
      send: () => {},
      fetch: (request) => fetch(request),
      secret: requiredSecret(env),
      publicUrl: env.SANDBOX_PUBLIC_URL ?? '/sandbox',
      providerUrl: env.SANDBOX_PROVIDER_URL ?? env.SANDBOX_PUBLIC_URL ?? '/sandbox',
      shopUrl: env.SANDBOX_SHOP_URL ?? '',
      defaultCountry: (env.SANDBOX_DEFAULT_COUNTRY ?? 'SE') || null,
      testHeaders: env.SANDBOX_TEST_HEADERS === '1',
      consoleToken: env.SANDBOX_CONSOLE_TOKEN || null,
      local: env.SANDBOX_LOCAL === '1',
      products: v.parse(Products, env.SANDBOX_PRODUCTS),
      pictures: v.parse(Pictures, env.SANDBOX_PICTURES),
    })
  }

  fetch(request: Request): Response | Promise<Response> {
    return this.#sandbox.fetch(request)
  }
}

export default {
  fetch(request: Request, env: Env) {
    if (!env.SANDBOX_SECRET) return new Response(secretIsMissing, { status: 500 })
    if (!v.is(Products, env.SANDBOX_PRODUCTS)) return new Response(invalidSize, { status: 500 })
    if (!v.is(Pictures, env.SANDBOX_PICTURES)) return new Response(invalidPictures, { status: 500 })
    return env.BACK_END.get(env.BACK_END.idFromName('back-end')).fetch(request)
  },
}
