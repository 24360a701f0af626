import { addFromListing, cartDialog } from './buying.ts'
import { test } from './own-shop.ts'
import { expect } from './shop.ts'

test('a cart filled before the server restarts is there after it', async ({ page, ownShop }) => {
  const name = await addFromListing(page)
  await ownShop.stop()
  await ownShop.start()
  await page.reload()
  await page.getByRole('button', { name: /^Cart, [1-9]/ }).click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
})
