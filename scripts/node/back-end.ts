import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Row, Sql, SqlValue } from '#worker/demo-catalogue/sql.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

/** As much of a Durable Object's state as the sandbox uses. */
interface ObjectState {
  storage: {
    sql: { exec(query: string, ...values: SqlValue[]): { toArray(): Row[] } }
    transactionSync<T>(work: () => T): T
  }
  waitUntil(work: Promise<unknown>): void
}

interface BackEnd {
  fetch(request: Request): Response | Promise<Response>
}

const Built = v.object({
  BackEnd: v.custom<new (state: ObjectState, variables: Record<string, string>) => BackEnd>(
    (value) => typeof value === 'function',
  ),
})

/** The built sandbox on `node:sqlite`, with its database in this folder. */
export async function createBackEnd(folder: string, variables: Record<string, string>) {
  mkdirSync(folder, { recursive: true })
  const sql = createNodeSql(join(folder, 'back-end.sqlite'))
  const { BackEnd } = v.parse(Built, await import(pathToFileURL(resolve('dist/sandbox/index.js')).href))
  const backEnd = new BackEnd(
    {
      storage: {
        sql: { exec: (...statement) => execute(sql, ...statement) },
        transactionSync: sql.transaction,
      },
      waitUntil: (work) => void work.catch(console.error),
    },
    variables,
  )
  // The catalogue is written on the first request: made here, so that no shopper waits for it.
  await backEnd.fetch(new Request('http://back-end/api/checkout/selection'))
  return { fetch: async (request: Request) => backEnd.fetch(request), close: sql.close }
}

/** An object's `exec` takes questions and whole scripts alike; `node:sqlite` has a call for each. */
function execute(sql: Sql, query: string, ...values: SqlValue[]): { toArray(): Row[] } {
  const isScript = values.length === 0 && !/^\s*(select|with|pragma)\b/i.test(query)
  if (isScript) sql.run(query)
  const rows = isScript ? [] : sql.all(query, ...values)
  return { toArray: () => rows }
}
