import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'

const i18n = createTestI18n('en')
const { t } = i18n
const [british] = shoppers
if (!british) throw new Error('No test shopper uses English')

test.use({
  spoilsShop: true,
  tolerated: [/Failed to load resource/],
  extraHTTPHeaders: { 'x-test-country': british.country },
})

test('a purchase continues in the same step after a restart of the server', async ({
  page,
  isolatedShop,
}) => {
  const next = (step: 'checkout.toDelivery' | 'checkout.toPayment') =>
    page.getByRole('button', { name: t(step) }).click()
  const name = await addFromListing(page)
  await page.goto(paths.checkout())
  await writeAddress(page, i18n, british)
  await next('checkout.toDelivery')
  await expect(page.getByRole('button', { name: t('checkout.toPayment') })).toBeVisible()

  await isolatedShop.stop()
  await next('checkout.toPayment')
  await expect(page.getByText(t('cart.problem.unclear')).first()).toBeVisible()

  await isolatedShop.start()
  await next('checkout.toPayment')
  await page.locator('input[name=paymentMethod][value=invoice]').check()
  await termsBox(page).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByRole('main')).toContainText('Testgatan 1')
})
