import type { APIRequestContext, Page } from 'playwright/test'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import {
  checkoutToken,
  faultNextCall,
  increaseOnOtherDevice,
  serverQuantities,
} from '#tests/journeys/faults.ts'
import { test as isolatedTest } from '#tests/journeys/isolated-shop.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import {
  expectAddressBooked,
  expectUsable,
  ines,
  oneStep,
  oneStepFrame,
  openOneStep,
  openPayment,
  payButton,
  payInOneStep,
  pressPay,
  termsOf,
  writeOneStep,
} from './one-step.ts'
import {
  bookedOrder,
  card,
  decide,
  expectDeclined,
  expectPaid,
  expectProviderPage,
  payAtProvider,
} from './payment-steps.ts'
import { suspensions } from './widgets.ts'

const { t } = createTestI18n('en')
const script = '/pay/widgets/one-step.js'
const { SHOP, SHOP_UNDER_NODE } = process.env

test.use({ extraHTTPHeaders: { 'x-test-country': 'PT' } })

const amountOf = (page: Page) => oneStepFrame(page).getByText(/^€[\d,]+\.\d\d$/)
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: t('checkout.failed') })

/** Nothing was ordered or paid, and the cart is as it was. */
async function expectNothingPaid(page: Page, request: APIRequestContext) {
  expect(await bookedOrder(page, request)).toBeNull()
  expect(await serverQuantities(page)).not.toEqual([])
}

/** Pays from the failed page: the widget still has what was typed, but for the e-mail address. */
async function payAgain(page: Page, request: APIRequestContext) {
  await termsOf(page).check()
  await expectUsable(page)
  await expect(oneStepFrame(page).getByRole('textbox', { name: 'Town or city' })).toHaveValue('Lisboa')
  await oneStepFrame(page).getByRole('textbox', { name: 'Email' }).fill(ines.Email)
  await pressPay(page)
  await expectPaid(page, request, oneStep)
  await expectAddressBooked(page, request)
}

for (const [host, baseURL] of [
  ['workerd', SHOP],
  ['Node', SHOP_UNDER_NODE],
]) {
  test.describe(() => {
    test.use({ baseURL })
    test(
      `the widget’s address is that of the order and of its receipt, under ${host}`,
      coreIf(host === 'workerd'),
      async ({ page, request }) => {
        await openOneStep(page)
        await payInOneStep(page)
        await expectPaid(page, request, oneStep)
        await expectAddressBooked(page, request)
        await expect(page.getByRole('main')).toContainText(t('checkout.sentTo', { email: ines.Email }))
        await expect(page.getByRole('main')).toContainText('Rua Augusta 1')
      },
    )
  })
}

test('a payment that is declined leads to the checkout, and may be made again', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openOneStep(page)
  await payInOneStep(page, 'decline@example.com')
  await expectDeclined(page, request)
  await payAgain(page, request)
})

for (const [decision, expectOutcome] of [
  ['Approve', (page: Page, request: APIRequestContext) => expectPaid(page, request, oneStep)],
  ['Decline', expectDeclined],
] as const) {
  test(`3-D Secure on the provider’s page: ${decision}`, async ({ page, request }) => {
    await openOneStep(page)
    await payInOneStep(page, '3ds@example.com')
    await expectProviderPage(page)
    await decide(page, decision)
    await expectOutcome(page, request)
    if (decision === 'Approve') await expectAddressBooked(page, request, '3ds@example.com')
  })
}

