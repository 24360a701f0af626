import type { Page } from 'playwright/test'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { injectFault } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

const countrySelect = (page: Page, kind: 'address' | 'shippingAddress' = 'address') =>
  page.locator(`select[name="${kind}.country"]`)
const summary = (page: Page) => page.getByRole('complementary', { name: t('checkout.order') })
/** The message about a change of country: beneath the select, as it is read out. */
const notice = (page: Page) => page.locator('.delivery-country-notes').getByRole('status')

test('a country that empties the cart at the checkout gives the reason, keeps typed values and leads back', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(searchAddress('brake cleaner'))
  await expectHydrated(page)
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await page.goto(paths.checkout())
  const city = page.getByRole('textbox', { name: t('checkout.field.city') })
  await city.fill('Borås')

  await countrySelect(page).selectOption('NO')
  await expect(notice(page)).toContainText(t('cart.dropped', { names: name }))
  await expect(notice(page)).toContainText(t('region.moved', { country: 'Norway', currency: 'NOK' }))
  await expect(summary(page)).toContainText(t('cart.empty'))
  await expect(page.getByRole('button', { name: t('checkout.toDelivery') })).toHaveCount(0)
  await expect(countrySelect(page)).toHaveValue('NO')
  await expect(city).toHaveValue('Borås')

  await notice(page)
    .getByRole('button', { name: t('region.undo', { country: 'Sweden' }) })
    .press('Enter')
  await expect(summary(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(countrySelect(page)).toHaveValue('SE')
  await expect(countrySelect(page)).toBeFocused()
  await expect(city).toHaveValue('Borås')
  await expect(notice(page)).toHaveText('')
})

test('a delivery country with other prices shows the old and new total, and leads back', async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const total = summary(page).locator('[data-grand] dd')
  await expect(total).toContainText('kr')
  const before = await total.innerText()
  await page.getByRole('checkbox', { name: t('checkout.elsewhere') }).check()
  await expect(page.getByRole('textbox', { name: t('checkout.field.email') })).toHaveCount(1)

  await countrySelect(page, 'shippingAddress').selectOption('DE')
  await expect(total).toContainText('€')
  await expect(notice(page)).toContainText(t('region.moved', { country: 'Germany', currency: 'EUR' }))
  await expect(notice(page)).toContainText(t('region.totals', { before, after: await total.innerText() }))
  await expect(countrySelect(page)).toHaveValue('SE')

  await notice(page)
    .getByRole('button', { name: t('region.undo', { country: 'Sweden' }) })
    .click()
  await expect(total).toHaveText(before)
  await expect(countrySelect(page, 'shippingAddress')).toHaveValue('SE')
})

test('an address typed while the service is slow to change the country is kept for the new country', async ({
  page,
}) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const field = (key: 'zipCode' | 'city') => page.getByRole('textbox', { name: t(`checkout.field.${key}`) })
  // Its rules are loaded, so that only the service is waited for.
  await field('zipCode').fill('11455')
  await field('city').fill('Stockholm')
  await expect(field('zipCode')).toHaveValue('114 55')

  await injectFault(page, ['PUT'], 1, { kind: 'latency', ms: 4_000 })
  await countrySelect(page).selectOption('FI')
  await field('zipCode').fill('00100')
  await field('city').fill('Helsinki')
  await expect(summary(page)).toContainText('€')
  await expect(countrySelect(page)).toHaveValue('FI')
  await expect(field('zipCode')).toHaveValue('00100')
  await expect(field('city')).toHaveValue('Helsinki')
  await expect(field('zipCode')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(t('checkout.doubt.zipCode', { country: 'Sweden' }))).toHaveCount(0)
})
