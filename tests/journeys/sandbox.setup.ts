import { expect, test } from 'playwright/test'

test('the sandbox holds each of its replies against the contract', async ({ request }) => {
  const response = await request.post('/sandbox/__settings', { data: { checkReplies: true } })
  expect(response.ok()).toBe(true)
  // One reply that is checked in any case: a journey with a shop of its own calls another sandbox.
  const data = { language: 'en', limit: 1 }
  const reply = await request.post('/sandbox/api/checkout/products', {
    data,
    headers: { 'api-token': 'none' },
  })
  expect(reply.ok()).toBe(true)
})
