import type { Page } from 'playwright/test'
import { accountPaths, type Destination, withDestination } from '#src/account-paths.ts'
import { localized, paths } from '#src/paths.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/customers.ts'

const { t } = createTestI18n('en')

/** Each page for customers, with the key that leads back to it, or to the list it belongs to. */
const customerPages: [path: string, key: Destination, back: string][] = [
  [paths.account(), 'account', paths.account()],
  [accountPaths.orders(), 'orders', accountPaths.orders()],
  [accountPaths.order('1001'), 'orders', accountPaths.orders()],
  [accountPaths.details(), 'details', accountPaths.details()],
  [accountPaths.cars(), 'cars', accountPaths.cars()],
  [accountPaths.password(), 'password', accountPaths.password()],
]
const guestPages = [paths.login(), accountPaths.register(), accountPaths.forgotPassword()]

async function logIn(page: Page, { email, password }: typeof astrid) {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('checkout.field.email') }).fill(email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in' }).click()
}

for (const [index, javaScriptEnabled] of [true, false].entries()) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // Forms without script are limited by the visitor's address.
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'cf-connecting-ip': `198.51.100.${index + 1}` } })

    test('each page for customers leads a guest to the log-in page and back', async ({ page, context }) => {
      const customer = ownAccount(astrid)
      for (const [path, key, back] of customerPages) {
        await context.clearCookies()
        await page.goto(path)
        await expect(page).toHaveURL(withDestination(paths.login(), key))
        await logIn(page, customer)
        await expect(page).toHaveURL(back)
        await expect(page.getByRole('navigation', { name: t('account.title') })).toBeVisible()
      }
    })

    test('each page for guests leads a customer to the account, or where they were going', async ({
      page,
    }) => {
      await page.goto(withDestination(paths.login(), 'orders'))
      await logIn(page, ownAccount(astrid))
      await expect(page).toHaveURL(accountPaths.orders())
      for (const path of guestPages) {
        await page.goto(path)
        await expect(page).toHaveURL(paths.account())
        await page.goto(localized('fi', withDestination(path, 'cars')))
        await expect(page).toHaveURL(localized('fi', accountPaths.cars()))
      }
    })
  })
}
