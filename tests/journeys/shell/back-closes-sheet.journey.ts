import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog, cartLines } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const brakes = paths.category('brakes')
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / })

/** The browser's own Back button. Playwright's step waits for a navigation, which a page that stays does not make. */
async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('There is nothing to go back to')
  await browser.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await browser.detach()
}

/** A listing reached from the home page by a link, so that a step back stays within the document. */
async function openListing(page: Page): Promise<void> {
  await page.goto(paths.home())
  await expectHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Brakes' }).first().click()
  await expect(page).toHaveURL(brakes)
  await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
}

test('Back with the cart open closes it and stays in the listing; Back again leaves', async ({ page }) => {
  await openListing(page)
  const add = page.getByRole('article').getByRole('button', { name: 'Add to cart' }).nth(10)
  await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await add.click()
  await expect(cartLines(page)).toHaveCount(1)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(200)

  await pressBack(page)
  await expect(cartDialog(page)).toBeHidden()
  await expect(page).toHaveURL(brakes)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(add).toBeFocused()
  await expectAccessible(page, 'a listing after Back has closed the cart')

  await pressBack(page)
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeHidden()
})

test('Back with the menu of categories open closes it and stays in the listing; Back again leaves', async ({
  page,
}) => {
  await openListing(page)
  const button = page.getByRole('button', { name: t('shell.categories') })
  const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  await button.click()
  await expect(menu).toBeVisible()

  await pressBack(page)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(brakes)
  await expect(button).toBeFocused()

  await pressBack(page)
  await expect(page).toHaveURL(paths.home())
  await expect(menu).toBeHidden()
})

test('Escape closes the cart and leaves the history as it was', async ({ page }) => {
  await openListing(page)
  const entries = await page.evaluate(() => history.length)
  await cartButton(page).click()
  await expect(cartDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartDialog(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await pressBack(page)
  await expect(page).toHaveURL(paths.home())
})

test('a link in the cart adds one step to the history, which leads back to the listing', async ({ page }) => {
  await addFromListing(page)
  const listing = page.url()
  const entries = await page.evaluate(() => history.length)
  await cartDialog(page)
    .getByRole('link', { name: t('cart.view') })
    .click()
  await expect(page).toHaveURL(paths.cart())
  await expect(cartDialog(page)).toBeHidden()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await pressBack(page)
  await expect(page).toHaveURL(listing)
  await expect(cartDialog(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Back with the filters open closes them and keeps what is chosen; their button closes them too', async ({
    page,
  }) => {
    const discs = paths.category('brakes/disc-brakes/brake-discs')
    await page.goto(discs)
    await expectHydrated(page)
    const filters = page.getByRole('complementary', { name: t('catalogue.filters') })
    const vented = filters.getByRole('checkbox', { name: /^Vented/ }).first()
    const opener = page.getByRole('button', { name: new RegExp(`^${t('catalogue.filters')}`) })
    await opener.tap()
    await vented.check()
    await expect(page).toHaveURL(/filters=/)
    const filtered = page.url()
    await expect(opener).toContainText('1')

    await pressBack(page)
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(filtered)
    await expect(opener).toContainText('1')
    await expect(opener).toBeFocused()
    await expectAccessible(page, 'a listing after Back has closed the filters')

    await pressBack(page)
    await expect(page).toHaveURL(discs)
    await expect(opener).not.toContainText('1')

    await opener.tap()
    await expect(filters.getByRole('heading', { level: 2, name: t('catalogue.filters') })).toBeVisible()
    await filters.getByRole('button', { name: t('catalogue.closeFilters'), exact: true }).tap()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(discs)
  })
})
