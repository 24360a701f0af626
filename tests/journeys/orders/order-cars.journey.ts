import type { Page } from 'playwright/test'
import { garageKey } from '#src/config.ts'
import { carLabel } from '#src/features/garage/car-label.ts'
import { chosenCar, type GarageCar, serializeGarage } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'

test.use({ extraHTTPHeaders: { 'x-test-country': 'DE' } })

const i18n = createTestI18n('en')
const { t } = i18n

const carOf = (id: string, model: string, engine: string, key: string, year: number) =>
  chosenCar({ id, model, engines: [{ key, name: engine }], engine: key, year })
const volvo = carOf('00000001', 'Volvo 240', 'B230F', 'volvo-240-b230f', 1988)
const saab = carOf('00000002', 'Saab 900', 'B201', 'saab-900-b201', 1988)
const volvoDisc = 'BD-280-22V-F5X108-TOR'
const saabDisc = 'BD-278-235V-F4X108-BRO'

/** Adds a part while parts are chosen for a car. */
async function addFor(page: Page, car: GarageCar, sku: string) {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    garageKey,
    serializeGarage({ cars: [volvo, saab], current: car.id }) ?? '',
  ] as const)
  await page.goto(`${paths.search()}?keyword=${sku}&order=A-Z`)
  await expectHydrated(page)
  await page.getByRole('article').filter({ hasText: sku }).getByRole('heading').getByRole('link').click()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: sku })).toBeVisible()
}

test('a receipt names the car for which each part was bought', async ({ page }) => {
  const german = shoppers.find(({ country }) => country === 'DE')
  if (!german) throw new Error('No shopper in Germany')
  await page.goto(paths.home())
  await addFor(page, volvo, volvoDisc)
  await addFor(page, saab, saabDisc)
  await cartDialog(page)
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await writeAddress(page, i18n, german)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.locator('input[name=paymentMethod][value=prepayment]').check()
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  const order = page.getByRole('button', { name: t('checkout.placeOrder') })
  await order.click()
  await expect(page.getByText(t('checkout.doesNotFit', { car: carLabel(saab) }))).toBeVisible()
  await order.click()

  const receipt = page.getByRole('article')
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  const line = (sku: string) => receipt.getByRole('row').filter({ hasText: sku })
  await expect(line(volvoDisc)).toContainText(t('receipt.forCar', { car: carLabel(volvo) }))
  await expect(line(saabDisc)).toContainText(t('receipt.forCar', { car: carLabel(saab) }))
  await page.reload()
  await expect(line(volvoDisc)).toContainText(t('receipt.forCar', { car: carLabel(volvo) }))
})
