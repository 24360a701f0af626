import type { Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { describeCar } from '#tests/journeys/account/describe-car.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(new RegExp(`^${label}`))

async function logIn(page: Page, { email, password }: typeof astrid) {
  await field(page, t('checkout.field.email')).fill(email)
  await field(page, t('account.password')).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
}

/** Sends the form of a button as a browser does in which no script runs. */
async function sendForm(page: Page, button: string) {
  await main(page)
    .getByRole('button', { name: button })
    .evaluate((element: HTMLButtonElement) => element.form?.submit())
}

test('a log-in and a log-out in one tab are known in the other, where the next customer finds no data of the previous one', {
  tag: '@core',
}, async ({ page, context }) => {
  const [first, second] = [ownAccount(astrid), ownAccount(jonas)]
  await page.goto(withDestination(paths.login(), 'details'))
  await expectHydrated(page)
  const other = await context.newPage()
  await other.goto(withDestination(paths.login(), 'account'))
  await expectHydrated(other)
  await logIn(other, first)
  await expect(other).toHaveURL(paths.account())
  await expect(page).toHaveURL(paths.accountDetails())
  const address = field(page, t('checkout.field.address1'))
  await expect(address).toHaveValue('Provgatan 1')
  await address.fill('Nygatan 4')

  await expectHydrated(other)
  await main(other).getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(paths.login())
  await expect(main(page).getByText(t('account.loggedOut'))).toBeVisible()
  await expect(address).toBeHidden()
  await logIn(other, second)
  await expect(other).toHaveURL(paths.account())
  await expect(address).toBeVisible()
  await expect(address).toHaveValue('Musterweg 2')
  await expect(field(page, t('checkout.field.firstName'))).toHaveValue('Jonas')
  const shown = await page.content()
  for (const text of [first.email, 'Nygatan 4', 'Astrid']) expect(shown).not.toContain(text)
})

test('a log-in and a log-out by forms that the browser sends itself are known in another tab', async ({
  page,
  context,
}) => {
  const customer = ownAccount(astrid)
  await page.goto(withDestination(paths.login(), 'details'))
  await expectHydrated(page)
  await logIn(page, customer)
  await expect(page).toHaveURL(paths.accountDetails())
  await expectHydrated(page)
  const address = field(page, t('checkout.field.address1'))
  await expect(address).toHaveValue('Provgatan 1')

  const other = await context.newPage()
  await other.goto(paths.account())
  await sendForm(other, 'Log out')
  await expect(other).toHaveURL(paths.login())
  await expect(main(page).getByText(t('account.loggedOut'))).toBeVisible()
  await expect(address).toBeHidden()
  await expectHydrated(other)
  await field(other, t('checkout.field.email')).fill(customer.email)
  await field(other, t('account.password')).fill(customer.password)
  await sendForm(other, 'Log in')
  await expect(other).toHaveURL(paths.account())
  await expect(address).toBeVisible()
  await expect(main(page).getByText(t('account.loggedOut'))).toBeHidden()
})

test('a page that was only read shows the details of the customer who logs in next in another tab', async ({
  page,
  context,
}) => {
  const [first, second] = [ownAccount(astrid), ownAccount(jonas)]
  await page.goto(withDestination(paths.login(), 'account'))
  await expectHydrated(page)
  await logIn(page, first)
  await expect(page).toHaveURL(paths.account())
  await expectHydrated(page)
  const read = await context.newPage()
  await read.goto(paths.accountDetails())
  await expectHydrated(read)
  const address = field(read, t('checkout.field.address1'))
  await expect(address).toHaveValue('Provgatan 1')
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(paths.login())
  await expect(address).toBeHidden()
  await logIn(page, second)
  await expect(address).toHaveValue('Musterweg 2')
  expect(await read.content()).not.toContain(first.email)
})

test.describe(() => {
  test.use({ tolerated: [/status of 403/] })

  test('a car that was typed when the log-in ended is saved after another', async ({ page }) => {
    const customer = ownAccount(astrid)
    await page.goto(withDestination(paths.login(), 'cars'))
    await expectHydrated(page)
    await logIn(page, customer)
    await expect(page).toHaveURL(paths.accountCars())
    await expectHydrated(page)
    await describeCar(page)
    const nickname = field(page, t('account.car.nickname'))
    await field(page, t('account.car.model')).fill('Volvo Amazon')
    await nickname.fill('Red one')
    // Other tabs are notified of a log-out; only the service ends this one.
    const headers = { 'api-token': await checkoutToken(page) }
    const out = await page.request.post('/sandbox/api/checkout/logout', { headers, data: {} })
    expect(out.ok()).toBe(true)
    await main(page).getByRole('button', { name: 'Add car' }).click()
    await expect(main(page).getByText(t('account.loggedOut'))).toBeVisible()
    await expect(nickname).toBeHidden()
    await logIn(page, customer)
    await expect(nickname).toHaveValue('Red one')
    await main(page).getByRole('button', { name: 'Add car' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Red one' })).toBeVisible()
  })
})
