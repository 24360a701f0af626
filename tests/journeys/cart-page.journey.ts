import { paths } from '#src/paths.ts'
import { addFromListing, cartDialog } from './buying.ts'
import { createTestI18n, expect, test } from './shop.ts'

const { t } = createTestI18n('en')

test('with script the cart page shows changes made in the panel', async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.cart())
  const onPage = page
    .getByRole('main')
    .getByRole('textbox', { name: t('cart.quantity'), includeHidden: true })
  const before = Number(await onPage.inputValue())
  await page.getByRole('button', { name: /^Cart, / }).click()
  const panel = cartDialog(page)
  await panel.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(onPage).toHaveValue(String(before + 1))
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('main')).toContainText(t('cart.empty'))
})

test('with script the forms of the cart page change the cart', async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.cart())
  const quantity = page.getByRole('textbox', { name: t('cart.quantity') })
  await quantity.fill('4')
  await page.getByRole('button', { name: t('cart.page.update') }).click()
  await expect(page).toHaveURL(/\?said=changed/)
  await expect(quantity).toHaveValue('4')
  await expect(page.getByRole('button', { name: t('cart.withCount', { count: 4 }) })).toBeVisible()
})
