import type { Page } from 'playwright/test'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
// Animated elements are measured when their animation has ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const invoices = `${paths.accountOrders()}?invoices=1`

async function logIn(page: Page, { hasScript = true } = {}) {
  const main = page.getByRole('main')
  await page.goto(paths.login())
  // Appears once the form is hydrated, and moves the button.
  if (hasScript) await expect(main.getByRole('checkbox', { name: t('account.showPassword') })).toBeVisible()
  await main.getByRole('textbox', { name: t('checkout.field.email') }).fill(ownAccount(astrid).email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.account())
}

test('a customer finds an invoice among their orders and prints only the invoice', async ({ page }) => {
  const main = page.getByRole('main')
  await logIn(page)
  await main
    .getByRole('link', { name: t('orders.title'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.title'))
  await expectAccessible(page, 'the orders')
  await expectNoOverflow(page, 'the orders')
  await main.getByRole('checkbox', { name: t('orders.invoicesOnly') }).check()
  await main.getByRole('button', { name: t('orders.find') }).click()
  await expect(page).toHaveURL(/invoices=1/)
  await expect(main.getByRole('rowheader')).toHaveCount(3)
  await main.getByRole('rowheader').first().getByRole('link').first().click()
  await expect(main.getByRole('heading', { name: t('orders.invoice'), exact: true })).toBeVisible()
  await expectAccessible(page, 'an invoice')
  await expectNoOverflow(page, 'an invoice')

  await page.emulateMedia({ media: 'print' })
  const title = new RegExp(`^${t('orders.invoice')} \\d+$`)
  await expect(main.getByRole('heading', { name: title })).toBeVisible()
  await expect(main.getByText(t('orders.invoiceNumber'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('account.title') })).toBeHidden()
  const paper = await main.locator('.receipt-sheet').boundingBox()
  expect(paper?.width).toBe((await main.boundingBox())?.width)
  await expect(main.getByRole('button', { name: t('checkout.print') })).toBeHidden()
})

test('the pages of the account open at their top', async ({ page }) => {
  await logIn(page)
  for (const path of [paths.accountOrders(), paths.accountPassword(), paths.accountData()]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('a customer buys an order again and finds its parts in the cart', { tag: '@core' }, async ({ page }) => {
  const main = page.getByRole('main')
  await logIn(page)
  await page.goto(`${paths.accountOrders()}?q=SP-14127`)
  await main.getByRole('rowheader').getByRole('link').first().click()
  await main.getByRole('button', { name: t('orders.again.buy') }).click()
  await expect(main.getByRole('heading', { name: t('orders.again.title') })).toBeVisible()
  await expectAccessible(page, 'an order bought again')
  await main.getByRole('link', { name: t('orders.again.toCart') }).click()
  await expect(page).toHaveURL(paths.cart())
  await expect(main).toContainText('DC-4-B18B20-ZUN')
})

test('an order is bought again from its row', async ({ page }) => {
  const main = page.getByRole('main')
  await logIn(page)
  await page.goto(`${paths.accountOrders()}?q=SP-14127`)
  await main.getByRole('button', { name: t('orders.again.buy') }).click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await expect(main.getByRole('heading', { name: t('orders.again.title') })).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script a customer searches their orders and reads an invoice', async ({ page }) => {
    const swedish = createTestI18n('sv').t
    const main = page.getByRole('main')
    await logIn(page, { hasScript: false })
    await page.goto(localized('sv', invoices))
    await main.getByRole('rowheader').first().getByRole('link').first().click()
    await expect(main.getByRole('heading', { name: swedish('orders.invoice'), exact: true })).toBeVisible()
    await page.goto(localized('sv', paths.accountOrders()))
    await main.getByRole('searchbox').fill('MAN-AMZ')
    await main.getByRole('button', { name: swedish('orders.find') }).click()
    await expect(main.getByRole('rowheader')).toHaveCount(1)
  })
})

test('orders opened from another account screen have their style sheet', async ({ page }) => {
  await logIn(page)
  await page.goto(paths.accountPassword())
  await page
    .getByRole('navigation', { name: t('account.title') })
    .getByRole('link', { name: t('orders.title') })
    .click()
  const orders = page.getByRole('main').getByRole('table')
  await expect(orders).toHaveCSS('border-top-style', 'solid')
})
