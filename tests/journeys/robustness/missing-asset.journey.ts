import { scriptOf } from '#scripts/build/script-of.ts'
import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test.use({ tolerated: [/Failed to load resource/] })

test.describe('when the file of the cart panel cannot be fetched, the cart opens as a page', () => {
  test.use({ missing: 'src/features/cart/panel/cart-panel.tsx' })

  test('after a press on the cart button', async ({ page }) => {
    await page.goto(paths.category('brakes'))
    await page.getByRole('button', { name: /^Cart, / }).click()
    await expect(page).toHaveURL(paths.cart())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('after a part was added', async ({ page }) => {
    await page.goto(paths.category('brakes'))
    await expectHydrated(page)
    await page
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click()
    await expect(page).toHaveURL(paths.cart())
    await expect(page.getByRole('textbox', { name: t('cart.quantity') })).toBeVisible()
  })
})

test.describe('when the file that sends the newsletter’s form cannot be fetched', () => {
  test.use({ missing: 'src/features/newsletter/send-newsletter-form.ts' })

  test('the page of the newsletter answers the form', async ({ page }) => {
    await page.goto(paths.category('brakes'))
    await expectHydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: t('newsletter.email') }).fill('kim@example.com')
    await footer.getByRole('button', { name: t('newsletter.subscribe') }).click()
    await expect(page.getByRole('main').getByText(t('newsletter.confirming'))).toBeVisible()
    await expect(page).toHaveURL(paths.newsletter())
  })
})

for (const [which, missing] of [
  ['its file', 'src/features/shell/categories/open-branches.tsx'],
  ['a file it imports', 'src/features/shell/categories/category-index.tsx'],
] as const) {
  test.describe(() => {
    test.use({ spoilsShop: true, missing })

    test(`the categories menu is fetched again after ${which} was missing`, async ({
      page,
      isolatedShop,
    }) => {
      await page.goto(paths.home())
      await expectHydrated(page)
      const menu = page.getByRole('navigation', { name: t('shell.categories') })
      const button = page.getByRole('button', { name: t('shell.categories') })
      const refused = page.waitForResponse(`**/${scriptOf(missing)}`)
      await button.click()
      expect((await refused).status()).toBe(404)
      await expect(menu.getByRole('link').first()).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Disc brakes' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()

      await isolatedShop.stop()
      await isolatedShop.start()
      await button.click()
      await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible()
    })
  })
}
