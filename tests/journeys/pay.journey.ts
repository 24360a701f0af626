import type { APIRequestContext, Page } from 'playwright/test'
import { paths } from '#src/paths.ts'
import { addFromListing } from './buying.ts'
import { checkoutToken, serverQuantities } from './faults.ts'
import { createTestI18n, expect, test } from './shop.ts'
import { shoppers, writeAddress } from './shoppers.ts'

const i18n = createTestI18n('en')
const { t } = i18n
const [shopper] = shoppers

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

/** Fills a cart and the checkout, and goes to the page of the card provider. */
async function goToProvider(page: Page) {
  await addFromListing(page)
  await page.goto(paths.checkout())
  if (!shopper) throw new Error('there is no shopper')
  await writeAddress(page, i18n, shopper)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await order(page)
}

/** Presses the button that pays, with the card chosen. */
async function order(page: Page) {
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await expect(page.getByText(t('checkout.providerFollows'))).toBeVisible()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page).toHaveURL(/^http:\/\/sandbox\.localhost:\d+\/sandbox\/pay\/hosted\/[a-z0-9]{26}$/)
}

const decide = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The number of the order in the back end's books for this shopper; null without one. */
async function bookedOrder(page: Page, request: APIRequestContext): Promise<string | null> {
  const headers = { 'api-token': await checkoutToken(page) }
  const response = await request.get('/sandbox/api/checkout/receipt', { headers })
  return response.ok() ? (await response.json()).order.order : null
}

async function expectPaid(page: Page, request: APIRequestContext) {
  await expect(page).toHaveURL(/\/checkout\/confirmation\?centraPaymentMethod=card$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  const order = await bookedOrder(page, request)
  expect(order).not.toBeNull()
  await expect(page.getByRole('main')).toContainText(String(order))
  expect(await serverQuantities(page)).toEqual([])
}

async function expectFailed(page: Page, request: APIRequestContext) {
  await expect(page).toHaveURL(/\/checkout\/\?failed=1#payment$/)
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible()
  expect(await bookedOrder(page, request)).toBeNull()
  expect(await serverQuantities(page)).not.toEqual([])
}

test('a payment by card that is declined may be tried again and approved', async ({ page, request }) => {
  await goToProvider(page)
  await decide(page, 'Decline')
  await expectFailed(page, request)
  await order(page)
  await decide(page, 'Approve')
  await expectPaid(page, request)
})

test('a cancelled payment leads back to the checkout, and the cart stays', async ({ page, request }) => {
  await goToProvider(page)
  await decide(page, 'Cancel')
  await expectFailed(page, request)
})

test.describe('with a second return in the background', () => {
  // The provider's page may not read the shop's response.
  test.use({ tolerated: [/ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin/] })

  test('a return that is sent twice at the same time leads to one order', async ({ page, request }) => {
    await goToProvider(page)
    await decide(page, 'Return twice')
    await expectPaid(page, request)
  })
})

test('when the window was closed after paying, the next visit finds the cart empty and the order', async ({
  page,
  request,
}) => {
  await goToProvider(page)
  await decide(page, 'Approve and close')
  await expect(page.getByText('You can close this window.')).toBeVisible()
  expect(await bookedOrder(page, request)).not.toBeNull()
  await page.goto(paths.home())
  await expect(page.getByRole('button', { name: t('cart.withCount', { count: 0 }) })).toBeVisible()
})

test('back from the provider’s page, the shopper may pay again', async ({ page, request }) => {
  await goToProvider(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeEnabled()
  await order(page)
  await decide(page, 'Approve')
  await expectPaid(page, request)
})
