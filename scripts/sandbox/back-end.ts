import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import type { Row, Sql, SqlValue } from '#worker/sandbox/demo-catalogue/sql.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'
import type { BackEnd } from '../shop/demo.ts'
import { fillSandbox } from './fill-sandbox.ts'

/** The part of a Durable Object's state that the sandbox uses. */
interface ObjectState {
  storage: {
    sql: { exec(query: string, ...values: SqlValue[]): { toArray(): Row[] } }
    transactionSync<T>(work: () => T): T
  }
  waitUntil(work: Promise<unknown>): void
}

interface BuiltBackEnd {
  fetch(request: Request): Response | Promise<Response>
}

const Built = v.object({
  BackEnd: v.custom<new (state: ObjectState, variables: Record<string, string>) => BuiltBackEnd>(
    (value) => typeof value === 'function',
  ),
})

/** Creates the built sandbox on `node:sqlite`, with its database in this folder. */
export async function createBackEnd(folder: string, variables: Record<string, string>): Promise<BackEnd> {
  mkdirSync(folder, { recursive: true })
  const sql = createNodeSql(join(folder, 'back-end.sqlite'))
  const { BackEnd: Sandbox } = v.parse(
    Built,
    await import(pathToFileURL(resolve('dist/sandbox/index.js')).href),
  )
  const backEnd = new Sandbox(
    {
      storage: {
        sql: { exec: (...statement) => execute(sql, ...statement) },
        transactionSync: sql.transaction,
      },
      waitUntil: (work) => void work.catch(console.error),
    },
    variables,
  )
  const fill = (languages?: readonly Locale[]) =>
    fillSandbox(
      async (path, headers) => backEnd.fetch(new Request(`http://back-end${path}`, { headers })),
      variables.SANDBOX_SECRET,
      languages,
    )
  await fill([defaultLocale])
  return {
    fetch: async (request: Request) => backEnd.fetch(request),
    fillSearch: () => fill(),
    close: sql.close,
  }
}

/** Durable Objects run queries and scripts by `exec`; `node:sqlite` has a method for each. */
function execute(sql: Sql, query: string, ...values: SqlValue[]): { toArray(): Row[] } {
  const isScript = values.length === 0 && !/^\s*(select|with|pragma)\b/i.test(query)
  if (isScript) sql.run(query)
  const rows = isScript ? [] : sql.all(query, ...values)
  return { toArray: () => rows }
}
