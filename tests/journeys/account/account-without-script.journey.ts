import type { Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const password = 'four plain old words'
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`))
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

async function logIn(page: Page, email: string, typed: string) {
  await field(page, t('checkout.field.email')).fill(email)
  await field(page, t('account.password')).fill(typed)
  await press(page, 'Log in')
}

test.use({
  javaScriptEnabled: false,
  tolerated: [/status of 4(03|22)/],
  // Forms without script are limited by the visitor's address.
  extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.21' },
})

test('without script a customer changes e-mail address and password, and logs in with both', async ({
  page,
}) => {
  await page.goto(withDestination(paths.login(), 'details'))
  await logIn(page, ownAccount(astrid).email, astrid.password)
  const { email } = ownAccount({ ...astrid, email: 'asta@example.com' })
  await field(page, t('checkout.field.email')).fill(email)
  await press(page, 'Save')
  const present = field(page, t('account.currentPassword'))
  await expect(present).toBeFocused()
  await present.fill(astrid.password)
  await press(page, 'Save')
  await expect(page.getByText(t('account.saved'))).toBeVisible()

  await page
    .getByRole('navigation', { name: t('account.title') })
    .getByRole('link', { name: t('account.changePassword') })
    .click()
  const change = async (current: string) => {
    await field(page, t('account.currentPassword')).fill(current)
    await field(page, t('account.newPassword')).fill(password)
    await field(page, t('account.repeatPassword')).fill(password)
    await press(page, t('account.savePassword'))
  }
  await change('amazon-121-red')
  const current = field(page, t('account.currentPassword'))
  await expect(current).toHaveAccessibleDescription(t('account.problem.wrongPassword'))
  await expect(current).toBeFocused()
  await change(astrid.password)
  await expect(page.getByText(t('account.passwordChanged'))).toBeVisible()

  await page.goto(paths.account())
  await press(page, 'Log out')
  await logIn(page, email, astrid.password)
  await expect(page.getByRole('alert')).toHaveText('Incorrect password or email')
  await logIn(page, email, password)
  await expect(page).toHaveURL(paths.account())
})

test('without script a log-in that ends while typing is requested in another tab, and the typed values are saved', async ({
  page,
  context,
}) => {
  const { email } = ownAccount(astrid)
  const expire = async () => {
    const headers = { 'api-token': await checkoutToken(page) }
    const out = await page.request.post('/sandbox/api/checkout/logout', { headers, data: {} })
    expect(out.ok()).toBe(true)
  }
  const logInAgain = async () => {
    await expect(page.getByText(t('account.loggedOut'))).toBeVisible()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('main')
        .getByRole('link', { name: t('account.logIn') })
        .click(),
    ])
    await logIn(tab, email, astrid.password)
    await expect(tab.getByRole('navigation', { name: t('account.title') })).toBeVisible()
    await tab.close()
  }
  await page.goto(withDestination(paths.login(), 'details'))
  await logIn(page, email, astrid.password)
  await field(page, t('checkout.field.address1')).fill('Nygatan 4')
  await expire()
  await press(page, 'Save')
  await logInAgain()
  await expect(field(page, t('checkout.field.address1'))).toHaveValue('Nygatan 4')
  await press(page, 'Save')
  await expect(page.getByText(t('account.saved'))).toBeVisible()

  await page.goto(paths.accountCars())
  await page.locator('.other-car').getByLabel(t('account.car.model')).fill('Volvo Amazon')
  await field(page, t('account.car.nickname')).fill('Red one')
  await expire()
  await press(page, 'Add car')
  await logInAgain()
  await expect(field(page, t('account.car.nickname'))).toHaveValue('Red one')
  await press(page, 'Add car')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Red one' })).toBeVisible()
})
