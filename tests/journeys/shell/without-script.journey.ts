import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

test.use({ javaScriptEnabled: false })
const { t } = createTestI18n('en')

test('without script a shopper browses, pages, sorts, filters and opens a product', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(paths.home())
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Brakes' }).first().click()
  await main.getByRole('link', { name: 'Disc brakes' }).first().click()
  await main.getByRole('link', { name: 'Brake discs' }).first().click()
  await page.getByRole('link', { name: 'Load more' }).click()
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(40)
  await expect(cards.nth(20)).toBeInViewport()
  await expect(cards.nth(10)).not.toBeInViewport()

  const filters = page.getByRole('complementary', { name: t('catalogue.filters') })
  await filters
    .getByRole('checkbox', { name: /^Vented/ })
    .first()
    .check()
  await filters.getByRole('button', { name: t('catalogue.apply') }).click()
  await expect(page).toHaveURL(/filters=/)
  await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('HighestPrice')
  await page
    .locator('.listing-toolbar')
    .getByRole('button', { name: t('catalogue.apply') })
    .click()
  await expect(page).toHaveURL(/filters=.*order=HighestPrice|order=HighestPrice.*filters=/)

  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: t('product.measures') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('product.fits') })).toBeVisible()
})

test('without script the language is changed by a link', async ({ page }) => {
  await page.goto(paths.category('brakes'))
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/c/brakes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bremsen')
})

test('without script the cart is a page: add, change, remove', { tag: '@core' }, async ({ page }) => {
  await page.goto(paths.category('brakes'))
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(page).toHaveURL(/\/cart/)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText('added')

  await page.goto(paths.category('filters-service'))
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: t('cart.quantity') }) })
  await expect(lines).toHaveCount(2)

  const quantity = lines.first().getByRole('textbox', { name: t('cart.quantity') })
  await quantity.fill('4')
  await lines
    .first()
    .getByRole('button', { name: t('cart.page.update') })
    .click()
  await expect(quantity).toHaveValue('4')
  await lines.first().getByRole('button', { name: 'Remove' }).click()
  await expect(lines).toHaveCount(1)

  await page.goto(paths.home())
  await page.getByRole('link', { name: 'Cart' }).click()
  await expect(lines).toHaveCount(1)
  await lines.first().getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('main')).toContainText(t('cart.empty'))
})

test('without script a form on a no-referrer page is accepted', async ({ page }) => {
  const document = await page.goto(paths.plainCheckout())
  expect(document?.headers()['referrer-policy']).toBe('no-referrer')
  await page.evaluate((action) => {
    const form = Object.assign(window.document.createElement('form'), { method: 'post', action })
    form.append(Object.assign(window.document.createElement('button'), { textContent: 'Send' }))
    window.document.body.prepend(form)
  }, paths.account())
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await (await sent).allHeaders()).origin).toBe('null')
  await expect(page).toHaveURL(paths.login())
  await expect(page.getByRole('heading', { level: 1, name: t('account.logIn') })).toBeVisible()
})

test('without script a shopper searches, and finds every category on one page', async ({ page }) => {
  await page.goto(paths.home())
  await page.getByRole('searchbox', { name: 'Search' }).fill('oil filter')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)

  await page.getByRole('button', { name: t('shell.categories') }).click()
  await page.getByRole('link', { name: t('shell.allCategories') }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Brake discs' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brake discs')
})

test('without script a shopper sees which cars a bundle fits, fills it and buys it', async ({ page }) => {
  await page.goto(paths.product('set-winter-volvo-240-b21a-b21e'))
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader', { name: 'Volvo 240' }).first()).toBeVisible()
  const wipers = main.getByRole('group', { name: 'Wiper blades' })
  const chosen = wipers.getByRole('radio').last()
  await chosen.check()
  const name = await wipers.locator('.name').last().innerText()
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page).toHaveURL(/\/cart\?said=added/)
  await main.getByText(t('cart.setContents')).click()
  await expect(main.getByRole('listitem').first()).toContainText(name.split(', ')[0]!)
})
