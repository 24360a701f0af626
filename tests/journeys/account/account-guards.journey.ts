import type { Page } from 'playwright/test'
import { type Destination, withDestination } from '#src/features/account/destinations.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')

/** Each page for customers, with the key that leads back to it, or to the list it belongs to. */
const customerPages: [path: string, key: Destination, back: string][] = [
  [paths.account(), 'account', paths.account()],
  [paths.accountOrders(), 'orders', paths.accountOrders()],
  [paths.accountOrder('1001'), 'orders', paths.accountOrders()],
  [paths.accountDetails(), 'details', paths.accountDetails()],
  [paths.accountCars(), 'cars', paths.accountCars()],
  [paths.accountPassword(), 'password', paths.accountPassword()],
]
const guestPages = [paths.login(), paths.register(), paths.forgotPassword()]

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
      await expect(page).toHaveURL(paths.accountOrders())
      for (const path of guestPages) {
        await page.goto(path)
        await expect(page).toHaveURL(paths.account())
        await page.goto(localized('fi', withDestination(path, 'cars')))
        await expect(page).toHaveURL(localized('fi', paths.accountCars()))
      }
    })
  })
}
