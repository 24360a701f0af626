import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { productWithVersions } from '#tests/journeys/catalogue.ts'
import { expectHydrated, inputBeforeScripts } from '#tests/journeys/hydration.ts'
import { searchField } from '#tests/journeys/search/search-field.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test('a sort order chosen before hydration is applied', async ({ page }) => {
  await inputBeforeScripts(page, [{ selector: 'select[name=order]', value: 'LowestPrice' }])
  await page.goto(paths.category('brakes'))
  await expect(page).toHaveURL(/order=LowestPrice/)
  await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).toHaveValue('LowestPrice')
})

test('a filter ticked before hydration is applied', async ({ page }) => {
  await inputBeforeScripts(page, [{ selector: '.facet-values input[name=brands]' }])
  await page.goto(paths.category('brakes'))
  await expect(page).toHaveURL(/filters=.*brands/)
  await expect(page.locator('.facet-values input[name=brands]').first()).toBeChecked()
})

test('a version and a quantity chosen before hydration stay chosen', { tag: '@core' }, async ({ page }) => {
  const { uri } = await productWithVersions(page)
  await inputBeforeScripts(page, [
    { selector: '.item-choice label:nth-of-type(2) input' },
    { selector: '.add-to-cart input[name=quantity]', value: '3' },
  ])
  await page.goto(paths.product(uri))
  await expectHydrated(page)
  const quantity = page.getByRole('textbox', { name: t('cart.quantity') })
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantity).toHaveValue('4')
  const version = page
    .getByRole('group', { name: t('cart.variant') })
    .getByRole('radio')
    .nth(1)
  await expect(version).toBeChecked()
  const name = (await version.locator('xpath=..').innerText()).trim()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const line = page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first()
  await expect(line).toContainText(name)
  await expect(line.getByRole('textbox', { name: t('cart.quantity') })).toHaveValue('4')
})

test('a search typed before hydration is sent', async ({ page }) => {
  await inputBeforeScripts(page, [{ selector: 'input[type=search]', value: 'brake disc' }])
  await page.goto(paths.home())
  await expectHydrated(page)
  const field = searchField(page)
  await expect(field).toHaveValue('brake disc')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/“brake disc”/)
})

test('a price typed before hydration narrows the results', async ({ page }) => {
  const price = '.range-form:has([name=price-to])'
  await inputBeforeScripts(page, [{ selector: `${price} input[name=price-to]`, value: '600' }])
  await page.goto(`${paths.search()}?keyword=brake+disc`)
  await expectHydrated(page)
  await page
    .locator(price)
    .getByRole('button', { name: t('catalogue.apply') })
    .click()
  await expect(page.getByRole('link', { name: /Price: ≤ 600/ })).toBeVisible()
})

test('a part added before hydration is in the cart', { tag: '@core' }, async ({ page }) => {
  await inputBeforeScripts(page, [{ selector: '.add-button button' }])
  await page.goto(paths.category('brakes'))
  await expect(page).toHaveURL(/\/cart\?said=added/)
  await expect(page.getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible()
})

test.describe('the question for consent', () => {
  test.use({ answered: null })
  const question = (page: Page) => page.getByRole('region', { name: t('consent.ask') })

  for (const [name, presses, agreed] of [
    ['a yes', [1], 'sm'],
    ['a no', [2], ''],
    ['a no among two answers', [2, 1], ''],
  ] as const)
    test(`takes ${name} given before hydration`, coreIf(name === 'a yes'), async ({ page }) => {
      await inputBeforeScripts(
        page,
        presses.map((position) => ({ selector: `.consent-bar button:nth-of-type(${position})` })),
      )
      await page.goto(paths.category('brakes'))
      await expect(question(page)).toBeHidden()
      const answer = async () => {
        const cookies = await page.context().cookies()
        return cookies.find(({ name }) => name === 'rc_consent')?.value.split('.')[1]
      }
      await expect.poll(answer).toBe(agreed)
    })

  test('opens its choices if they are asked for before hydration', async ({ page }) => {
    await inputBeforeScripts(page, [{ selector: '.consent-bar button:last-of-type' }])
    await page.goto(paths.category('brakes'))
    const panel = page.getByRole('region', { name: t('consent.title') })
    await expect(panel.getByRole('checkbox')).toHaveCount(2)
    await expect(question(page)).toBeHidden()
  })
})

test('a part wished for before hydration is on the wishlist, and stays if it was', async ({ page }) => {
  await page.goto(paths.category('brakes'))
  const uri = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  await inputBeforeScripts(page, [{ selector: '.button[aria-pressed]' }])
  const wish = page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true })
  const count = page.getByRole('banner').getByRole('link', { name: 'Wishlist 1', exact: true })
  for (const load of [() => page.goto(uri!), () => page.reload()]) {
    await load()
    await expectHydrated(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await expect(count).toBeVisible()
  }
  await wish.click()
  await expect(wish).toHaveAttribute('aria-pressed', 'false')
})
