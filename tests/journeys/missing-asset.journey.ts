import { paths } from '#src/paths.ts'
import { test } from './isolated-shop.ts'
import { expect } from './shop.ts'

test.use({ lost: /\/assets\/cart-panel-[^/]*\.js$/, tolerated: [/Failed to load resource/] })

test('where the panel cannot be fetched, the cart is still a page', async ({ page }) => {
  await page.goto(paths.category('brakes'))
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page).toHaveURL(paths.cart())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
