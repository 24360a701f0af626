import type { Page } from 'playwright/test'
import { chromiumFlags } from '#scripts/browsers/chromium.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { increaseOnOtherDevice } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')

// Playwright switches the browser's memory of pages off.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Chromium without its windows keeps no pages; `npm run check:all` walks these in one that has them. */
const keepsPages = !process.env.CHROMIUM?.endsWith('headless-shell')
const reason = 'this browser keeps no pages for going back'

const quantityOn = (page: Page) => page.getByRole('textbox', { name: t('cart.quantity') })
const count = (page: Page, pieces: number) =>
  page.getByRole('button', { name: t('cart.withCount', { count: pieces }), exact: true })
// A remembered page does not load, which is what Playwright's own steps wait for. The page leaves after it has answered.
const go = (page: Page, by: number) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)

/** A shopper who has gone on from a listing to the checkout with one part in the cart. */
async function goOn(page: Page): Promise<number> {
  await addFromListing(page)
  const pieces = Number(await quantityOn(page).inputValue())
  await page.keyboard.press('Escape')
  await expect(count(page, pieces)).toBeVisible()
  await page.goto(paths.checkout())
  await expect(quantityOn(page)).toHaveValue(String(pieces))
  return pieces
}

test('a listing restored from the back-forward cache keeps its scroll position without a call', async ({
  page,
}) => {
  test.skip(!keepsPages, reason)
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'persisted', persisted)),
  )
  const brakes = paths.category('brakes')
  await page.goto(brakes)
  const cards = page.getByRole('main').getByRole('article')
  for (const shown of [40, 60]) {
    await page.getByRole('button', { name: t('catalogue.more') }).click()
    await expect(cards).toHaveCount(shown)
  }
  const card = cards.nth(50)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await card.boundingBox()
  await page.goto(paths.cart())
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(brakes)) calls.push(request.url())
  })
  await go(page, -1)
  await expect(cards).toHaveCount(60)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true)
  expect(await card.boundingBox()).toEqual(before)
  expect(calls).toEqual([])
})

test('a listing restored from the back-forward cache shows the prices of a country chosen meanwhile', async ({
  page,
  context,
}) => {
  await goOn(page)
  const other = await context.newPage()
  await other.goto(paths.home())
  await other.getByRole('button', { name: t('shell.region') }).click()
  const panel = other.getByRole('dialog', { name: t('shell.region') })
  await panel.getByRole('combobox', { name: t('region.country') }).selectOption('GB')
  await panel.getByRole('button', { name: t('region.save') }).click()
  await expect(other.getByRole('main')).toContainText('£')
  await go(page, -1)
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toContainText('£')
  await expect(main).not.toContainText(/\d kr/)
})

test('a page restored from the back-forward cache reads the cart again', async ({ page }) => {
  test.skip(!keepsPages, reason)
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'persisted', persisted)),
  )
  const pieces = await goOn(page)
  await increaseOnOtherDevice(page)
  await go(page, -1)
  await expect(count(page, pieces + 1)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true)
  await count(page, pieces + 1).click()
  await expect(quantityOn(page)).toHaveValue(String(pieces + 1))
})

test.describe('before an answer about measuring', () => {
  test.use({ answered: null })

  test('a page restored from the back-forward cache does not ask once another tab has answered', async ({
    page,
    context,
  }) => {
    const question = (of: Page) => of.getByRole('region', { name: t('consent.ask') })
    await page.goto(paths.category('brakes'))
    await expectHydrated(page)
    await expect(question(page)).toBeVisible()
    await page.goto(paths.support())
    const other = await context.newPage()
    await other.goto(paths.home())
    await expectHydrated(other)
    await question(other)
      .getByRole('button', { name: t('consent.none') })
      .click()
    await expect(question(other)).toBeHidden()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('rc_consent')
    await go(page, -1)
    await expect(page).toHaveURL(paths.category('brakes'))
    await expect(question(page)).toBeHidden()
  })
})

test('going back and forward shows the cart as another tab has changed it', async ({ page, context }) => {
  const pieces = await goOn(page)
  const other = await context.newPage()
  await other.goto(paths.home())
  await count(other, pieces).click()
  await cartDialog(other)
    .getByRole('button', { name: t('cart.increase') })
    .click()
  await expect(quantityOn(other)).toHaveValue(String(pieces + 1))
  await go(page, -1)
  await expect(count(page, pieces + 1)).toBeVisible()
  await go(page, 1)
  await expect(quantityOn(page)).toHaveValue(String(pieces + 1))
})

/** Logs in a customer with a separate account, by the form on the page. */
async function logIn(page: Page) {
  await page
    .getByRole('textbox', { name: t('checkout.field.email'), exact: true })
    .fill(ownAccount(astrid).email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('going back after logging out shows no data of the customer', { tag: '@core' }, async ({ page }) => {
  await addFromListing(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Account' }).click()
  await logIn(page)
  const known = page.getByText(t('account.loggedInAs', { name: astrid.name }))
  await expect(known).toBeVisible()
  const listing = page.url()

  await page.goto(paths.home())
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(paths.login())
  await go(page, -2)
  await expect(page).toHaveURL(listing)
  await expect(count(page, 0)).toBeVisible()
  await expect(known).toBeHidden()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script going back after logging out shows no data of the customer', async ({ page }) => {
    await page.goto(paths.login())
    await logIn(page)
    await expect(page).toHaveURL(paths.account())
    const known = page.getByText(t('account.loggedInAs', { name: astrid.name }))
    await expect(known).toBeVisible()
    await page.goto(localized('sv', paths.account()))
    await page.getByRole('button', { name: createTestI18n('sv').t('account.logOut') }).click()
    await expect(page.getByRole('main').getByRole('textbox')).not.toHaveCount(0)

    const browser = await page.context().newCDPSession(page)
    const { entries } = await browser.send('Page.getNavigationHistory')
    const before = entries.findLast(({ url }) => new URL(url).pathname === paths.account())
    await browser.send('Page.navigateToHistoryEntry', { entryId: before?.id ?? 0 })
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(known).toHaveCount(0)
  })
})
