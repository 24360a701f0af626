import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { expect } from '#tests/journeys/shop.ts'

// A picture that is on its way when the server stops does not arrive.
test.use({ spoilsShop: true, tolerated: [/^Failed to load resource: net::ERR_/] })

test('a cart filled before the server restarts is there after it', async ({ page, isolatedShop }) => {
  const name = await addFromListing(page)
  await isolatedShop.stop()
  await isolatedShop.start()
  await page.reload()
  await page.getByRole('button', { name: /^Cart, [1-9]/ }).click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
})
