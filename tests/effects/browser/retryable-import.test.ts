import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { retryableImport } from '#src/effects/browser/retryable-import.ts'

/** A server of scripts, some of which are missing; it counts the requests for each. */
async function serveScripts(missing: Set<string>) {
  const requests = new Map<string, number>()
  const server = createServer(({ url = '' }, response) => {
    requests.set(url, (requests.get(url) ?? 0) + 1)
    response.writeHead(missing.has(url) ? 404 : 200).end('export {}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { requests, address: (path: string) => `http://127.0.0.1:${port}${path}` }
}

/**
 * A module that both `fetch` and `import()` can load here; it notes in the global `name` that it has been evaluated. The
 * imports at its end are a comment, because Node imports nothing by HTTP.
 */
const module = (name: string, ...files: string[]) =>
  `data:text/javascript,globalThis.${name}=true;export const made=Math.random();/*${files.map((file) => `import"${file}";`).join('')}*/`

test('a module is imported only once all of its files load, and retried after each failure', async () => {
  const missing = new Set(['/panel.js', '/lines.js'])
  const { address, requests } = await serveScripts(missing)
  const open = () =>
    retryableImport<{ made: number }>(module('panelEvaluated', address('/panel.js'), address('/lines.js')))

  await expect(open()).rejects.toThrow('404')
  missing.delete('/panel.js')
  await expect(open()).rejects.toThrow('lines.js was answered 404')
  expect(globalThis).not.toHaveProperty('panelEvaluated')
  missing.delete('/lines.js')
  const { made } = await open()
  expect(made).toBeTypeOf('number')
  const before = new Map(requests)
  expect(await open()).toHaveProperty('made', made)
  expect(requests).toEqual(before)
})

test('two imports at once share the files they have in common', async () => {
  const { address, requests } = await serveScripts(new Set())
  const shared = address('/shared.js')
  await Promise.all([
    retryableImport(module('one', address('/one.js'), shared)),
    retryableImport(module('other', address('/other.js'), shared)),
  ])
  expect(Object.fromEntries(requests)).toEqual({ '/one.js': 1, '/other.js': 1, '/shared.js': 1 })
})
