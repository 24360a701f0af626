import { expect, test } from 'vitest'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('https://shop.test/cart', { method: 'POST', body, headers: { 'content-type': type } })

test('a posted form is read field by field, in any alphabet', async () => {
  const form = await parsePostedForm(post('item=138-1&name=l%C3%A4nkarm+v%C3%A4nster'))
  expect([...(form ?? [])]).toEqual([
    ['item', '138-1'],
    ['name', 'länkarm vänster'],
  ])
})

test('a request without a form, or with one that is too large, is not read', async () => {
  expect(await parsePostedForm(post('{"item":"138-1"}', 'application/json'))).toBeNull()
  expect(await parsePostedForm(post(`item=${'a'.repeat(16_384)}`))).toBeNull()
})

test('an endless form is given up before it is all there', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1_024
      controller.enqueue(new Uint8Array(1_024).fill(97))
    },
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  expect(await parsePostedForm(new Request('https://shop.test/cart', init))).toBeNull()
  expect(sent).toBeLessThan(32_768)
})
