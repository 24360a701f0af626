import type { Page } from 'playwright/test'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { expect } from '#tests/journeys/shop.ts'

/** Takes the cart's back end away from this shopper, and from no other, until the returned function is called. */
export async function startCartOutage(page: Page, fault: object = { kind: 'status', status: 503 }) {
  const headers = { 'api-token': await checkoutToken(page) }
  const rule = { paths: ['/api/checkout'], headers, fault }
  const response = await page.request.post('/sandbox/__fault', { data: rule })
  expect(response.ok(), await response.text()).toBe(true)
  const { added } = await response.json()
  return async function endOutage() {
    expect((await page.request.delete(`/sandbox/__fault/${added[0]}`)).ok()).toBe(true)
  }
}
