import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { retryableImport } from '#src/effects/browser/retryable-import.ts'

/** A server of scripts, some of which are missing; it counts what each was asked for. */
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

test('a module is imported only once all of its files can be had, however often it takes', async () => {
  const missing = new Set(['/panel.js', '/lines.js'])
  const { address, requests } = await serveScripts(missing)
  const files = ['/panel.js', '/lines.js'].map(address)
  let imports = 0
  const open = () => retryableImport(async () => ++imports, files)

  await expect(open()).rejects.toThrow('404')
  missing.delete('/panel.js')
  await expect(open()).rejects.toThrow('lines.js was answered 404')
  expect(imports).toBe(0)
  missing.delete('/lines.js')
  expect(await open()).toBe(1)
  const before = new Map(requests)
  expect(await open()).toBe(2)
  expect(requests).toEqual(before)
})

test('two imports at once share the files they have in common', async () => {
  const { address, requests } = await serveScripts(new Set())
  const shared = address('/shared.js')
  await Promise.all([
    retryableImport(async () => {}, [address('/one.js'), shared]),
    retryableImport(async () => {}, [address('/other.js'), shared]),
  ])
  expect(Object.fromEntries(requests)).toEqual({ '/one.js': 1, '/other.js': 1, '/shared.js': 1 })
})
