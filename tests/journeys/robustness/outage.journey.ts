import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { checkoutToken, serverPieces } from '#tests/journeys/faults.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'

const i18n = createTestI18n('en')
const { t } = i18n
const swede = shoppers.find(({ country }) => country === 'SE')
if (!swede) throw new Error('No shopper lives in Sweden')

test.use({
  tolerated: [/status of (404|50\d)|net::ERR_/],
  extraHTTPHeaders: { 'x-test-country': 'SE' },
})

/** Takes the cart's back end away from this shopper, and from no other, until the returned function is called. */
async function startCartOutage(page: Page, fault: object = { kind: 'status', status: 503 }) {
  const headers = { 'api-token': await checkoutToken(page) }
  const rule = { paths: ['/api/checkout'], headers, fault }
  const response = await page.request.post('/sandbox/__fault', { data: rule })
  expect(response.ok(), await response.text()).toBe(true)
  const { added } = await response.json()
  return async function endOutage() {
    expect((await page.request.delete(`/sandbox/__fault/${added[0]}`)).ok()).toBe(true)
  }
}

/** A shopper at the checkout who has written down where they live. */
async function atTheCheckout(page: Page) {
  const name = await addFromListing(page)
  await page.goto(paths.checkout())
  await writeAddress(page, i18n, { ...swede!, locale: 'en' })
  return name
}

const address = (page: Page) =>
  page.getByRole('textbox', { name: new RegExp(`^${t('checkout.field.address1')}`) })
const next = (page: Page, step: 'checkout.toDelivery' | 'checkout.toPayment') =>
  page.getByRole('button', { name: t(step) }).click()

async function payByInvoice(page: Page) {
  await page.locator('input[name=paymentMethod][value=invoice]').check()
  await page
    .getByRole('textbox', { name: new RegExp(`^${t('checkout.field.identityNumber')}`) })
    .fill(swede?.identityNumber ?? '')
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
}

const placeOrder = (page: Page) => page.getByRole('button', { name: t('checkout.placeOrder') }).click()

async function expectThanks(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await expect(page.getByRole('main')).toContainText(name)
}

test('a cart that cannot be reached says so and loses nothing, while pages stay usable', {
  tag: '@core',
}, async ({ page }) => {
  const name = await addFromListing(page)
  const pieces = await serverPieces(page)
  const endOutage = await startCartOutage(page)
  await page.goto(paths.category('brakes/disc-brakes/brake-discs'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: /^Cart/ }).click()
  const cart = cartDialog(page)
  await expect(cart.getByRole('heading', { name: t('cart.failed') })).toBeVisible()
  await expect(cart).toContainText(t('cart.failedHint'))
  await cart.getByRole('button', { name: t('cart.tryAgain') }).click()
  await expect(cart.getByRole('heading', { name: t('cart.failed') })).toBeVisible()

  await endOutage()
  await cart.getByRole('button', { name: t('cart.tryAgain') }).click()
  await expect(cart.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  expect(await serverPieces(page)).toBe(pieces)
})

test('an address that cannot be saved stays in the form, and can be saved later', { tag: '@core' }, async ({
  page,
}) => {
  const name = await atTheCheckout(page)
  const endOutage = await startCartOutage(page)
  await next(page, 'checkout.toDelivery')
  await expect(page.getByText(t('cart.problem.unclear')).first()).toBeVisible()
  await expect(address(page)).toHaveValue('Testgatan 1')

  await endOutage()
  await next(page, 'checkout.toDelivery')
  await next(page, 'checkout.toPayment')
  await payByInvoice(page)
  await placeOrder(page)
  await expectThanks(page, name)
})

for (const { fault, placed } of [
  { fault: 'reset', placed: false },
  { fault: 'lost', placed: true },
]) {
  test(`an order without a reply (${fault}) is looked for, and never placed twice`, { tag: '@core' }, async ({
    page,
  }) => {
    await page.clock.install()
    const name = await atTheCheckout(page)
    await next(page, 'checkout.toDelivery')
    await next(page, 'checkout.toPayment')
    await payByInvoice(page)
    const endOutage = await startCartOutage(page, { kind: fault })
    await placeOrder(page)
    await expect(page.getByText(t('checkout.unknown'))).toBeVisible()
    await endOutage()
    await page.getByRole('button', { name: t('checkout.checkAgain') }).click()
    if (!placed) {
      await expect(page.getByText(t('checkout.unknown'))).toBeVisible()
      await page.clock.fastForward(120_000)
      await expect(page.getByText(t('checkout.notPlaced'))).toBeVisible()
      await placeOrder(page)
    }
    await expectThanks(page, name)
  })
}
