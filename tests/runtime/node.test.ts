import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { localVariables } from '#scripts/local-variables.ts'
import { serveNode } from '#scripts/node/serve-node.ts'
import { freePort } from '#scripts/port.ts'
import { userAgent } from '#scripts/user-agent.ts'
import { cartCalls } from '#tests/support/cart-calls.ts'
import { temporaryState } from '#tests/support/workerd.ts'

const origin = 'https://shop.test'
/** One for all: filling a catalogue takes seconds. */
const state = temporaryState()
afterAll(() => state[Symbol.dispose]())

/** The built shop on the other host, behind something that ends TLS for it. */
async function startUnderNode(state: string, variables: Record<string, string> = {}) {
  const port = await freePort()
  const server = await serveNode({ port, state, variables: { ...localVariables(origin), ...variables } })
  return {
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { 'user-agent': userAgent, ...Object.fromEntries(new Headers(init.headers)) },
      }),
    /** The status of a form sent from a page of `from`, under the name that browsers know. */
    post: (path: string, from: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'user-agent': userAgent, host: new URL(origin).host, origin: from }
        request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end()
      }),
    [Symbol.asyncDispose]: server.dispose,
  }
}

test('under Node a page, its files and the back end are served by one server', async () => {
  await using shop = await startUnderNode(state.path)
  const page = await shop.fetch('/de')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain('nonce-')
  expect(html).toMatch(/<html lang="de"/)
  expect(html.trimEnd()).toMatch(/<\/html>$/)

  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? []
  const file = await shop.fetch(script)
  expect(file.headers.get('content-type')).toContain('javascript')
  expect(`Cache-Control: ${file.headers.get('cache-control')}`).toBe(
    /\/assets\/\*\n {2}(.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1],
  )
  expect((await shop.fetch('/_headers')).status).toBe(404)
  expect((await shop.fetch('/assets/..%2f..%2fserver/index.js')).status).toBe(404)
}, 60_000)

test('behind a proxy that ends TLS the shop is what browsers see', async () => {
  await using shop = await startUnderNode(state.path)
  const page = await shop.fetch('/c/brakes')
  expect(page.status).toBe(200)
  expect(page.headers.get('strict-transport-security')).toContain('max-age')
  expect(await page.text()).toContain('<link rel="canonical" href="https://shop.test/c/brakes"')
  expect(await shop.post('/c/brakes', origin)).toBe(405)
  expect(await shop.post('/c/brakes', 'https://evil.test')).toBe(403)
})

test('under Node carts and answers outlive the server', async () => {
  let token: string | null
  {
    await using shop = await startUnderNode(state.path)
    expect((await shop.fetch('/c/brakes')).status).toBe(200)
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 2)
    token = cart.held.token
  }
  const answers = new DatabaseSync(join(state.path, 'answers.sqlite'))
  expect(answers.prepare("select 1 from answer where key like '%/categories%'").all()).not.toEqual([])
  answers.close()
  await using shop = await startUnderNode(state.path)
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([2])
})

test('a shop at real services has no sandbox beside it', async () => {
  const elsewhere = 'https://commerce.test/api'
  await using shop = await startUnderNode(state.path, {
    COMMERCE_URL: elsewhere,
    SHOP_API_URL: elsewhere,
    SEARCH_URL: elsewhere,
    CONTENT_URL: elsewhere,
    PUBLIC_CHECKOUT_URL: elsewhere,
  })
  expect((await shop.fetch('/sandbox/')).status).not.toBe(200)
  expect((await shop.fetch('/healthz')).status).toBe(200)
})
