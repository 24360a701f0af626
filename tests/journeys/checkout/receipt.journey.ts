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
  const order = page.getByRole('button', { name: t('checkout.placeOrder') })
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })

  const part = await addFromListing(page)
  const cart = cartDialog(page)
  await expect(cart).toContainText('Home delivery')
  await cart.getByRole('button', { name: t('cart.decrease') }).click()
  await expect(cart).toContainText(/Spend €[\d.]+ more for free delivery/)
  await cart.getByRole('button', { name: t('cart.increase') }).click()
  await expect(cart).not.toContainText('more for free delivery')
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
  await page.locator('summary', { hasText: t('cart.voucher') }).press('Enter')
  await field(t('cart.voucher')).fill('SAVE10')
  await page.getByRole('button', { name: t('cart.voucherAdd') }).click()
  await expect(page.getByText(t('cart.voucherAdded'))).toBeVisible()
  await page
    .getByRole('checkbox', { name: t('checkout.businessTerms', { terms: t('checkout.termsLink') }) })
    .check()
  const goods = page.getByRole('region', { name: t('checkout.ordered') })
  await expect(goods.getByRole('listitem')).toContainText([part])
  const [above, below] = [await goods.boundingBox(), await order.boundingBox()]
  expect(above && below && above.y + above.height < below.y).toBe(true)
  const outlook = page.locator('.order-now .cart-totals > div').filter({ hasText: t('checkout.withoutVat') })
  const promised = (await outlook.locator('dd').innerText()).trim()
  await expect(page.locator('.order-now [data-grand] dd')).not.toHaveText(promised)
  await order.click()

  const receipt = page.getByRole('article')
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await expect(receipt.getByText('SAVE10', { exact: true })).toBeVisible()
  await expect(receipt.getByText(/^€\d+\.\d\d each$/)).toBeVisible()
  await expect(receipt.getByText(`${t('cart.code')} SAVE10`, { exact: true })).toBeVisible()
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
  await expect(receipt.getByRole('heading', { name: t('checkout.next') })).toBeVisible()
  await expect(receipt.getByRole('link', { name: t('account.create') })).toHaveAttribute(
    'href',
    '/register?order=last',
  )
  const screenTitle = await page.title()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.title()).toBe(`${t('orders.receipt')} ${number}`)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(await page.title()).toBe(screenTitle)
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText(`${t('orders.receipt')} ${number}`)).toBeVisible()
  await expect(receipt.getByText(t('checkout.thanks'))).toBeHidden()
  await expect(settings).toBeHidden()
  await expect(receipt.getByRole('heading', { name: t('checkout.next') })).toBeHidden()
  await expect(receipt.getByRole('link', { name: t('account.create') })).toBeHidden()
  const mail = receipt.locator('a[href^="mailto:"]')
  await expect(mail).toHaveCSS('text-decoration-line', 'none')
  await expect(mail).toHaveCSS('color', await receipt.evaluate((sheet) => getComputedStyle(sheet).color))
})