test('a cart that has changed on another device is not paid; the checkout says the new total', async ({
  page,
  request,
}) => {
  await openOneStep(page)
  await increaseOnOtherDevice(page)
  await payInOneStep(page)
  await expect(page).toHaveURL(/\/checkout\/\?failed=1&reason=cancelled&error=order_total_mismatch#payment$/)
  await expect(failure(page)).toContainText(/Your cart has changed .* The total is now €/)
  await expectNothingPaid(page, request)
  await payAgain(page, request)
})

test('a voucher changes amount in place, keeps typed values, and every suspension is resumed', async ({
  page,
  request,
}) => {
  await openOneStep(page)
  const saving = page.waitForRequest((asked) => asked.url().endsWith('/typed'))
  await writeOneStep(page)
  const saved = new URLSearchParams((await saving).postData() ?? '')
  expect(Number(saved.get('typedAt')), 'time of typing, by which late beacons are ignored').toBeGreaterThan(0)
  const before = await amountOf(page).innerText()
  const frame = await page.locator('iframe').getAttribute('src')
  await page.locator('summary', { hasText: t('cart.voucher') }).press('Enter')
  await page.getByRole('textbox', { name: t('cart.voucher') }).fill('SAVE10')
  await page.keyboard.press('Enter')
  await expect(amountOf(page)).not.toHaveText(before)
  expect(await page.locator('iframe').getAttribute('src')).toBe(frame)
  await expect(oneStepFrame(page).getByRole('textbox', { name: 'Last name' })).toHaveValue('Costa')
  expect(await suspensions(page)).toBe(0)
  await expectUsable(page)
  await pressPay(page)
  await expectPaid(page, request, oneStep)
})

test('a different delivery keeps the typed values', async ({ page, request }) => {
  await openOneStep(page)
  await writeOneStep(page)
  await page.getByRole('button', { name: t('checkout.changeStep', { step: t('checkout.delivery') }) }).click()
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expectUsable(page)
  await expect(oneStepFrame(page).getByRole('textbox', { name: 'Postcode' })).toHaveValue(ines.Postcode)
  await pressPay(page)
  await expectPaid(page, request, oneStep)
  await expectAddressBooked(page, request)
})

test('a change of country asks for the address; back in Portugal the widget has the typed values', async ({
  page,
  request,
}) => {
  await openOneStep(page)
  await writeOneStep(page)
  await page.getByRole('button', { name: t('checkout.changeStep', { step: t('checkout.address') }) }).click()
  await page.locator('select[name="address.country"]').selectOption('ES')
  await expect(page.getByRole('textbox', { name: t('checkout.field.lastName') })).toBeVisible()
  await expect(page.getByText(t('checkout.addressWithPayment'))).toHaveCount(0)
  await page.locator('select[name="address.country"]').selectOption('PT')
  await expectNothingPaid(page, request)

  // The first method of the country is chosen again.
  await expect(page.getByText(t('checkout.addressWithPayment'))).toBeVisible()
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expectUsable(page)
  await expect(oneStepFrame(page).getByRole('textbox', { name: 'Town or city' })).toHaveValue('Lisboa')
  await pressPay(page)
  await expectPaid(page, request, oneStep)
  await expectAddressBooked(page, request)
})

for (const [email, error, words, step] of [
  ['stock@example.com', 'stock_mismatch', t('checkout.mismatch.stock'), 'payment'],
  ['country@example.com', 'country_mismatch', t('checkout.mismatch.country'), 'address'],
  ['voucher@example.com', 'voucher_error', t('checkout.mismatch.voucher'), 'payment'],
  ['empty@example.com', 'empty_selection', t('checkout.mismatch.empty'), 'payment'],
] as const) {
  test(`${error} at the last moment: the checkout gives the reason, and opens at the right step`, async ({
    page,
    request,
  }) => {
    await openOneStep(page)
    await payInOneStep(page, email)
    await expect(page).toHaveURL(new RegExp(`/checkout/\\?failed=1&reason=cancelled&error=${error}#${step}$`))
    await expect(failure(page)).toContainText(words)
    await expectNothingPaid(page, request)
    if (step === 'address') {
      await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
      await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    }
    await payAgain(page, request)
  })
}

// The shop that other journeys share sells without end.
isolatedTest.describe('with goods that are sold at the last moment', () => {
  isolatedTest.use({ tolerated: [/status of 410/] })

  isolatedTest('the checkout says so, and the cart is corrected', async ({ page, request }) => {
    await openOneStep(page)
    const headers = { 'api-token': await checkoutToken(page) }
    const response = await request.get('/sandbox/api/checkout/selection', { headers })
    const [{ line }] = (await response.json()).selection.items
    await request.post(`/sandbox/api/checkout/lines/${line}`, { headers, data: { quantity: 9_000 } })
    await payInOneStep(page)
    await expect(page).toHaveURL(/error=stock_mismatch#payment$/)
    await expect(failure(page)).toContainText(t('checkout.mismatch.stock'))
    await expectNothingPaid(page, request)
    await termsOf(page).check()
    await expect(amountOf(page)).toBeVisible()
    const [pieces = 0] = await serverQuantities(page)
    expect(pieces).toBeLessThan(9_000)
    expect(await bookedOrder(page, request)).toBeNull()
  })
})

test('without the terms the widget is not loaded, or cannot be used, and a message names them', async ({
  page,
  request,
}) => {
  await openPayment(page)
  await expect(page.getByText(t('checkout.widgetTerms'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await termsOf(page).check()
  await writeOneStep(page)
  await termsOf(page).uncheck()
  await expect(page.getByText(t('checkout.widgetTerms'))).toBeVisible()
  await expect(page.locator('[inert] iframe')).toHaveCount(1)
  await termsOf(page).check()
  await expect(oneStepFrame(page).getByRole('textbox', { name: 'Postcode' })).toHaveValue(ines.Postcode)
  await pressPay(page)
  await expectPaid(page, request, oneStep)
})

test('a different method asks for the address, and pays with it', async ({ page, request }) => {
  await openPayment(page)
  await page.getByRole('radio', { name: card.name, exact: true }).check()
  await expect(page.getByText(t('checkout.addressNeeded'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toHaveCount(0)
  await page.getByRole('button', { name: t('checkout.enterAddress') }).click()
  await expect(page.getByRole('heading', { name: new RegExp(t('checkout.address')) })).toBeFocused()
  for (const [name, text] of Object.entries(ines)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text)
  }
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await payAtProvider(page, card)
  await decide(page, 'Approve')
  await expectPaid(page, request, card)
})

test('a free order has no widget, and asks for the address', async ({ page, request }) => {
  await openOneStep(page)
  await page.locator('summary', { hasText: t('cart.voucher') }).press('Enter')
  await page.getByRole('textbox', { name: t('cart.voucher') }).fill('GRATIS')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('checkout.addressNeeded'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await bookedOrder(page, request)).toBeNull()
})

test.describe('with a script that is not answered', () => {
  test.use({ tolerated: [/status of 503/] })

  test('the checkout says so; trying again loads the widget', async ({ page, request }) => {
    await openPayment(page)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await termsOf(page).check()
    const failed = page.getByRole('alert').filter({ hasText: t('checkout.widgetFailed') })
    await expect(failed).toBeVisible()
    await failed.getByRole('button', { name: t('checkout.widgetAgain') }).click()
    await payInOneStep(page)
    await expectPaid(page, request, oneStep)
  })

  test('the shopper can pay by a different method', async ({ page, request }) => {
    await openPayment(page)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await termsOf(page).check()
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.widgetFailed') })).toBeVisible()
    await page.getByRole('radio', { name: card.name, exact: true }).check()
    await page.getByRole('button', { name: t('checkout.enterAddress') }).click()
    await expect(page.getByRole('textbox', { name: t('checkout.field.lastName') })).toBeVisible()
    expect(await bookedOrder(page, request)).toBeNull()
  })

  test('a provider that does not answer says so in the widget, and may be asked again', async ({
    page,
    request,
  }) => {
    await openOneStep(page)
    await payInOneStep(page, 'timeout@example.com')
    await expect(oneStepFrame(page).getByRole('alert')).toContainText('is not responding')
    await expectNothingPaid(page, request)
    await oneStepFrame(page).getByRole('textbox', { name: 'Email' }).fill(ines.Email)
    await payButton(page).click()
    await expectPaid(page, request, oneStep)
  })
})

test('while a slow script loads the checkout says so, and another method may be chosen', async ({
  page,
  request,
}) => {
  await openPayment(page)
  await faultNextCall(page, script, { kind: 'latency', ms: 5_000 })
  await termsOf(page).check()
  await expect(page.getByRole('status').filter({ hasText: t('checkout.widgetLoading') })).toBeVisible()
  await page.getByRole('radio', { name: card.name, exact: true }).check()
  await expect(page.getByRole('button', { name: t('checkout.enterAddress') })).toBeEnabled()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await bookedOrder(page, request)).toBeNull()
})

test.describe('with fields that are wrong', () => {
  test.use({ tolerated: [/status of 406/] })

  test('the widget says so at the fields, and nothing is sent to the shop', async ({ page, request }) => {
    await openOneStep(page)
    await payInOneStep(page, 'ines')
    const email = oneStepFrame(page).getByRole('textbox', { name: 'Email' })
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Please check this field.')
    await expectNothingPaid(page, request)
  })
})

test('everything is reached and done with the keyboard, and has no accessibility violation', async ({
  page,
  request,
}) => {
  await openPayment(page)
  await termsOf(page).focus()
  await page.keyboard.press('Space')
  await expectUsable(page)
  await expectAccessible(page, 'the checkout with the one-step checkout')
  const email = oneStepFrame(page).getByRole('textbox', { name: 'Email' })
  for (
    let presses = 0;
    presses < 6 && !(await email.evaluate((field) => field === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab')
  }
  for (const text of Object.values(ines)) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expectPaid(page, request, oneStep)
})
