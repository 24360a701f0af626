import { paths } from '#src/paths.ts'
import { bookedOrder, card, decide, expectFailed, expectPaid, goToProvider, payAtProvider } from './paying.ts'
import { createTestI18n, expect, test } from './shop.ts'

const { t } = createTestI18n('en')

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

test('a payment by card that is declined may be tried again and approved', async ({ page, request }) => {
  await goToProvider(page, card)
  await decide(page, 'Decline')
  await expectFailed(page, request)
  await payAtProvider(page, card)
  await decide(page, 'Approve')
  await expectPaid(page, request, card)
})

test('a cancelled payment leads back to the checkout, and the cart stays', async ({ page, request }) => {
  await goToProvider(page, card)
  await decide(page, 'Cancel')
  await expectFailed(page, request)
})

test.describe('with a second return in the background', () => {
  // The provider's page may not read the shop's response.
  test.use({ tolerated: [/ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin/] })

  test('a return that is sent twice at the same time leads to one order', async ({ page, request }) => {
    await goToProvider(page, card)
    await decide(page, 'Return twice')
    await expectPaid(page, request, card)
  })
})

test('when the window was closed after paying, the next visit shows the order once, and every tab an empty cart', async ({
  page,
  context,
  request,
}) => {
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

test('back from the provider’s page, the shopper may pay again', async ({ page, request }) => {
  await goToProvider(page, card)
  await page.goBack()
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeEnabled()
  await payAtProvider(page, card)
  await decide(page, 'Approve')
  await expectPaid(page, request, card)
})
