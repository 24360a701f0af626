import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { createTestI18n, expect, stopClock, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test('a cart is changed line by line, and every change is announced', { tag: '@core' }, async ({ page }) => {
  const name = await addFromListing(page)
  const cart = cartDialog(page)
  const line = cart.getByRole('listitem').filter({ hasText: name })
  const status = page.getByRole('status').filter({ hasText: name })
  const quantity = line.getByRole('textbox', { name: t('cart.quantity') })
  const before = Number(await quantity.inputValue())

  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantity).toHaveValue(String(before + 1))
  await expect(status).toContainText(`quantity ${before + 1}`)
  await line.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(quantity).toHaveValue(String(before))

  await line.getByRole('button', { name: 'Remove' }).click()
  await expect(cart).toContainText(t('cart.empty'))
  await expect(
    page.getByRole('status').filter({ hasText: t('cart.removed', { name, count: 0 }) }),
  ).toBeAttached()
})

test.describe(() => {
  test.use({ tolerated: [/status of 404/] })

  test('a discount code is accepted or refused, with a message for five seconds', { tag: '@core' }, async ({
    page,
  }) => {
    await page.clock.install()
    await addFromListing(page)
    const cart = cartDialog(page)
    await cart.getByText(t('cart.voucher'), { exact: true }).first().click()
    const code = cart.getByRole('textbox', { name: t('cart.voucher') })
    const verdict = (text: string) => cart.getByText(text)
    await stopClock(page)

    await code.fill('NO-SUCH-CODE')
    await code.press('Enter')
    await expect(verdict('Discount code not valid')).toBeInViewport()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await page.clock.fastForward(5_100)
    // The sighted have read it; a copy stays at the field for those who listen.
    await expect(verdict('Discount code not valid')).toHaveClass(/visually-hidden/)

    await code.fill('SAVE10')
    await code.press('Enter')
    await expect(verdict('Discount code added')).toBeVisible()
    await cart.getByRole('button', { name: t('cart.voucherRemove', { code: 'SAVE10' }) }).click()
    await expect(cart.getByRole('button', { name: t('cart.voucherRemove', { code: 'SAVE10' }) })).toHaveCount(
      0,
    )
  })
})

test('the cart survives a reload, under a token cookie of thirty days', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const name = await addFromListing(page)
  await page.reload()
  await page.getByRole('button', { name: /^Cart, [1-9]/ }).click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()

  const token = (await context.cookies()).find((cookie) => cookie.name === 'rc_centra_checkout_token')
  expect(token).toMatchObject({ path: '/', secure: false, sameSite: 'Lax' })
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
})

test('the checkout of an empty cart leads back to the shop', { tag: '@core' }, async ({ page }) => {
  await page.goto(paths.checkout())
  await expect(page.getByText(t('cart.empty'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order and pay' })).toHaveCount(0)
})
