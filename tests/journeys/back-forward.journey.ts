import type { Page } from 'playwright/test'
import { chromiumFlags } from '#scripts/chromium.ts'
import { paths } from '#src/paths.ts'
import { addFromListing, cartDialog } from './buying.ts'
import { increaseOnOtherDevice } from './faults.ts'
import { createTestI18n, expect, test } from './shop.ts'

const { t } = createTestI18n('en')

// Playwright switches the browser's memory of pages off.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const quantityOn = (page: Page) => page.getByRole('textbox', { name: t('cart.quantity') })
const count = (page: Page, pieces: number) =>
  page.getByRole('button', { name: t('cart.withCount', { count: pieces }), exact: true })
// A remembered page does not load, which is what Playwright's own steps wait for. The page leaves after it has answered.
const go = (page: Page, by: number) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)

/** Someone who has gone on from a listing to the checkout with one part in the cart. */
async function goOn(page: Page): Promise<number> {
  await addFromListing(page)
  const pieces = Number(await quantityOn(page).inputValue())
  await page.keyboard.press('Escape')
  await expect(count(page, pieces)).toBeVisible()
  await page.goto(paths.checkout())
  await expect(quantityOn(page)).toHaveValue(String(pieces))
  return pieces
}

test('who comes back to a page that was remembered sees the cart as it is now', async ({ page }) => {
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

test('who goes back and forth sees what another tab has done to the cart', async ({ page, context }) => {
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
