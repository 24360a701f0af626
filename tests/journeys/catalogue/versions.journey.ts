import * as paths from '#src/paths.ts'
import { cartDialog, cartLines } from '#tests/journeys/cart-steps.ts'
import { productWithVersions } from '#tests/journeys/catalogue.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test('a version has an address, a name in the cart, and comes back from the wishlist', {
  tag: '@core',
}, async ({ page }) => {
  const { uri, items } = await productWithVersions(page)
  const wanted = items.at(-1)!
  await page.goto(paths.product(uri))
  await expectHydrated(page)
  const versions = page.getByRole('group', { name: t('cart.variant') })
  await versions.getByText(wanted.name, { exact: true }).click()
  await expect(page).toHaveURL(paths.product(uri, wanted.item))
  await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const line = cartDialog(page).getByRole('listitem').first()
  const name = line.getByRole('link', { name: new RegExp(`, ${wanted.name}$`) })
  await expect(name).toHaveAttribute('href', paths.product(uri, wanted.item))
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('link', { name: 'Wishlist 1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('wishlist.own') })).toBeVisible()
  const card = page.getByRole('main').getByRole('article')
  await expect(card.getByRole('heading')).toHaveText(new RegExp(`, ${wanted.name}$`))
  await expect(card.getByRole('combobox', { name: /^Version/ })).toHaveValue(wanted.item)
  await card.getByRole('heading').getByRole('link').click()
  await expect(versions.getByRole('radio', { name: wanted.name })).toBeChecked()
})

test('each colour of a mat has a separate page with its picture, and a separate line in the cart', async ({
  page,
}) => {
  await page.goto(paths.category('interior/mats/boot-mats'))
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
  await card.first().getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1 })
  const colours = page.getByRole('navigation', { name: t('product.variants') }).getByRole('link')
  const current = colours.and(page.locator('[aria-current]'))
  const other = colours.and(page.locator(':not([aria-current], [data-gone])')).first()
  const picture = page
    .getByRole('region', { name: t('product.pictures') })
    .getByRole('img')
    .first()
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  const cart = cartDialog(page)
  await expect(current).toHaveCount(1)
  const names = [await heading.innerText()]
  const drawings = [await picture.getAttribute('src')]
  await add.click()
  await expect(cartLines(page)).toHaveCount(1)
  await page.keyboard.press('Escape')

  const colour = await other.innerText()
  await other.click()
  await expect(current).toHaveText(colour)
  await expect(heading).toContainText(`, ${colour.toLowerCase()}`)
  names.push(await heading.innerText())
  drawings.push(await picture.getAttribute('src'))
  expect(new Set(drawings).size).toBe(2)
  await add.click()
  await expect(cartLines(page)).toHaveCount(2)
  for (const name of names) await expect(cart.getByRole('link', { name })).toBeVisible()
  const lines = await cart
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(lines.sort()).toEqual(drawings.sort())
})
