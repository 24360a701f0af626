import type { Page } from 'playwright/test'
import { shopName } from '#src/brand.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { expectHydrated, inputBeforeScripts } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

const email = (page: Page) => page.getByRole('textbox', { name: t('checkout.field.email'), exact: true })

test('the header of an account document opens cart, menu and account', async ({ page }) => {
  await page.goto(paths.login())
  await expectHydrated(page)
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(cartDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('shell.categories') }).click()
  const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  await menu.getByRole('link', { name: 'Disc brakes' }).click()
  await expect(page).toHaveURL(paths.category('brakes/disc-brakes'))
})

test('a change of country is shown in the header of an account document, and typed values stay', async ({
  page,
}) => {
  await page.goto(paths.login())
  await email(page).fill('astrid@example.com')
  const opener = page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) })
  await opener.click()
  const panel = page.getByRole('dialog', { name: t('shell.region') })
  await panel.getByRole('combobox', { name: t('region.country') }).selectOption('FI')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAccessibleName(/Finland EUR/)
  await expect(email(page)).toHaveValue('astrid@example.com')
})

test('values typed into an account form before hydration stay', { tag: '@core' }, async ({ page }) => {
  await inputBeforeScripts(page, [{ selector: 'main input[type=email]', value: 'astrid@example.com' }])
  await page.goto(paths.login())
  await expectHydrated(page)
  await expect(email(page)).toHaveValue('astrid@example.com')
})

test('the screens of an account are tabs in one row on a phone, which begins at the current one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(withDestination(paths.login(), 'data'))
  await expectHydrated(page)
  const { email: address, password } = ownAccount(astrid)
  await email(page).fill(address)
  await page.getByRole('main').getByLabel(t('account.password'), { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountData())
  const tabs = page.getByRole('navigation', { name: t('account.title') }).getByRole('link')
  await expect(tabs).toHaveCount(6)
  const rows = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
  await expect(tabs.last()).toBeInViewport({ ratio: 1 })
  await tabs.first().focus()
  await expect(tabs.first()).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('a field keeps its hint when it gets a problem', async ({ page }) => {
  await page.goto(paths.register())
  const main = page.getByRole('main')
  const password = main.getByLabel(t('account.password'), { exact: true })
  const hint = t('account.passwordHint', { min: 8 })
  await expect(password).toHaveAccessibleDescription(hint)
  // Only the form with script has it.
  await expect(main.getByRole('checkbox', { name: t('account.showPassword') })).toBeVisible()
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(password).toHaveAccessibleDescription(new RegExp(`^${hint} \\S`))
})

const guestScreens = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  `${paths.resetPassword()}?i=sample&id=1`,
]
const customerScreens = [
  paths.account(),
  paths.accountOrders(),
  paths.accountDetails(),
  paths.accountCars(),
  paths.accountPassword(),
  paths.accountData(),
]

test('account documents preload every script they load', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(new URL(response.url()).pathname)
  })

  async function expectPreloaded(path: string) {
    loaded.clear()
    await page.goto(path)
    await expectHydrated(page)
    const named = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('link[rel=modulepreload], script[src]'),
        (element) => element.getAttribute('href') ?? element.getAttribute('src'),
      ),
    )
    expect([...loaded].filter((file) => !named.includes(file))).toEqual([])
    expect(loaded.size).toBeGreaterThan(5)
  }

  for (const path of guestScreens) await expectPreloaded(path)
  await logIn(page)
  for (const path of customerScreens) await expectPreloaded(path)
  await expectPreloaded((await orderAddress(page)) ?? '')
})

test('within the account one moves in the client, whose data no cache keeps; the shop is another document', {
  tag: '@core',
}, async ({ page }) => {
  await logIn(page)
  await expectHydrated(page)
  const documents: string[] = []
  const kept: (string | undefined)[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().isNavigationRequest()) documents.push(pathname)
    if (pathname.endsWith('.data')) kept.push(response.headers()['cache-control'])
  })
  const menu = page.getByRole('navigation', { name: t('account.title') })
  for (const [name, path] of [
    [t('account.details'), paths.accountDetails()],
    [t('orders.title'), paths.accountOrders()],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('account.details') })).toBeVisible()
  expect(documents).toEqual([])
  expect(kept).toEqual(Array(3).fill('private, no-store'))
  await page.getByRole('link', { name: t('shell.homeLink', { shop: shopName }) }).click()
  await expect(page).toHaveURL(paths.home())
  expect(documents).toEqual([paths.home()])
})

test('a log-in that ended leads from the account to the document of the log-in page', async ({ page }) => {
  await logIn(page)
  await expectHydrated(page)
  const headers = { 'api-token': await checkoutToken(page) }
  const out = await page.request.post('/sandbox/api/checkout/logout', { headers, data: {} })
  expect(out.ok()).toBe(true)
  const loaded = page.waitForEvent('load')
  await page
    .getByRole('navigation', { name: t('account.title') })
    .getByRole('link', { name: t('orders.title') })
    .click()
  await loaded
  await expect(page).toHaveURL(withDestination(paths.login(), 'orders'))
  await expect(email(page)).toBeVisible()
})

test.describe(() => {
  test.use({ tolerated: [/status of 404/] })

  test('the error page of the account has a header that works', async ({ page }) => {
    await logIn(page)
    await page.goto(paths.accountOrder('none'))
    await expect(page.getByRole('heading', { level: 1, name: t('shell.notFound') })).toBeVisible()
    await page.getByRole('button', { name: /^Cart, / }).click()
    await expect(cartDialog(page)).toBeVisible()
  })
})

async function logIn(page: Page) {
  await page.goto(paths.login())
  await email(page).fill(ownAccount(astrid).email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.account())
}

async function orderAddress(page: Page) {
  await page.goto(paths.accountOrders())
  await expectHydrated(page)
  return page.getByRole('rowheader').first().getByRole('link').getAttribute('href')
}
