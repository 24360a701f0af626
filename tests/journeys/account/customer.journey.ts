import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { bookedOrder } from '#tests/journeys/payment/payment-steps.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const password = 'four plain old words'

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

test('a customer registers, orders, prints the invoice and buys again', { tag: ['@core', '@node'] }, async ({
  page,
  request,
}) => {
  const main = page.getByRole('main')
  const write = (label: string, text: string) =>
    main.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  const { email } = ownAccount({ ...astrid, email: 'kim@example.com' })
  const part = await addFromListing(page)

  await page.goto(paths.register())
  await write(t('checkout.field.email'), email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(password)
  await main.getByLabel(t('account.repeatPassword'), { exact: true }).fill(password)
  await write(t('checkout.field.firstName'), 'Kim')
  await write(t('checkout.field.lastName'), 'Olsen')
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(paths.account())
  await expect(main.getByText(t('account.loggedInAs', { name: 'Kim Olsen' }))).toBeVisible()

  await page.goto(paths.checkout())
  await expect(main.getByRole('textbox', { name: t('checkout.field.email') })).toHaveValue(email)
  await write(t('checkout.field.address1'), 'Test Street 1')
  await write(t('checkout.field.zipCode'), 'SW1A 1AA')
  await write(t('checkout.field.city'), 'London')
  await write(t('checkout.field.phoneNumber'), '+44 20 7946 0018')
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.locator('input[name=paymentMethod][value=invoice]').check()
  await termsBox(page).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  const number = String(await bookedOrder(page, request))

  await page.goto(paths.account())
  await expect(main.getByRole('heading', { name: t('orders.latest') })).toBeVisible()
  await main.getByRole('link', { name: t('orders.order', { number }) }).click()
  await expect(page).toHaveURL(paths.accountOrder(number))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.order', { number }))
  await expect(main.getByRole('heading', { name: t('orders.invoice'), exact: true })).toBeVisible()
  for (const text of [part, 'Kim Olsen', 'Test Street 1', t('orders.invoiceNumber')])
    await expect(main.getByText(text).first()).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await main.getByRole('button', { name: t('orders.again.buy') }).click()
  await expect(main.getByRole('heading', { name: t('orders.again.title') })).toBeVisible()
  await main.getByRole('link', { name: t('orders.again.toCart') }).click()
  await expect(page).toHaveURL(paths.cart())
  await expect(main).toContainText(part)
})
