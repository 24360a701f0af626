import type { APIRequestContext, FrameLocator, Page } from 'playwright/test'
import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import {
  checkoutToken,
  faultNextCall,
  increaseOnOtherDevice,
  serverPieces,
  serverQuantities,
} from '#tests/journeys/faults.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import {
  bookedOrder,
  decide,
  expectDeclined,
  expectPaid,
  expectProviderPage,
  type ProviderMethod,
} from './payment-steps.ts'
import { cardFields, cardFrame, chooseWidget, suspensions } from './widgets.ts'

const i18n = createTestI18n('en')
const { t } = i18n
const script = '/pay/widgets/express.js'
const { SHOP, SHOP_UNDER_NODE } = process.env
const wallet: ProviderMethod = { id: 'stripe-payment-intents', name: 'Express wallet' }
const [shopper] = shoppers
/** A category whose first part has 68 pieces in stock, of which each pays for its delivery. */
const part = 'cooling-climate/coolant-circuit/thermostats'

test.use({ extraHTTPHeaders: { 'x-test-country': 'EE' } })

/** Fills a cart, and arrives at the checkout. */
async function openCheckout(page: Page): Promise<void> {
  await addFromListing(page, part)
  await page.goto(paths.checkout())
}

function walletFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Express wallet"]')
}

const walletButton = (page: Page) => walletFrame(page).getByRole('button', { name: 'Pay with wallet' })
const payButton = (page: Page) => walletFrame(page).getByRole('button', { name: 'Pay', exact: true })
const country = (page: Page) => walletFrame(page).getByRole('combobox', { name: 'Country' })
const total = (page: Page) => walletFrame(page).locator('#total')
const express = (page: Page) => page.getByRole('region', { name: t('cart.express') })

/** Waits until the shop has answered the sheet. */
async function expectReady(page: Page): Promise<void> {
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false')
}

/** Waits until the wallet's frame has another address than before, and its document: that of before is shown meanwhile. */
async function expectReplaced(page: Page, before: string | null): Promise<void> {
  const frame = page.locator('iframe[title="Express wallet"]')
  await expect(frame).not.toHaveAttribute('src', before ?? '')
  await expect
    .poll(async () => {
      const address = new URL((await frame.getAttribute('src')) ?? '', page.url()).href
      return page.frames().some((one) => one.url() === address)
    })
    .toBe(true)
}

/** Fills a cart, and opens the wallet's sheet in the checkout. */
async function openSheet(page: Page): Promise<void> {
  await openCheckout(page)
  await walletButton(page).click()
  await expectReady(page)
}

/** Pays in the sheet, whose payment ends as said. */
async function pay(page: Page, outcome: 'Approved' | 'Declined' | '3-D Secure'): Promise<void> {
  await walletFrame(page).getByRole('combobox', { name: 'Test outcome' }).selectOption(outcome)
  await payButton(page).click()
}

const Receipt = v.object({
  order: v.object({
    shippingMethod: v.string(),
    shippingAddress: v.object({ country: v.string(), city: v.string() }),
  }),
})

/** The destination and delivery of the order in the back end's books. */
async function bookedDelivery(page: Page, request: APIRequestContext) {
  const headers = { 'api-token': await checkoutToken(page) }
  const response = await request.get('/sandbox/api/checkout/receipt', { headers })
  const { order } = v.parse(Receipt, await response.json())
  return { method: order.shippingMethod, country: order.shippingAddress.country }
}

/** Nothing was ordered or paid, and the cart is as it was. */
async function expectNothingPaid(page: Page, request: APIRequestContext) {
  expect(await bookedOrder(page, request)).toBeNull()
  expect(await serverQuantities(page)).not.toEqual([])
}

for (const [host, baseURL] of [
  ['workerd', SHOP],
  ['Node', SHOP_UNDER_NODE],
]) {
  test.describe(() => {
    test.use({ baseURL })
    test(
      `an approved wallet places the order, under ${host}`,
      coreIf(host === 'workerd'),
      async ({ page, request }) => {
        await openSheet(page)
        await pay(page, 'Approved')
        await expectPaid(page, request, wallet)
        expect(await bookedDelivery(page, request)).toMatchObject({ country: 'EE' })
      },
    )
  })
}

test('a declined wallet says so in the sheet, and may pay again', async ({ page, request }) => {
  await openSheet(page)
  await pay(page, 'Declined')
  await expect(walletFrame(page).getByRole('alert')).toContainText('declined')
  await expectNothingPaid(page, request)
  await expectReady(page)
  await pay(page, 'Approved')
  await expectPaid(page, request, wallet)
})

