import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { operator, type TestSandbox } from './sandbox-fixture.ts'

/** The entries of a book of measuring, the oldest first. */
export async function readBook(sandbox: TestSandbox, book: string): Promise<Record<string, unknown>[]> {
  const reply = await sandbox.fetch(`/__books/${book}`, { headers: operator })
  expect(reply.status).toBe(200)
  const { entries } = await reply.json()
  return entries
}

/** A page of the shop that loads scripts of the sandbox; what they send arrives there. */
export function openMeasuredPage(sandbox: TestSandbox, url = 'https://shop.test/p/brake-disc?item=1') {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url,
    referrer: 'https://shop.test/',
    runScripts: 'outside-only',
  })
  const { document } = window
  const sent: Promise<unknown>[] = []
  const requests: string[] = []
  const warnings: string[] = []

  async function deliver(address: string, init: { method?: string; body?: unknown } = {}) {
    const { pathname, search } = new URL(address)
    const body = init.body === undefined ? {} : { body: String(init.body) }
    const { method = 'GET' } = init
    requests.push(`${method} ${pathname}`)
    const reply = await sandbox.fetch(pathname + search, { method, ...body })
    expect(reply.ok, `${method} ${address}`).toBe(true)
    return reply
  }
  const note = (...call: Parameters<typeof deliver>) => {
    const reply = deliver(...call)
    sent.push(reply)
    return reply
  }
  Object.assign(window, {
    fetch: (address: unknown, init?: object) => note(String(address), init),
    TextEncoder,
    console: { warn: (text: string) => warnings.push(text) },
  })
  const digest = (...values: Parameters<SubtleCrypto['digest']>) => {
    const made = crypto.subtle.digest(...values)
    sent.push(made)
    return made
  }
  Object.defineProperty(window, 'crypto', { value: { subtle: { digest } } })
  window.navigator.sendBeacon = (address, body) => {
    void note(String(address), { method: 'POST', body })
    return true
  }
  return {
    window,
    document,
    warnings,
    /** Method and path of what the scripts have sent. */
    requests,
    run: (code: string): unknown => window.eval(code),
    /** Loads a script of the sandbox by a tag with these attributes. */
    async load(path: string, data: Record<string, string> = {}): Promise<void> {
      const reply = await sandbox.fetch(path)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ])
      const script = document.createElement('script')
      Object.assign(script.dataset, data)
      script.src = `https://sandbox.test${path}`
      document.body.append(script)
      Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
      window.eval(await reply.text())
      Object.defineProperty(document, 'currentScript', { value: null, configurable: true })
    },
    /** Waits until everything that was sent has arrived, and the page has read the answers. */
    async arrived(): Promise<void> {
      for (let known = -1; known !== sent.length; ) {
        known = sent.length
        await Promise.all(sent)
        await new Promise(setImmediate)
      }
    },
  }
}
