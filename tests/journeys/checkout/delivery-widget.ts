import type { APIRequestContext, FrameLocator, Locator, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'
import { writeAddress } from '#tests/journeys/shoppers.ts'

const i18n = createTestI18n('en')
const { t } = i18n

/** The shipping widget's script, and its option that begins with the session. */
export const script = '/pay/widgets/delivery.js'
export const home = 'To your door, in the evening'
export const express = 'Express, before noon'

/** Fills a cart and the first step of the checkout with an address in Czechia. */
export async function writeCzechAddress(page: Page, zipCode = '110 00'): Promise<void> {
  await addFromListing(page, 'body-mirrors-wipers/wipers-washers/wiper-blades')
  await page.goto(paths.checkout())
  await writeAddress(page, i18n, {
    locale: 'en',
    country: 'CZ',
    phoneNumber: '+420 224 827 111',
    zipCode,
    city: 'Praha',
  })
}

/** Goes on to the delivery step. */
export async function toDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await expect(step(page, 'delivery')).toBeFocused()
}

/** Fills a cart and the address, and arrives at the shipping widget. */
export async function openWidget(page: Page, zipCode?: string): Promise<void> {
  await writeCzechAddress(page, zipCode)
  await toDelivery(page)
  await expect(option(page, home)).toBeVisible()
}

/** The heading of a step. */
export function step(page: Page, name: 'address' | 'delivery' | 'payment'): Locator {
  return page.getByRole('heading', { level: 2, name: new RegExp(`${t(`checkout.${name}`)}$`) })
}

/** The shipping widget, in the provider's frame. */
export function widget(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Delivery options"]')
}

export function option(page: Page, name: string): Locator {
  return widget(page).getByRole('group', { name: 'Delivery options' }).getByRole('radio', { name })
}

/** The price of an option as the widget shows it, in euros; 0 for a free one. */
export async function priceInWidget(page: Page, name: string): Promise<number> {
  const text = await widget(page).getByRole('group').locator('label', { hasText: name }).innerText()
  const [amount = '0'] = /(?<=€)[\d.]+/.exec(text) ?? []
  return Number(amount)
}

/** Chooses an option; the shop has taken it over. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  await option(page, name).check()
  await expectShipping(page, name)
}

/** Types a postcode into the widget. */
export async function typePostcode(page: Page, zipCode: string): Promise<void> {
  await widget(page).getByRole('textbox', { name: 'Postcode' }).fill(zipCode)
  await widget(page).getByRole('button', { name: 'Update' }).click()
}

/** The order summary names this way of delivery, at this price in euros where it is given. */
export async function expectShipping(page: Page, name: string, price?: number): Promise<void> {
  const summary = page.getByRole('complementary', { name: t('checkout.order') })
  const row = summary.locator('dl > div').filter({ hasText: t('cart.shipping') })
  await expect(row).toContainText(name)
  const amount = price === 0 ? t('cart.free') : price && `€${price.toFixed(2)}`
  if (amount) await expect(row).toContainText(amount)
}

/** Goes on to the payment step and orders by bank transfer. */
export async function orderByTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await payByTransfer(page)
}

/** Orders by bank transfer, from the payment step. */
export async function payByTransfer(page: Page): Promise<void> {
  await expect(step(page, 'payment')).toBeFocused()
  await page.getByRole('radio', { name: 'Bank transfer in advance' }).check()
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
}

interface BookedShipping {
  name: string
  price: number
  zipCode: string
}

/** The delivery of this shopper's order in the back end's books, with its postcode. */
export async function bookedShipping(page: Page, request: APIRequestContext): Promise<BookedShipping> {
  const headers = { 'api-token': await checkoutToken(page) }
  const response = await request.get('/sandbox/api/checkout/receipt', { headers })
  expect(response.ok()).toBe(true)
  const { order } = await response.json()
  return {
    name: order.shippingMethodName,
    price: order.totals.shippingPriceAsNumber,
    zipCode: order.shippingAddress.zipCode,
  }
}
