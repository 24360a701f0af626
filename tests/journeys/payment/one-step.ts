import type { APIRequestContext, FrameLocator, Locator, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'
import type { ProviderMethod } from './payment-steps.ts'

const { t } = createTestI18n('en')

/** Its widget has the form of the address; offered only in Portugal, and chosen there. */
export const oneStep: ProviderMethod = { id: 'one-step', name: 'One-step checkout' }

/** Typed values in the widget, by the names of its fields. */
export const ines = {
  Email: 'ines@example.com',
  'First name': 'Inês',
  'Last name': 'Costa',
  'Street address': 'Rua Augusta 1',
  Postcode: '1100-048',
  'Town or city': 'Lisboa',
  'Phone number': '+351 21 000 0000',
}

/** The one-step checkout, in the provider's frame. */
export function oneStepFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="One-step checkout"]')
}

export function termsOf(page: Page): Locator {
  return page.getByRole('checkbox', { name: t('checkout.terms') })
}

/** Fills a cart and goes through the checkout to its last step, with only the country. */
export async function openPayment(page: Page): Promise<void> {
  await addFromListing(page, 'brakes/drum-brakes/brake-shoes')
  await page.goto(paths.checkout())
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
}

/** Goes there, accepts the terms, and arrives at the widget. */
export async function openOneStep(page: Page): Promise<void> {
  await openPayment(page)
  await termsOf(page).check()
  await expectUsable(page)
}

export async function expectUsable(page: Page): Promise<void> {
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false')
}

export function payButton(page: Page): Locator {
  return oneStepFrame(page).getByRole('button', { name: 'Pay' })
}

/** Pays with what was typed. The shop may hold the widget once more while it settles the cart; a press is lost then. */
export async function pressPay(page: Page): Promise<void> {
  const checkout = page.url()
  await expect(async () => {
    if (page.url() !== checkout) return
    await payButton(page).click({ timeout: 5_000 })
    await expect(oneStepFrame(page).locator('form')).toHaveAttribute('aria-busy', 'true', { timeout: 2_000 })
  }).toPass()
}

/** Types an address into the widget; `email` says how the payment ends. */
export async function writeOneStep(page: Page, email = ines.Email): Promise<void> {
  for (const [name, text] of Object.entries({ ...ines, Email: email })) {
    await oneStepFrame(page).getByRole('textbox', { name }).fill(text)
  }
}

/** Types an address into the widget and presses its button. */
export async function payInOneStep(page: Page, email = ines.Email): Promise<void> {
  await writeOneStep(page, email)
  await expectUsable(page)
  await payButton(page).click()
}

/** The order in the back end's books has the address that was typed into the widget. */
export async function expectAddressBooked(page: Page, request: APIRequestContext, email = ines.Email) {
  const headers = { 'api-token': await checkoutToken(page) }
  const response = await request.get('/sandbox/api/checkout/receipt', { headers })
  expect((await response.json()).order.address).toMatchObject({
    email,
    lastName: 'Costa',
    address1: 'Rua Augusta 1',
    city: 'Lisboa',
    country: 'PT',
  })
}
