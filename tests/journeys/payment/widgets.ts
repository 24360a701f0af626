import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect } from '#tests/journeys/shop.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'
import type { ProviderMethod } from './payment-steps.ts'

/** Its widget is in the page; the shop has no access to number and button. */
export const cardFields: ProviderMethod = { id: 'adyen-drop-in', name: 'Card, entered on this page' }

/** The test cards, and what they do. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
  redirect: '4000 0000 0000 3063',
  timeout: '4000 0000 0000 0119',
}

/** Chooses a payment method with a widget and agrees to the terms. */
export async function chooseWidget(page: Page, method: ProviderMethod): Promise<void> {
  await page.getByRole('radio', { name: method.name, exact: true }).check()
  await termsBox(page).check()
}

/** The card fields, in the provider's frame. */
export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card payment"]')
}

/** The amount that the card fields show. */
export function cardAmount(page: Page): Locator {
  return cardFrame(page).getByText(/\d\.\d\d/)
}

/** Types a card into the fields and presses their button. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByRole('textbox', { name: 'Card number' }).fill(number)
  await expect(frame.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-disabled', 'false')
  await frame.getByRole('button', { name: 'Pay' }).click()
}

/** Number of suspensions of the page's widgets without a resumption yet. */
export function suspensions(page: Page): Promise<unknown> {
  return page.evaluate('CentraCheckout.suspensions')
}
