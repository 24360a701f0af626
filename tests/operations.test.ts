import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routeConfig from '#src/routes.ts'
import { createApp } from '#worker/app.ts'
import { createIsolate } from '#worker/isolate.ts'

/** The rows of the table of addresses, as lists of cells. */
const rows = readFileSync('docs/operations.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
const named = rows.map(([address = '']) => address.replaceAll('`', ''))

const app = createApp(createIsolate(), async () => new Response(null))
const served = [
  ...routeConfig.map(({ path = '' }) => `/${path}`),
  // Middleware, and the handler of all other addresses, is in front of everything.
  ...app.routes.map(({ path }) => path).filter((path) => path !== '/*'),
]

test('the table of calls has every address of the shop, and no other', () => {
  expect([...new Set(served)].filter((address) => !named.includes(address))).toEqual([])
  expect(named.filter((address) => !served.includes(address))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('each line of the table states calls, bound and test', () => {
  for (const [address, calls, bound, held, ...rest] of rows) {
    expect([calls, bound, held, rest].flat().every(Boolean), address).toBe(true)
    expect(held, address).toMatch(/^`tests\/[\w./-]+\.test\.ts`$/)
  }
})
