import type { APIRequestContext, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { faultNextCall, increaseOnOtherDevice, serverQuantities } from '#tests/journeys/faults.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'
import {
  bookedOrder,
  card,
  decide,
  expectDeclined,
  expectFailed,
  expectPaid,
  expectProviderPage,
  openPaymentStep,
  payAtProvider,
} from './payment-steps.ts'
import {
  cardAmount,
  cardFields,
  cardFrame,
  cards,
  chooseWidget,
  payWithCard,
  suspensions,
} from './widgets.ts'

const { t } = createTestI18n('en')
const script = '/pay/widgets/card-fields.js'
/** The browser's complaints when the service refuses a payment: the logged line, and the status. */
const refused = /The payment of adyen-drop-in was refused|status of 406/
/** Other journeys buy brake drums, of which there are few. */
const part = 'brakes/drum-brakes/brake-shoes'
const { SHOP, SHOP_UNDER_NODE } = process.env

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

/** Fills a cart and the checkout, and arrives at the card fields. */
async function openCardFields(page: Page): Promise<void> {
  await openPaymentStep(page, undefined, part)
  await chooseWidget(page, cardFields)
  await expect(cardFrame(page).getByRole('button', { name: 'Pay' })).toBeVisible()
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
      `an approved card places the order, under ${host}`,
      coreIf(host === 'workerd'),
      async ({ page, request }) => {
        await openCardFields(page)
        await payWithCard(page, cards.approved)
        await expectPaid(page, request, cardFields)
      },
    )
  })
}

test.describe('with a card that is declined', () => {
  test.use({ tolerated: [refused] })

  test('the checkout says that the payment failed, and another card pays', { tag: '@core' }, async ({
    page,
    request,
  }) => {
    await openCardFields(page)
    await payWithCard(page, cards.declined)
    await expectDeclined(page, request)
    await chooseWidget(page, cardFields)
    await payWithCard(page, cards.approved)
    await expectPaid(page, request, cardFields)
  })
})

for (const [decision, expectOutcome] of [
  ['Confirm the payment', (page: Page, request: APIRequestContext) => expectPaid(page, request, cardFields)],
  ['Refuse the payment', expectDeclined],
] as const) {
  test(`3-D Secure in the page: ${decision}`, async ({ page, request }) => {
    await openCardFields(page)
    await payWithCard(page, cards.challenge)
    await cardFrame(page).getByRole('button', { name: decision }).click()
    await expectOutcome(page, request)
  })
}

for (const [decision, expectOutcome] of [
  ['Approve', (page: Page, request: APIRequestContext) => expectPaid(page, request, cardFields)],
  ['Decline', expectDeclined],
] as const) {
  test(`3-D Secure on a separate page: ${decision}`, async ({ page, request }) => {
    await openCardFields(page)
    await payWithCard(page, cards.redirect)
    await expectProviderPage(page)
    await decide(page, decision)
    await expectOutcome(page, request)
  })
}

test.describe('with a provider that does not answer', () => {
  test.use({ tolerated: [/status of (500|404)/] })

  test('the checkout finds out that nothing was ordered, and another card pays', async ({
    page,
    request,
  }) => {
    await openCardFields(page)
    await payWithCard(page, cards.timeout)
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.notPlaced') })).toBeVisible()
    await expectNothingPaid(page, request)
    await payWithCard(page, cards.approved)
    await expectPaid(page, request, cardFields)
  })
})

test.describe('with a number that is no test card’s', () => {
  test.use({ tolerated: [/status of 406/] })

  test('the number field shows an error, and no payment is sent', async ({ page, request }) => {
    await openCardFields(page)
    await payWithCard(page, '5555 5555 5555 4444')
    await expect(cardFrame(page).getByRole('alert')).toHaveText('This is not the number of a test card.')
    await expect(cardFrame(page).getByRole('textbox', { name: 'Card number' })).toBeFocused()
    await expectNothingPaid(page, request)
  })
})

test('the fields stand in the chosen row, below the terms; without these the checkout asks for them', async ({
  page,
  request,
}) => {
  await openCardFields(page)
  const terms = termsBox(page)
  const choice = page
    .locator('.choice')
    .filter({ has: page.getByRole('radio', { name: cardFields.name, exact: true }) })
  const fields = await choice.locator('iframe[title="Card payment"]').boundingBox()
  expect((await terms.boundingBox())?.y).toBeLessThan(Number(fields?.y))
  await terms.uncheck()
  await payWithCard(page, cards.approved)
  await expect(terms).toBeFocused()
  await expectNothingPaid(page, request)
  await terms.check()
  await payWithCard(page, cards.approved)
  await expectPaid(page, request, cardFields)
})

