import type { APIRequestContext } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
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
