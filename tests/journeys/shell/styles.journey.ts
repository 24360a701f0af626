import * as paths from '#src/paths.ts'
import { expect, test } from '#tests/journeys/shop.ts'

const soldOut = paths.product('brake-pad-set-front-volvo-amazon-101-4-x-55-1-mm-ceramic-bromsvik')

test('a button that is out of use looks so under the pointer too', async ({ page }) => {
  await page.goto(soldOut)
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()
  await expect(add).toBeDisabled()
  const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  // Colours change at once then: one caught on its way would prove nothing.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await add.hover({ force: true })
  await expect(add).toHaveCSS('background-color', paper)
})

test('a product prints in ink on white, without controls, also from a dark screen', async ({ page }) => {
  await page.goto(soldOut)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('main').getByRole('link', { name: 'Bromsvik' }).first()).toHaveCSS(
    'color',
    'rgb(39, 80, 107)',
  )
  await expect(page.locator('.add-to-cart')).toBeHidden()
})

test('in forced colours the wishlist button stays within its column', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(soldOut)
  const column = await page.getByRole('heading', { level: 1 }).boundingBox()
  const button = await page.getByRole('button', { name: 'Wishlist', exact: true }).boundingBox()
  expect(button?.x).toBe(column?.x)
})
