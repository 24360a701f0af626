import { expect, test } from 'playwright/test'

test('every reply of the sandbox during the journeys kept the contract', async ({ request }) => {
  const { checked, failures } = await (await request.get('/sandbox/__contract')).json()
  expect(failures).toEqual([])
  expect(checked).toBeGreaterThan(0)
})
