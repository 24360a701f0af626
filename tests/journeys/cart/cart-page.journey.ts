import type { APIRequestContext } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

/** A quantity that distinguishes the saved cart from those of other journeys in the console. */
const savedPieces = 4_711

/** The selection id of a cart that was left behind elsewhere, from the console of the sandbox. */
async function saveCart(request: APIRequestContext): Promise<string> {
  const found = await request.post('/sandbox/api/checkout/products', {
    headers: { 'api-token': 'none' },
    data: { search: 'brake disc', language: 'en', limit: 1, onlyAvailable: true },
  })
  const [product] = (await found.json()).products
  const added = await request.post(`/sandbox/api/checkout/items/${product.items[0].item}`, {
    data: { quantity: savedPieces },
  })
  expect(added.ok()).toBe(true)
  const rows = (await (await request.get('/sandbox/')).text()).split('<tr>')
  const [, id = ''] =
    /<code>([0-9a-f]{32})</.exec(rows.find((row) => row.includes(`>${savedPieces}<`)) ?? '') ?? []
  expect(id).not.toBe('')
  return id
}

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

test('the cart page follows a change in another tab, without a reload', async ({ page, context }) => {
  await addFromListing(page)
  const other = await context.newPage()
  await other.goto(paths.cart())
  await expectHydrated(other)
  await expect(other.getByRole('main').getByRole('textbox', { name: t('cart.quantity') })).toHaveCount(1)
  const documents: string[] = []
  other.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))

  await page.bringToFront()
  await cartDialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(cartDialog(page)).toContainText(t('cart.empty'))
  await other.bringToFront()
  await expect(other.getByRole('main')).toContainText(t('cart.empty'))
  expect(documents).toEqual([])
})

test('on the cart page a quantity is changed at once, and a line is removed and restored', {
  tag: '@core',
}, async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.cart())
  const main = page.getByRole('main')
  const quantity = main.getByRole('textbox', { name: t('cart.quantity') })
  const total = main.getByRole('complementary').locator('[data-grand]')
  const pieces = Number(await quantity.inputValue())
  const before = await total.innerText()
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))

  await main.getByRole('button', { name: t('cart.increase') }).click()
  await expect(quantity).toHaveValue(String(pieces + 1))
  await expect(total).not.toContainText(t('cart.updating'))
  await expect(total).not.toHaveText(before)
  await quantity.fill(String(pieces + 3))
  await quantity.press('Enter')
  await expect(page.getByRole('button', { name: t('cart.withCount', { count: pieces + 3 }) })).toBeVisible()

  await main.getByRole('button', { name: t('cart.remove') }).press('Enter')
  const undo = main.getByRole('button', { name: t('cart.undo') })
  await expect(undo).toBeFocused()
  await expect(main).toContainText(t('cart.empty'))
  await undo.press('Enter')
  await expect(quantity).toHaveValue(String(pieces + 3))
  expect(documents).toEqual([])
})

test('the panel leads to the cart page, which names the delivery and lists discount codes', async ({
  page,
}) => {
  await addFromListing(page)
  await cartDialog(page)
    .getByRole('link', { name: t('cart.view') })
    .click()
  await expect(page).toHaveURL(paths.cart())
  await expect(cartDialog(page)).toBeHidden()
  const sum = page.getByRole('complementary', { name: t('cart.total') })
  await expect(sum.getByRole('term').filter({ hasText: t('cart.shipping') })).toContainText('Service point')
  await expect(sum.getByRole('region', { name: t('promise.title') })).toContainText('Expected')
  const code = sum.getByRole('textbox', { name: t('cart.voucher') })
  await expect(code).toBeHidden()
  await sum.getByText(t('cart.voucher'), { exact: true }).first().click()
  const removal = (name: string) =>
    sum.getByRole('button', { name: t('cart.voucherRemove', { code: name }), exact: true })
  for (const name of ['FREESHIP', 'SAVE10']) {
    await code.fill(name)
    await code.press('Enter')
    await expect(removal(name)).toBeVisible()
    await expect(code).toHaveValue('')
  }
  await expect(sum.getByRole('term').filter({ hasText: 'SAVE10' })).toBeVisible()
  const [upper, lower] = [await removal('FREESHIP').boundingBox(), await removal('SAVE10').boundingBox()]
  expect(lower?.x).toBe(Number(upper?.x))
  await removal('SAVE10').press('Enter')
  await expect(sum.getByRole('term').filter({ hasText: 'SAVE10' })).toHaveCount(0)
  await expect(removal('FREESHIP')).toBeFocused()
  await removal('FREESHIP').press('Enter')
  await expect(removal('FREESHIP')).toHaveCount(0)
  await expect(code).toBeFocused()
})

test('the cart page offers service parts of the shopper’s car, and marks those in the cart', async ({
  page,
}) => {
  await addFromListing(page)
  await rememberCar(page, volvo240)
  await page.goto(paths.cart())
  const offered = page.getByRole('main').getByRole('region', { name: /Volvo 240/ })
  const card = offered
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartDialog(page)).toContainText(name)
  await page.keyboard.press('Escape')
  const added = offered.getByRole('article').filter({ hasText: name }).first()
  await expect(added).toContainText(t('quickOrder.added'))
  await expect(added.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

test('a link to a saved cart asks before its parts join the shopper’s own', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const saved = await saveCart(request)
  await addFromListing(page)
  const cart = page.getByRole('button', { name: /^Cart, \d/ })
  await page.goto(paths.savedCart(saved))
  await expect(page.getByRole('heading', { name: t('cart.page.addSavedTitle') })).toBeVisible()
  await page.getByRole('link', { name: t('cart.page.keepOwn') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const own = Number(/\d+/.exec((await cart.getAttribute('aria-label')) ?? '')?.[0])

  await page.goto(paths.savedCart(saved))
  await page.getByRole('button', { name: t('cart.page.openSaved') }).click()
  const count = own + savedPieces
  await expect(page.getByText(t('cart.page.restored', { count }))).toBeVisible()
  await expect(cart).toHaveAccessibleName(t('cart.withCount', { count }))
  await expect(page).toHaveURL(/\/cart\?said=restored$/)
})
