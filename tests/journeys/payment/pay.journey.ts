import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import {
  bank,
  bookedOrder,
  card,
  choose,
  decide,
  expectPaid,
  expectProviderPage,
  external,
  goToProvider,
  mobile,
  openPaymentStep,
  order,
  payAtProvider,
  wallet,
} from './payment-steps.ts'

const { t } = createTestI18n('en')

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

test('a double click and Enter on the button start one payment', { tag: '@core' }, async ({ page }) => {
  const payments: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payment')) payments.push(request.url())
  })
  await openPaymentStep(page)
  await choose(page, wallet)
  const button = page.getByRole('button', { name: t('checkout.placeOrder') })
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
    element.form?.requestSubmit(element)
  })
  await expectProviderPage(page)
  expect(payments).toHaveLength(1)
})

test.describe('with a wallet whose code fails', () => {
  test.use({ tolerated: [/The wallet is closed/] })

  test('the checkout says that the payment could not be started, and another method works', {
    tag: '@core',
  }, async ({ page, request }) => {
    await openPaymentStep(page, 'script-error@example.com')
    await order(page, wallet)
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.notStarted') })).toBeVisible()
    await payAtProvider(page, mobile)
    await decide(page, 'Approve')
    await expectPaid(page, request, mobile)
  })
})

test('a payment that goes on where the shop cannot lead is an error, and another method works', async ({
  page,
  request,
}) => {
  await openPaymentStep(page, 'external@example.com')
  await order(page, external)
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.unavailable') })).toBeVisible()
  await payAtProvider(page, card)
  await decide(page, 'Approve')
  await expectPaid(page, request, card)
})

test('when the window was closed after paying, the next visit shows the order once, and every tab an empty cart', {
  tag: '@core',
}, async ({ page, context, request }) => {
  const emptyCart = t('cart.withCount', { count: 0 })
  const cart = (tab: typeof page) => tab.getByRole('button', { name: /^Cart, \d/ })
  await goToProvider(page, card)
  const other = await context.newPage()
  await other.goto(paths.home())
  await expect(cart(other)).not.toHaveAccessibleName(emptyCart)
  await decide(page, 'Approve and close')
  await expect(page.getByText('You can close this window.')).toBeVisible()
  const order = String(await bookedOrder(page, request))

  await page.goto(paths.home())
  const found = page.getByText(t('checkout.orderFound', { order }))
  await expect(found).toBeVisible()
  await expect(cart(page)).toHaveAccessibleName(emptyCart)
  await expect(cart(other)).toHaveAccessibleName(emptyCart)
  await page.reload()
  await expect(cart(page)).toHaveAccessibleName(emptyCart)
  await expect(found).toHaveCount(0)
})

test('the notice of an order that was found leads to its receipt', async ({ page, request }) => {
  await goToProvider(page, card)
  await decide(page, 'Approve and close')
  await expect(page.getByText('You can close this window.')).toBeVisible()
  await page.goto(paths.home())
  await page.getByRole('link', { name: t('checkout.showReceipt') }).click()
  await expectPaid(page, request, card)
})

for (const method of [card, bank]) {
  test(`back from the page of ${method.name}, the shopper may pay again`, async ({ page, request }) => {
    await goToProvider(page, method)
    await page.goBack()
    await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeEnabled()
    await payAtProvider(page, method)
    await decide(page, 'Approve')
    await expectPaid(page, request, method)
  })
}
