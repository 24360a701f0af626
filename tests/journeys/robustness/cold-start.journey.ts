import type { Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const country = { 'x-test-country': 'SE' }
test.use({ extraHTTPHeaders: country })

/** Opens a page as the same visitor in a browser that has never loaded anything. */
async function openCold(page: Page, path: string): Promise<Page> {
  const { origin } = new URL(page.url())
  const storageState = await page.context().storageState()
  const context = await page.context().browser()?.newContext({ storageState, extraHTTPHeaders: country })
  if (!context) throw new Error('The page has no browser')
  const cold = await context.newPage()
  await cold.goto(origin + path)
  return cold
}

test('the account and the checkout work from an empty cache', async ({ page }) => {
  await addFromListing(page)
  await page.goto(withDestination(paths.login(), 'details'))
  const login = page.getByRole('main')
  await login.getByRole('textbox', { name: t('checkout.field.email') }).fill(ownAccount(astrid).email)
  await login.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await login.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountDetails())

  const account = await openCold(page, paths.accountDetails())
  await expectHydrated(account)
  await account.getByRole('textbox', { name: t('checkout.field.address1') }).fill('Nygatan 4')
  await account.getByRole('button', { name: 'Save' }).click()
  await expect(account.getByText(t('account.saved'))).toBeVisible()

  const checkout = await openCold(page, paths.checkout())
  await expect(checkout.getByRole('region', { name: t('checkout.address') })).toContainText('Nygatan 4')
  await checkout.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(checkout.getByRole('button', { name: t('checkout.placeOrder') })).toBeVisible()
})
