import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { expect } from 'vitest'
import { createBuiltShop } from '#scripts/node/built-shop.ts'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { userAgent } from '#scripts/shop/user-agent.ts'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'
import type { Rule } from '#worker/sandbox/faults/rule.ts'
import type { Settings } from '#worker/sandbox/settings.ts'
import { createTestSandbox, testConsoleToken, testSecret } from '../sandbox/test-sandbox.ts'
import { withRequestCountry } from './request-country.ts'

type Upstream = (request: Request) => Response | Promise<Response>

interface Options {
  /** Replace those of a local shop; undefined ones are not set. */
  variables?: Record<string, string | undefined>
  /** The bucket for photos of cars; none unless given. */
  carPhotos?: CarPhotoBucket
  /** Replaces the sandbox, which it may still call. */
  upstream?: (request: Request, sandbox: Upstream) => Response | Promise<Response>
}

/** One call the shop made, as the services behind it saw it. */
export interface Call {
  method: string
  path: string
  body: string
}

type Sandbox = ReturnType<typeof createTestSandbox>
/** The shop that is notified of changes: the latest of a file. */
let notified: ((request: Request) => Promise<Response>) | null = null
let opened: { by: string | undefined; sandbox: Sandbox } | null = null

/** The shops of one file of tests share a sandbox; the next file gets another. */
function sandbox(): Sandbox {
  const by = expect.getState().testPath
  if (opened && opened.by === by) return opened.sandbox
  opened?.sandbox.close()
  opened = {
    by,
    sandbox: createTestSandbox({
      shop: async (request) => notified?.(request) ?? new Response(null, { status: 404 }),
    }),
  }
  return opened.sandbox
}

const askSandbox: Upstream = (request) => {
  const { pathname, search } = new URL(request.url)
  return sandbox().fetch(pathname + search, request)
}

/** Asks the catalogue directly, with the secret. */
export async function fetchCatalogue<S extends v.GenericSchema>(
  schema: S,
  path: string,
  body: object,
  method: 'GET' | 'POST' = 'POST',
): Promise<v.InferOutput<S>> {
  const headers = { authorization: `Bearer ${testSecret}`, 'content-type': 'application/json' }
  const request = { method, headers, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) }
  return v.parse(schema, await (await sandbox().fetch(`/api/checkout${path}`, request)).json())
}

/** Changes switches of the sandbox, for all shops of the file from now on. */
export async function changeSwitches(switches: Partial<Settings>): Promise<void> {
  const response = await sandbox().fetch('/__settings', {
    method: 'POST',
    headers: { authorization: `Bearer ${testConsoleToken}` },
    body: JSON.stringify(switches),
  })
  if (!response.ok) throw new Error(`The sandbox refused the switches: ${response.status}`)
}

/** Lets time pass for the sandbox. */
export function passSandboxTime(milliseconds: number): void {
  sandbox().clock.now += milliseconds
}

/** Changes goods on the console, which notifies the latest shop of the file, and returns the status of its answer. */
export async function changeGoods(change: {
  sku: string
  price?: number
  pricelist?: number
  stock?: number
  name?: string
}): Promise<unknown> {
  const headers = { authorization: `Bearer ${testConsoleToken}`, 'content-type': 'application/json' }
  const body = JSON.stringify(change)
  const response = await sandbox().fetch('/__goods', { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The sandbox refused the change: ${response.status}`)
  return (await response.json()).notice
}

/** Replaces the faults of the sandbox, for all shops of the file from now on. */
export async function setFaults(rules: v.InferInput<typeof Rule>[]): Promise<void> {
  const headers = { authorization: `Bearer ${testConsoleToken}` }
  await sandbox().fetch('/__fault', { method: 'DELETE', headers })
  const response = await sandbox().fetch('/__fault', {
    ...{ method: 'POST', headers, body: JSON.stringify({ rules }) },
  })
  if (!response.ok) throw new Error(`The sandbox refused the faults: ${response.status}`)
}

/** The id of the selection that a token is attached to. */
export function selectionOf(token: string | null): string {
  const query = 'select selection from session join token using (session) where token = ?'
  const [found] = sandbox().sql.all(query, token)
  if (!found) throw new Error('No selection is attached to this token.')
  return String(found.selection)
}

/** Number of mails to an address, or notes about a subject, in the operator's console. */
export async function countMails(text: string): Promise<number> {
  const headers = { authorization: `Bearer ${testConsoleToken}` }
  const page = await (await sandbox().fetch('/', { headers })).text()
  return page.split('<tr>').filter((part) => part.includes(text) && part.includes('<pre>')).length
}

/** The text of the latest mail to an address, as the operator's console shows it. */
export async function latestMail(recipient: string): Promise<string> {
  const headers = { authorization: `Bearer ${testConsoleToken}` }
  const page = await (await sandbox().fetch('/', { headers })).text()
  const row = page.split('<tr>').find((part) => part.includes(`<td>${recipient}`) && part.includes('<pre>'))
  if (!row) throw new Error('The console shows no mail to this address.')
  return textOf(row)
}

/** The built Worker in this process: a separate isolate, with the sandbox or a failing service behind it. */
export async function createTestShop({ variables, carPhotos, upstream }: Options = {}) {
  if (!existsSync('build/server/index.js'))
    throw new Error('There is no built shop to test: run npm run build first.')
  const { worker } = await createBuiltShop()
  // The first question fills the catalogue, which holds up every clock of this process.
  if (!upstream) await fetchCatalogue(v.unknown(), '/products', { limit: 1 })
  const calls: Call[] = []
  const background: Promise<unknown>[] = []
  const origin = 'https://shop.test'
  const bindings = {
    ...localVariables(origin),
    IDENTITY_ENCODING: '0',
    NEWSLETTER_CHOICE: '0',
    ...variables,
    ...(carPhotos ? { CAR_PHOTOS: carPhotos } : {}),
    SANDBOX: {
      async fetch(request: Request) {
        const { pathname, search } = new URL(request.url)
        calls.push({ method: request.method, path: pathname + search, body: await request.clone().text() })
        return upstream ? upstream(request, askSandbox) : askSandbox(request)
      },
    },
  }
  const platform = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException() {},
    props: {},
  }
  const handle = async (request: Request): Promise<Response> =>
    worker.fetch(withRequestCountry(request), bindings, platform)
  notified = handle
  return {
    origin,
    calls,
    /** Asks as a person's browser does, unless the headers say otherwise. */
    async fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      if (!headers.has('user-agent')) headers.set('user-agent', userAgent)
      return handle(new Request(origin + path, { ...init, headers }))
    },
    /** Handles a call of the shop's client, which may be one that outlives its page: Node cannot copy the body of those. */
    async handle(request: Request): Promise<Response> {
      const { url, method, headers } = request
      const body = request.body ? { body: await request.text() } : {}
      return handle(new Request(url, { method, headers, ...body }))
    },
    /** Runs the hourly task, as the host does. */
    scheduled: () => worker.scheduled(null, bindings, platform),
    async settle() {
      while (background.length > 0) await background.pop()?.catch(() => {})
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof createTestShop>>

/** The text of the page's one heading. */
export function headingOf(html: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return textOf(inner)
}

/** The text of a page, without its markup. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Changes a customer as another program of theirs would, past the shop. */
export async function updateCustomerDirectly(token: string | null, changes: object): Promise<void> {
  const response = await sandbox().fetch('/api/checkout/customer/update', {
    method: 'PUT',
    headers: { 'api-token': token ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
  if (!response.ok) throw new Error(`The sandbox refused the change: ${response.status}`)
}