for (const [decision, expectOutcome] of [
  ['Approve', (page: Page, request: APIRequestContext) => expectPaid(page, request, wallet)],
  ['Decline', expectDeclined],
] as const) {
  test(`3-D Secure on a separate page: ${decision}`, async ({ page, request }) => {
    await openSheet(page)
    await pay(page, '3-D Secure')
    await expectProviderPage(page)
    await decide(page, decision)
    await expectOutcome(page, request)
  })
}

test('country and delivery method chosen in the sheet are those of the order', async ({ page, request }) => {
  await openSheet(page)
  await country(page).selectOption('Finland')
  // The answer replaces the methods, and a choice among the old ones would be lost.
  await expectReady(page)
  const locker = walletFrame(page).getByRole('radio', { name: /^Parcel locker/ })
  await locker.check()
  await expectReady(page)
  await expect(locker).toBeChecked()
  expect(await suspensions(page)).toBe(0)
  await pay(page, 'Approved')
  await expectPaid(page, request, wallet)
  expect(await bookedDelivery(page, request)).toEqual({ method: 'locker', country: 'FI' })
})

test('a country that is not delivered to, or has another currency, is refused, and the sheet goes on', async ({
  page,
  request,
}) => {
  await openSheet(page)
  const before = await total(page).innerText()
  for (const refused of ['Iceland', 'United Kingdom', 'Sweden']) {
    await country(page).selectOption(refused)
    await expect(walletFrame(page).getByRole('alert')).toContainText('cannot deliver there')
    await expect(country(page)).toHaveValue('EE')
  }
  await expect(total(page)).toHaveText(before)
  await expectReady(page)
  expect(await suspensions(page)).toBe(0)
  await pay(page, 'Approved')
  await expectPaid(page, request, wallet)
  expect(await bookedDelivery(page, request)).toMatchObject({ country: 'EE' })
})

