import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'
import { createTestSandbox, testConsoleToken } from '#tests/support/sandbox/test-sandbox.ts'
import { createNamespace } from '#tests/support/shop/durable-objects.ts'
import { compareCatalogue } from '#worker/catalogue-comparison/compare-catalogue.ts'
import { CatalogueStamps } from '#worker/catalogue-stamps/durable-object.ts'
import type { Bindings } from '#worker/env.ts'
import { createIsolate } from '#worker/isolate.ts'
import { catalogueComparison as limits } from '#worker/limits.ts'

let sandbox: ReturnType<typeof createTestSandbox>
beforeAll(() => {
  sandbox = createTestSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

interface Options {
  durableObjects?: boolean
  variables?: Record<string, string | undefined>
  upstream?: (request: Request) => Promise<Response>
}

/** A shop with the sandbox behind it. Its stamps are in memory, or in a Durable Object. */
function createShop({ durableObjects = false, variables = {}, upstream }: Options = {}) {
  const isolate = createIsolate()
  const lines: string[] = []
  const state = { calls: 0 }
  const bindings: Bindings = {
    ...localVariables('https://shop.test'),
    ...variables,
    ...(durableObjects
      ? { CATALOGUE_STAMPS: createNamespace((storage) => new CatalogueStamps({ storage })) }
      : {}),
    SANDBOX: {
      async fetch(request: Request) {
        state.calls += 1
        const { pathname, search } = new URL(request.url)
        return upstream ? upstream(request) : sandbox.fetch(pathname + search, request)
      },
    },
  }
  return {
    state,
    knownStamps: isolate.knownStamps,
    stamps: isolate.stamps,
    /** Compares, and gives the lines of the log. */
    async compare(): Promise<Record<string, unknown>[]> {
      const before = lines.length
      const write = (line: string) => void lines.push(line)
      await compareCatalogue(isolate, bindings, { waitUntil() {}, write })
      return lines.slice(before).map((line) => JSON.parse(line))
    },
  }
}

/** Changes a product of the sandbox, whose notice nobody receives, and returns its id. */
async function changeProduct(offset: number): Promise<string> {
  sandbox.clock.now += 5_000
  const [part] = sandbox.sql.all(
    `select min(item.sku) as sku, product.product from item join product using (product)
     where ${soldIn(1)} group by product.product order by product.product limit 1 offset ?`,
    offset,
  )
  const headers = { authorization: `Bearer ${testConsoleToken}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ sku: part?.sku, stock: 5 })
  expect((await sandbox.fetch('/__goods', { method: 'POST', headers, body })).status).toBe(200)
  return String(part?.product)
}

test.each([false, true])(
  'what was changed without a notice counts as changed an hour later; Durable Objects: %s',
  async (durableObjects) => {
    const { compare, knownStamps } = createShop({ durableObjects })
    expect(await compare()).toMatchObject([{ event: 'catalogue-comparison', changed: 0, missed: 0 }])
    const product = await changeProduct(40)
    const shown = [`product:${product}`, 'product', 'product:0'] as const
    const answers = shown.map((subject) => ({ askedAt: Date.now(), dependsOn: [subject] }))
    pass(limits.interval)
    expect(answers.map((answer) => knownStamps.isOutdated(answer))).toEqual([false, false, false])
    expect(await compare()).toMatchObject([{ event: 'catalogue-comparison', changed: 1, missed: 1 }])
    expect(answers.map((answer) => knownStamps.isOutdated(answer))).toEqual([true, true, false])
    pass(limits.interval)
    expect(await compare()).toMatchObject([{ event: 'catalogue-comparison', changed: 0, missed: 0 }])
  },
)

test('a change whose notice came is not counted as missed', async () => {
  const { compare, stamps } = createShop()
  await compare()
  const product = await changeProduct(41)
  pass(limits.interval / 2)
  await stamps.receive({ subjects: [`product:${product}`], signature: 'a', cursor: 0 })
  pass(limits.interval / 2)
  expect(await compare()).toMatchObject([{ changed: 1, missed: 0 }])
})

test('a comparison that another process has made is not repeated', async () => {
  const { compare, state } = createShop()
  await compare()
  const { calls } = state
  pass(limits.pause - 1)
  expect([await compare(), state.calls]).toEqual([[], calls])
  pass(1)
  expect(await compare()).toHaveLength(1)
})

test('a shop that takes no notices compares nothing', async () => {
  const { compare, state } = createShop({ variables: { CATALOGUE_WEBHOOK_SECRET: undefined } })
  expect([await compare(), state.calls]).toEqual([[], 0])
})

test('after a failure the next comparison finds the changes of both hours', async () => {
  let isDown = false
  const { compare } = createShop({
    async upstream(request) {
      if (isDown) return new Response('down', { status: 500 })
      const { pathname, search } = new URL(request.url)
      return sandbox.fetch(pathname + search, request)
    },
  })
  await compare()
  await changeProduct(42)
  pass(limits.interval)
  isDown = true
  const lines = await compare()
  expect(lines.map(({ event }) => event)).toContain('error')
  expect(lines.map(({ event }) => event)).not.toContain('catalogue-comparison')
  isDown = false
  await changeProduct(43)
  pass(limits.interval)
  expect(await compare()).toMatchObject([{ changed: 2, missed: 2 }])
})

test('wrong variables are a line of the log', async () => {
  const { compare } = createShop({ variables: { COMMERCE_SECRET: undefined } })
  expect(await compare()).toMatchObject([{ event: 'error' }])
})
