import { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providerContentId } from '#src/effects/provider/provider-content.tsx'
import { startProvider } from '#src/effects/provider/provider-start.ts'

const { window } = new JSDOM('', { url: 'https://shop.test/checkout/' })
const { document } = window
vi.stubGlobal('document', document)
vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
afterAll(() => vi.unstubAllGlobals())

let attempt: InstanceType<typeof window.AbortController>
beforeEach(() => {
  attempt = new window.AbortController()
  document.body.innerHTML = `<script nonce="of-the-document"></script><div id="${providerContentId}"></div>`
})
afterEach(() => attempt.abort())

const content = () => document.getElementById(providerContentId)
const insert = (html: string) =>
  startProvider(
    { kind: 'html', html },
    { allowedOrigins: ['https://shop.test', 'https://provider.test'], signal: attempt.signal },
  )

test.each([
  'https://evil.test/pay',
  '//evil.test/pay',
  'http://provider.test/pay',
  'https://provider.test.evil.test/pay',
  'javascript:alert(1)',
])('a form for %s is refused, and nothing of it is inserted', async (action) => {
  const form = (address: string) => `<form method="post" action="${address}"></form>`
  await expect(insert(form('https://provider.test/pay') + form(action))).rejects.toThrow('unknown origin')
  expect(content()?.childElementCount).toBe(0)
})

test('scripts of a plugin run with the nonce of the document, and its data stays where it was', async () => {
  void insert(
    '<form action="https://provider.test/pay"></form><script nonce="of-the-plugin" id="run">1</script><script type="application/json" id="data">{}</script>',
  )
  // Each script is followed by the next.
  await new Promise((resolve) => setImmediate(resolve))
  const [form, script, data] = content()?.children ?? []
  expect([form?.tagName, script?.id, data?.id]).toEqual(['FORM', 'run', 'data'])
  expect([script?.textContent, data?.textContent]).toEqual(['1', '{}'])
  const nonceOf = (element: Element | undefined) =>
    element instanceof window.HTMLScriptElement && element.nonce
  expect([nonceOf(script), nonceOf(data)]).toEqual(['of-the-document', ''])
})

test('inserted content is removed when the attempt is over', () => {
  void insert('<form action="/pay"></form><script>1</script>').catch(() => {})
  expect(content()?.childElementCount).toBe(2)
  attempt.abort()
  expect(content()?.childElementCount).toBe(0)
})