test.describe('with a cart that changes while the sheet is open', () => {
  test.use({ tolerated: [/was refused|was not sent|status of 406/] })

  test('on another device: it is not paid, and its new total is', async ({ page, request }) => {
    await openSheet(page)
    const before = await total(page).innerText()
    await increaseOnOtherDevice(page)
    await pay(page, 'Approved')
    await expect(walletFrame(page).getByRole('alert')).toContainText('look at the total again')
    await expect(total(page)).not.toHaveText(before)
    await expectNothingPaid(page, request)
    await expectReady(page)
    await pay(page, 'Approved')
    await expectPaid(page, request, wallet)
  })

  test('in another tab: the sheet stays, the shop sends nothing, and its new total is paid', async ({
    page,
    context,
    request,
  }) => {
    await openSheet(page)
    const before = await total(page).innerText()
    const pieces = await serverPieces(page)
    const tab = await context.newPage()
    await tab.goto(paths.checkout())
    await tab.getByRole('button', { name: 'Increase quantity' }).click()
    await expect.poll(() => serverPieces(page)).toBe(pieces + 1)
    await tab.close()
    await expect(page.getByLabel(t('cart.quantity'), { exact: true })).toHaveValue(String(pieces + 1))
    await expect(total(page)).toHaveText(before)
    await pay(page, 'Approved')
    await expect(walletFrame(page).getByRole('alert')).toContainText('did not send the payment')
    await expectNothingPaid(page, request)
    await expect(total(page)).not.toHaveText(before)
    await expectReady(page)
    await pay(page, 'Approved')
    await expectPaid(page, request, wallet)
  })

  test('a button that is for another cart is replaced once the keyboard has left it', async ({ page }) => {
    await openSheet(page)
    const frame = page.locator('iframe[title="Express wallet"]')
    const source = await frame.getAttribute('src')
    // The keyboard is used, since the frame may still be growing, and a pointer would miss.
    await walletFrame(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(walletButton(page)).toBeFocused()
    await expect(frame).toHaveAttribute('src', source ?? '')
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expectReplaced(page, source)
    await walletButton(page).click()
    await expectReady(page)
  })
})

test('a country chosen in the page has a separate button; without the wallet there is no button', async ({
  page,
}) => {
  await openCheckout(page)
  await expect(walletButton(page)).toBeVisible()
  const frame = page.locator('iframe[title="Express wallet"]')
  const source = await frame.getAttribute('src')
  const shipTo = page.getByRole('combobox', { name: t('checkout.field.country') })
  await shipTo.selectOption('LV')
  await expectReplaced(page, source)
  await walletButton(page).click()
  await expectReady(page)
  await expect(country(page)).toHaveValue('LV')
  await walletFrame(page).getByRole('button', { name: 'Close' }).click()
  await shipTo.selectOption('SE')
  await expect(express(page)).toHaveCount(0)
  await expect(frame).toHaveCount(0)
})

test.describe('with a script that is not answered', () => {
  test.use({ tolerated: [/status of 503/] })

  test('a quiet sentence replaces the button, and the form orders', async ({ page, request }) => {
    await addFromListing(page, part)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await page.goto(paths.checkout())
    await expect(page.getByText(t('checkout.expressFailed'))).toBeVisible()
    await expect(express(page)).toHaveCount(0)
    await fillForm(page)
    await page.getByRole('radio', { name: 'Invoice, 14 days' }).check()
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
    await expectPaid(page, request, { id: 'invoice', name: 'Invoice, 14 days' })
  })
})

test('while a slow script loads its place is kept, and the form may be used', async ({ page, request }) => {
  await addFromListing(page, part)
  await faultNextCall(page, script, { kind: 'latency', ms: 4_000 })
  await page.goto(paths.checkout())
  const email = page.getByRole('textbox', { name: t('checkout.field.email') })
  await email.fill('kim@example.com')
  const before = await email.boundingBox()
  await expect(express(page)).toHaveAttribute('aria-busy', 'true')
  await expect(walletButton(page)).toBeVisible()
  await expect(express(page)).toHaveAttribute('aria-busy', 'false')
  expect(await email.boundingBox()).toEqual(before)
  await expect(email).toHaveValue('kim@example.com')
  await walletButton(page).click()
  await expectReady(page)
  await pay(page, 'Approved')
  await expectPaid(page, request, wallet)
})

test('with card fields in the same page, each is paid by itself', async ({ page, request }) => {
  await openCheckout(page)
  await fillForm(page)
  await expect(page.getByRole('radio', { name: wallet.name })).toHaveCount(0)
  await chooseWidget(page, cardFields)
  await expect(cardFrame(page).getByRole('button', { name: 'Pay' })).toBeVisible()
  await walletButton(page).click()
  await expectReady(page)
  await pay(page, 'Declined')
  await expect(walletFrame(page).getByRole('alert')).toContainText('declined')
  await expectReady(page)
  await pay(page, 'Approved')
  await expectPaid(page, request, wallet)
})

test('the button and its sheet are used with only the keyboard, and have no accessibility violation', async ({
  page,
  request,
}) => {
  await openCheckout(page)
  await expect(walletButton(page)).toBeVisible()
  await expectAccessible(page, 'the checkout with the button of a wallet')
  await page.getByRole('link', { name: t('checkout.backToCart') }).focus()
  for (let presses = 0; presses < 6 && !(await hasFocus(page)); presses++) await page.keyboard.press('Tab')
  expect(await hasFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(country(page)).toBeFocused()
  await expectReady(page)
  await expectAccessible(page, 'the sheet of a wallet')
  await page.keyboard.press('Escape')
  await expect(walletButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(country(page)).toBeFocused()
  await expectReady(page)
  for (let presses = 0; presses < 6; presses++) {
    if (await payButton(page).evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expectPaid(page, request, wallet)
})

test('frames of the wallet may ask the browser for a payment', async ({ page }) => {
  await openCheckout(page)
  await expect(walletButton(page)).toBeVisible()
  await expect(page.locator('iframe[title="Express wallet"]')).toHaveAttribute('allow', 'payment')
  expect(
    await walletButton(page).evaluate(() => Reflect.get(document, 'featurePolicy').allowsFeature('payment')),
  ).toBe(true)
})

test('the cart leads to the wallet where there is one, and no document of the catalogue loads its script', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (sent) => void scripts.push(sent.url()))
  await addFromListing(page, part)
  const link = cartDialog(page).getByRole('link', { name: t('cart.express') })
  await expect(link).toBeVisible()
  await page.goto(paths.cart())
  await page.getByRole('link', { name: t('cart.express') }).click()
  await expect(page).toHaveURL(/\/checkout\/(#address)?$/)
  expect(scripts.filter((url) => url.endsWith(script))).toEqual([])
  await expect(walletButton(page)).toBeVisible()
})

test.describe('in a country without wallets', () => {
  test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

  test('neither the cart nor the checkout links to one', async ({ page }) => {
    await addFromListing(page, part)
    await expect(cartDialog(page).getByRole('link', { name: t('cart.checkout') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('cart.express') })).toHaveCount(0)
    await page.goto(paths.checkout())
    await expect(page.getByRole('heading', { name: t('checkout.address') })).toBeVisible()
    await expect(express(page)).toHaveCount(0)
  })
})

/** Fills the form of the checkout up to its last step. */
async function fillForm(page: Page): Promise<void> {
  if (!shopper) throw new Error('there is no shopper')
  const here = { ...shopper, country: 'EE', phoneNumber: '+372 5123 4567', zipCode: '10111', city: 'Tallinn' }
  await writeAddress(page, i18n, here)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
}

/** True if the focus is in the wallet's frame. */
function hasFocus(page: Page): Promise<boolean> {
  return walletButton(page).evaluate((button) => button === document.activeElement && document.hasFocus())
}
