import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'
import { astrid } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
test.use({ variables: { LOGIN_PATH: '/sign-in?from=shop', AFTER_LOGIN_PATH: '/my/garage' } })

test('log-in and account run in the browser at the addresses that the configuration gives them', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(withDestination(paths.login(), 'details'))
  await expect(page).toHaveURL('/sign-in?from=shop&next=details')
  await expectHydrated(page)
  await main.getByRole('textbox', { name: t('checkout.field.email') }).fill(astrid.email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountDetails())
  await expectHydrated(page)
  const menu = page.getByRole('navigation', { name: t('account.title') })
  await menu.getByRole('link', { name: t('account.overview') }).click()
  await expect(page).toHaveURL('/my/garage')
  await expect(main.getByText(t('account.loggedInAs', { name: astrid.name }))).toBeVisible()
  await page.reload()
  await expectHydrated(page)
  await menu.getByRole('link', { name: t('orders.title') }).click()
  await expect(page).toHaveURL(paths.accountOrders())
  await expect(page.getByRole('heading', { level: 1, name: t('orders.title') })).toBeVisible()
})
