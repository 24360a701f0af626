import { shopName } from '#src/brand.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'

test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: { 'x-test-country': 'DE' } })

test('a workshop reads delivery costs, unit prices, total and address of its order on its phone', {
  tag: '@core',
}, async ({ page }) => {
  const i18n = createTestI18n('en')
  const { t } = i18n
  const german = shoppers.find(({ country }) => country === 'DE')
  if (!german) throw new Error('No shopper in Germany')
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })

  await addFromListing(page)
  const cart = cartDialog(page)
  await expect(cart).toContainText('Home delivery')
  await cart.getByRole('button', { name: t('cart.decrease') }).click()
  await expect(cart).toContainText(/€[\d.]+ left to free delivery/)
  await cart.getByRole('button', { name: t('cart.increase') }).click()
  await expect(cart).not.toContainText('left to free delivery')
  await cart.getByRole('link', { name: t('cart.checkout') }).click()
  await writeAddress(page, i18n, german)
  await page.getByRole('radio', { name: t('checkout.business') }).check()
  await field(t('checkout.field.company')).fill('Werkstatt Beispiel')
  await field(t('checkout.field.vatNumber')).fill('DE123456788')
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await expect(page.getByText(`${t('checkout.field.vatNumber')} DE123456788`)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Home delivery/ })).toHaveAccessibleDescription(/Expected/)
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.locator('input[name=paymentMethod][value=prepayment]').check()
  await page.getByRole('main').getByText(t('cart.voucher'), { exact: true }).first().click()
  await field(t('cart.voucher')).fill('SAVE10')
  await page.getByRole('button', { name: t('cart.voucherAdd') }).click()
  await expect(page.getByText(t('cart.voucherAdded'))).toBeVisible()
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  const outlook = page.locator('.pay-form .cart-totals > div').filter({ hasText: t('checkout.withoutVat') })
  const promised = (await outlook.locator('dd').innerText()).trim()
  await expect(page.locator('.pay-form [data-grand] dd')).not.toHaveText(promised)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()

  const receipt = page.getByRole('article')
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await expect(receipt.getByText('SAVE10', { exact: true })).toBeVisible()
  await expect(receipt.getByText(/^€\d+\.\d\d each$/)).toBeVisible()
  await expect(receipt.getByText(`${t('cart.discount')} SAVE10`, { exact: true })).toBeVisible()
  const vatNumber = `${t('checkout.field.vatNumber')} DE123456788`
  await expect(receipt.getByText(vatNumber, { exact: true })).toBeVisible()
  await expect(receipt.locator('.cart-totals')).toContainText('Home delivery')
  const transfer = receipt.getByRole('region', { name: t('checkout.transfer') })
  await expect(transfer).toContainText('IBAN')
  await expect(receipt.getByRole('region', { name: t('receipt.seller') })).toContainText(shopName)
  await expect(receipt.locator('.cart-totals')).toContainText(t('cart.totalWithoutVat'))
  await expect(receipt.locator('[data-grand] dd')).toHaveText(promised)
  await expect(transfer).toContainText(promised)

  const number = await receipt.locator('.facts code').first().innerText()
  const settings = page.getByRole('button', { name: t('consent.settings') })
  await expect(receipt.getByText(`${t('orders.receipt')} ${number}`)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText(`${t('orders.receipt')} ${number}`)).toBeVisible()
  await expect(receipt.getByText(t('checkout.thanks'))).toBeHidden()
  await expect(settings).toBeHidden()
  const mail = receipt.locator('a[href^="mailto:"]')
  await expect(mail).toHaveCSS('text-decoration-line', 'none')
  await expect(mail).toHaveCSS('color', await receipt.evaluate((sheet) => getComputedStyle(sheet).color))
})
