import { expect, test } from 'playwright/test'

test('the sandbox holds each of its replies against the contract', async ({ request }) => {
  const response = await request.post('/sandbox/__settings', { data: { checkReplies: true } })
  expect(response.ok()).toBe(true)
})
