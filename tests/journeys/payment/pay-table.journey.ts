import type { APIRequestContext, Page } from 'playwright/test'
import { coreIf, expect, test } from '#tests/journeys/shop.ts'
import { isCoreCase, type PaymentCase, paymentCases, titleOf } from './pay-table.ts'
import {
  bookedOrder,
  decide,
  expectFailed,
  expectPaid,
  goToProvider,
  payAtProvider,
  returnLate,
} from './payment-steps.ts'

const { SHOP, SHOP_UNDER_NODE } = process.env

for (const paymentCase of paymentCases) {
  test.describe(() => {
    test.use({
      ...(paymentCase.host === 'Node' ? { baseURL: SHOP_UNDER_NODE } : { baseURL: SHOP }),
      extraHTTPHeaders: { 'x-test-country': 'GB' },
      // The provider's page may not read the shop's response to a return in the background.
      tolerated: paymentCase.outcome.endsWith('twice') ? [/ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin/] : [],
    })
    test(titleOf(paymentCase), coreIf(isCoreCase(paymentCase)), async ({ page, request }) => {
      await goToProvider(page, paymentCase.method)
      await finish(page, request, paymentCase)
    })
  })
}

/** Goes from the provider's page to the end, checked by the page and by the back end's books. */
async function finish(page: Page, request: APIRequestContext, { method, outcome, by }: PaymentCase) {
  switch (outcome) {
    case 'is approved':
      await decide(page, 'Approve', by)
      return expectPaid(page, request, method)
    case 'is declined, then approved':
      await decide(page, 'Decline', by)
      await expectFailed(page, request, 'declined')
      await payAtProvider(page, method)
      await decide(page, 'Approve', by)
      return expectPaid(page, request, method)
    case 'is cancelled':
      await decide(page, 'Cancel', by)
      return expectFailed(page, request, 'cancelled')
    case 'expires':
      await decide(page, 'Let it expire', by)
      return expectFailed(page, request, 'expired')
    case 'is approved and returns late':
      await decide(page, 'Approve and close', by)
      expect(await bookedOrder(page, request)).not.toBeNull()
      await returnLate(page)
      return expectPaid(page, request, method)
    case 'is approved and returns twice':
      await decide(page, 'Return twice', by)
      return expectPaid(page, request, method)
    case 'is approved in a window that is closed':
      await decide(page, 'Approve and close', by)
      await expect(page.getByText('You can close this window.')).toBeVisible()
      expect(await bookedOrder(page, request)).not.toBeNull()
  }
}
