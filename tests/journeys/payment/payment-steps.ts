import type { APIRequestContext, Page } from 'playwright/test'
import type { PaymentEnd } from '#src/commerce/contract/payment/payment-end.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { checkoutToken, serverQuantities } from '#tests/journeys/faults.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'

/** The shopper of these steps: English, in Britain. */
const i18n = createTestI18n('en')
const { t } = i18n
const [shopper] = shoppers

/** A payment method that leads to the page of a simulated provider: its id, and its name in the checkout. */
export interface ProviderMethod {
  id: string
  name: string
}

export const card: ProviderMethod = { id: 'card', name: 'Card' }
/** Its form submits itself. */
export const bank: ProviderMethod = { id: 'bank', name: 'Online banking' }
/** Its form comes as address and fields. */
export const mobile: ProviderMethod = { id: 'mobile', name: 'Mobile payment' }
/** Its code goes to the provider. */
export const wallet: ProviderMethod = { id: 'wallet', name: 'Digital wallet' }

/** Offered to `external@…`; the shop does not know where its payments go on. */
export const external: ProviderMethod = { id: 'external', name: 'The shop’s own payment service' }

export type Decision =
  | 'Approve'
  | 'Decline'
  | 'Cancel'
  | 'Let it expire'
  | 'Approve and close'
  | 'Return twice'

/**
 * Fills a cart and the checkout up to its last step; `email` replaces the shopper's own address, `uri` is the category
 * that is bought from, null if the cart is filled already.
 */
export async function openPaymentStep(page: Page, email?: string, uri?: string | null): Promise<void> {
  if (uri !== null) await addFromListing(page, uri)
  await page.goto(paths.checkout())
  if (!shopper) throw new Error('there is no shopper')
  await writeAddress(page, i18n, shopper)
  if (email) await page.getByRole('textbox', { name: t('checkout.field.email') }).fill(email)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
}

/** Chooses a payment method and agrees to the terms. */
export async function choose(page: Page, method: ProviderMethod): Promise<void> {
  await page.getByRole('radio', { name: method.name, exact: true }).check()
  await termsBox(page).check()
  await expect(page.getByText(t('checkout.providerFollows'))).toBeVisible()
}

/** Orders with a payment method. */
export async function order(page: Page, method: ProviderMethod): Promise<void> {
  await choose(page, method)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
}

export async function expectProviderPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/sandbox\.localhost:\d+\/sandbox\/pay\/hosted\/[a-z0-9]{26}$/)
}

/** Orders with a payment method, from the payment step of the checkout, and arrives at the provider's page. */
export async function payAtProvider(page: Page, method: ProviderMethod): Promise<void> {
  await order(page, method)
  await expectProviderPage(page)
}

/** Fills a cart and the checkout, orders, and arrives at the provider's page. */
export async function goToProvider(page: Page, method: ProviderMethod): Promise<void> {
  await openPaymentStep(page)
  await payAtProvider(page, method)
}

/** Presses a button of the provider's page; the shopper returns by GET, or by a cross-site POST. */
export async function decide(page: Page, button: Decision, by: 'GET' | 'POST' = 'GET'): Promise<void> {
  await page.getByRole('combobox', { name: 'Return by' }).selectOption(by)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Leaves the page of a decided payment for the shop: the return that comes late. */
export async function returnLate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the shop' }).click()
}

/** The number of the order in the back end's books for this shopper; null without one. */
export async function bookedOrder(page: Page, request: APIRequestContext): Promise<string | null> {
  const headers = { 'api-token': await checkoutToken(page) }
  const response = await request.get('/sandbox/api/checkout/receipt', { headers })
  return response.ok() ? (await response.json()).order.order : null
}

/** The confirmation is shown, the order is in the books, and the cart is empty. */
export async function expectPaid(
  page: Page,
  request: APIRequestContext,
  method: ProviderMethod,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/checkout/confirmation\\?centraPaymentMethod=${method.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  const number = await bookedOrder(page, request)
  expect(number).not.toBeNull()
  await expect(page.getByRole('main')).toContainText(String(number))
  expect(await serverQuantities(page)).toEqual([])
}

export const expectDeclined = (page: Page, request: APIRequestContext) =>
  expectFailed(page, request, 'declined')

/** The checkout says that the payment failed, and why; no order is in the books, and the cart is kept. */
export async function expectFailed(
  page: Page,
  request: APIRequestContext,
  reason: PaymentEnd | null = null,
): Promise<void> {
  const query = reason ? `failed=1&reason=${reason}` : 'failed=1'
  await expect(page).toHaveURL(new RegExp(`/checkout/\\?${query}#payment$`))
  const isEnded = reason === 'declined' || reason === 'cancelled'
  const title = t(isEnded ? `checkout.failed.${reason}` : 'checkout.failed')
  const notice = page.getByRole('alert').filter({ hasText: title })
  await expect(notice).toContainText(t(reason ? `checkout.${reason}` : 'checkout.failedHint'))
  expect(await bookedOrder(page, request)).toBeNull()
  expect(await serverQuantities(page)).not.toEqual([])
}
