import type { Page } from 'playwright/test'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const discs = paths.category('brakes/disc-brakes/brake-discs')
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

test('the focus stays in a listing while it is filtered and sorted', async ({ page }) => {
  await page.goto(discs)
  await expectHydrated(page)
  const shown = page.getByRole('status').filter({ hasText: / of [\d,]+ products/ })
  const announced = await shown.elementHandle()
  const all = await shown.innerText()
  const order = page.getByRole('combobox', { name: t('catalogue.sort') })
  await order.focus()
  await order.selectOption('LowestPrice')
  await expect(page).toHaveURL(/order=LowestPrice/)
  await expect(order).toBeFocused()

  const surface = page.locator('details.facet').filter({ hasText: 'Surface' })
  await surface.locator('summary').press('Enter')
  const coated = surface.getByRole('checkbox', { name: /^Coated/ })
  await coated.press('Space')
  await expect(page).toHaveURL(/coated/)
  await expect(shown).not.toHaveText(all)
  // The live region is the element that was there before.
  expect(await announced?.evaluate((element) => element.isConnected)).toBe(true)
  await coated.press('Space')
  await expect(page).not.toHaveURL(/coated/)
  await expect(shown).toHaveText(all)
  await expect(coated).toBeFocused()

  await page
    .getByRole('checkbox', { name: /^Vented/ })
    .first()
    .press('Space')
  await expect(page).toHaveURL(/vented/)
  await page.getByRole('link', { name: /^Remove filter/ }).press('Enter')
  await expect(page).not.toHaveURL(/vented/)
  await expect(order).toBeFocused()
})

test('more results of a search are announced', async ({ page }) => {
  await page.goto(searchAddress('brake disc'))
  await expectHydrated(page)
  const shown = page.getByRole('main').getByRole('status').filter({ hasText: 'products' })
  await expect(shown).toHaveText(/^20 of/)
  const more = page.getByRole('button', { name: 'Load more' })
  await more.press('Enter')
  await expect(shown).toHaveText(/^40 of/)
  await expect(more).toBeFocused()
})

test('a decrease button that becomes disabled keeps the focus', async ({ page }) => {
  await page.goto(discs)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const less = page.getByRole('button', { name: 'Decrease quantity' })
  await expectHydrated(page)
  await page.getByRole('textbox', { name: t('cart.quantity') }).fill('2')
  await less.press('Enter')
  await less.press('Enter')
  await expect(page.getByRole('textbox', { name: t('cart.quantity') })).toHaveValue('1')
  await expect(less).toBeFocused()
  await expect(less).toBeDisabled()
})

test('in the cart the focus moves on when the focused element is removed', { tag: '@core' }, async ({
  page,
}) => {
  await addFromListing(page)
  const cart = cartDialog(page)
  const quantity = cart.getByRole('textbox', { name: t('cart.quantity') })
  await quantity.fill('2')
  await quantity.press('Enter')
  const less = cart.getByRole('button', { name: 'Decrease quantity' })
  await expect(less).toBeEnabled()
  await less.press('Enter')
  await expect(quantity).toHaveValue('1')
  await expect(less).toBeDisabled()
  await expect(less).toBeFocused()

  await cart.getByText(t('cart.voucher')).first().click()
  const code = cart.getByRole('textbox', { name: t('cart.voucher') })
  await code.fill('SAVE10')
  await code.press('Enter')
  await cart.getByRole('button', { name: t('cart.voucherRemove', { code: 'SAVE10' }) }).press('Enter')
  await expect(cart.getByRole('status').filter({ hasText: t('cart.voucherRemoved') })).toBeVisible()
  await expect(code).toBeFocused()
})

test('undoing a change of country leaves the focus at the country', async ({ page }) => {
  await page.goto(paths.home())
  await page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) }).click()
  const panel = page.getByRole('dialog', { name: t('shell.region') })
  const country = panel.getByRole('combobox', { name: t('region.country') })
  await country.selectOption('FI')
  await panel.getByRole('button', { name: 'Save' }).press('Enter')
  await panel.getByRole('button', { name: t('region.undo', { country: 'Sweden' }) }).press('Enter')
  await expect(country).toHaveValue('SE')
  await expect(country).toBeFocused()
})

test('clearing recently viewed products leaves the focus next to them', async ({ page }) => {
  await page.goto(discs)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rc_viewed'))).toContain(name)
  await page.goto(paths.home())
  await page.getByRole('button', { name: 'Clear list' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport()
})

test('the menu closes before the focus moves to an element below it', async ({ page }) => {
  await page.goto(discs)
  const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  await page.getByRole('button', { name: t('shell.categories') }).press('Enter')
  await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible()
  await menu.getByRole('link', { name: t('shell.allCategories') }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('button', { name: t('garage.choose') })).toBeFocused()
  await expect(menu).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

  test('a focused filter is not covered by the button below', async ({ page }) => {
    await page.goto(discs)
    await page.getByRole('button', { name: t('catalogue.filters'), exact: true }).press('Enter')
    await expect(page.locator('.close-facets')).toBeVisible()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredFocus(page)).toBeNull()
    }
  })
})

/** The focused element if it is covered by another one. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return seen && focused.contains(seen) ? null : focused.outerHTML.slice(0, 200)
  })
}
