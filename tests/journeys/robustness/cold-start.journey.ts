import type { Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/buying.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

/** Opens a page with an empty cache, and tells which of its scripts came from one all the same. */
async function openCold(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.goto(path)
  await expectHydrated(page)
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.transferSize === 0 ? [entry.name] : [],
      ),
  )
}

test('the account and the checkout work from an empty cache', async ({ page }) => {
  await addFromListing(page)
  await page.goto(withDestination(paths.login(), 'details'))
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('checkout.field.email') }).fill(ownAccount(astrid).email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountDetails())

  expect(await openCold(page, paths.accountDetails())).toEqual([])
  await main.getByRole('textbox', { name: t('checkout.field.address1') }).fill('Nygatan 4')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText(t('account.saved'))).toBeVisible()

  expect(await openCold(page, paths.checkout())).toEqual([])
  await expect(main.getByRole('region', { name: t('checkout.address') })).toContainText('Nygatan 4')
  await expect(main.getByRole('button', { name: t('checkout.placeOrder') })).toBeVisible()
})