test.describe('with a cart that changes on another device', () => {
  test.use({ tolerated: [refused] })

  test('no payment is made, and the fields show the new amount', async ({ page, request }) => {
    await openCardFields(page)
    const before = await cardAmount(page).innerText()
    await increaseOnOtherDevice(page)
    await payWithCard(page, cards.approved)
    await expectFailed(page, request)
    await chooseWidget(page, cardFields)
    await expect(cardAmount(page)).not.toHaveText(before)
    await payWithCard(page, cards.approved)
    await expectPaid(page, request, cardFields)
  })
})

test('a cart that changes in another tab is not paid; typed values stay until the keyboard leaves the fields', async ({
  page,
  context,
  request,
}) => {
  await openCardFields(page)
  const before = await cardAmount(page).innerText()
  const number = cardFrame(page).getByRole('textbox', { name: 'Card number' })
  await number.fill(cards.approved)
  const summary = page.getByRole('complementary', { name: t('checkout.order') })
  const shown = await summary.textContent()
  const other = await context.newPage()
  await other.goto(paths.home())
  await other.getByRole('button', { name: /^Cart, \d/ }).click()
  await cartDialog(other)
    .getByRole('button', { name: t('cart.increase') })
    .click()
  await expect.poll(() => summary.textContent()).not.toBe(shown)
  await page.bringToFront()
  await expect(number).toHaveValue(cards.approved)
  await cardFrame(page).getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Your cart has changed/ })).toBeVisible()
  await expectNothingPaid(page, request)

  await termsBox(page).focus()
  await expect(cardAmount(page)).not.toHaveText(before)
  await payWithCard(page, cards.approved)
  await expectPaid(page, request, cardFields)
})

test('a change of country in the checkout restarts the payment, in its currency', async ({
  page,
  request,
}) => {
  await openCardFields(page)
  await expect(cardAmount(page)).toContainText('£')
  await page.getByRole('button', { name: t('checkout.changeStep', { step: t('checkout.address') }) }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('combobox', { name: t('checkout.field.country') }).selectOption('NL')
  // The notice of the new prices moves the button below it.
  await expect(page.getByText(t('region.moved', { country: 'Netherlands', currency: 'EUR' }))).toBeVisible()
  await page.getByRole('textbox', { name: t('checkout.field.zipCode') }).fill('1012 AB')
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await chooseWidget(page, cardFields)
  await expect(cardAmount(page)).toContainText('€')
  await payWithCard(page, cards.approved)
  await expectPaid(page, request, cardFields)
})

test('a voucher changes the amount of the fields, and every suspension is resumed', async ({
  page,
  request,
}) => {
  await openCardFields(page)
  const amount = cardAmount(page)
  const before = await amount.innerText()
  await page.locator('summary', { hasText: t('cart.voucher') }).press('Enter')
  await page.getByRole('textbox', { name: t('cart.voucher') }).fill('SAVE10')
  await page.keyboard.press('Enter')
  await expect(amount).not.toHaveText(before)
  expect(await suspensions(page)).toBe(0)
  await payWithCard(page, cards.approved)
  await expectPaid(page, request, cardFields)
})

test.describe('with a script that is not answered', () => {
  test.use({ tolerated: [/status of 503/] })

  test('the checkout says so; trying again loads the fields', async ({ page, request }) => {
    await openPaymentStep(page, undefined, part)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await chooseWidget(page, cardFields)
    const failure = page.getByRole('alert').filter({ hasText: t('checkout.widgetFailed') })
    await expect(failure).toBeVisible()
    await failure.getByRole('button', { name: t('checkout.widgetAgain') }).click()
    await payWithCard(page, cards.approved)
    await expectPaid(page, request, cardFields)
  })

  test('the shopper can pay by a different method', async ({ page, request }) => {
    await openPaymentStep(page, undefined, part)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await chooseWidget(page, cardFields)
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.widgetFailed') })).toBeVisible()
    await payAtProvider(page, card)
    await decide(page, 'Approve')
    await expectPaid(page, request, card)
  })
})

test('while a slow script loads the checkout says so, and another method may be chosen', async ({ page }) => {
  await openPaymentStep(page, undefined, part)
  await faultNextCall(page, script, { kind: 'latency', ms: 5_000 })
  await chooseWidget(page, cardFields)
  await expect(page.getByRole('status').filter({ hasText: t('checkout.widgetLoading') })).toBeVisible()
  await page.getByRole('radio', { name: card.name, exact: true }).check()
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeEnabled()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the fields are reached and used with only the keyboard, and have no accessibility violation', async ({
  page,
  request,
}) => {
  await openCardFields(page)
  await expectAccessible(page, 'the checkout with card fields')
  await termsBox(page).focus()
  await page.keyboard.press('Tab')
  const number = cardFrame(page).getByRole('textbox', { name: 'Card number' })
  for (
    let presses = 0;
    presses < 6 && !(await number.evaluate((field) => field === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('4111111111111111')
  await page.keyboard.press('Enter')
  await expectPaid(page, request, cardFields)
})
