import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const i18n = createTestI18n('en')
const { t } = i18n
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

test('leaving a checkout field shows its problem, or the value as it will be sent', { tag: '@core' }, async ({
  page,
}) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const postcode = page.getByRole('textbox', { name: t('checkout.field.zipCode') })
  const example = { problem: t('checkout.problem.zipCode'), example: '114\u00a055' }
  await postcode.fill('ABC')
  await postcode.press('Tab')
  await expect(postcode).toHaveAccessibleDescription(t('checkout.problem.example', example))
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.problem.zipCode') })).toHaveCount(1)
  await expect(page.getByText(t('forms.summary', { count: 1 }))).toHaveCount(0)
  await postcode.fill('se-11455')
  await postcode.press('Tab')
  await expect(postcode).toHaveValue('114 55')
  await expect(postcode).not.toHaveAttribute('aria-invalid')
})

test('a business is asked for its company first, a consumer for neither company nor VAT number', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addFromListing(page)
  await page.goto(paths.checkout())
  const progress = page.getByRole('list', { name: t('checkout.progress') }).getByRole('listitem')
  await expect(progress).toHaveText([t('checkout.address'), t('checkout.delivery'), t('checkout.payment')])
  for (const step of await progress.all()) await expect(step).toBeInViewport()
  const company = page.getByRole('textbox', { name: t('checkout.field.company') })
  const vatNumber = page.getByRole('textbox', { name: t('checkout.field.vatNumber') })
  const email = page.getByRole('textbox', { name: t('checkout.field.email') })
  await expect(email).toBeVisible()
  await expect(company).toHaveCount(0)
  await expect(vatNumber).toHaveCount(0)

  const consumer = page.getByRole('radio', { name: t('checkout.consumer') })
  await consumer.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: t('checkout.business') })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(company).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(vatNumber).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()

  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await expect(company).toBeFocused()
  await expect(company).toHaveAccessibleDescription(t('forms.required'))
  await company.fill('Verkstad AB')
  await consumer.check()
  await expect(company).toHaveCount(0)
  await page.getByRole('radio', { name: t('checkout.business') }).check()
  await expect(company).toHaveValue('Verkstad AB')
})

test('a long order folds its lines beside the form, and its total stays in view', async ({ page }) => {
  const rooms = [
    'brakes/drum-brakes/brake-drums',
    'brakes/disc-brakes/brake-discs',
    'brakes/drum-brakes/brake-shoes',
    'body-mirrors-wipers/wipers-washers/wiper-blades',
  ]
  await page.setViewportSize({ width: 1440, height: 700 })
  for (const room of rooms) await addFromListing(page, room)
  await page.goto(paths.checkout())
  const summary = page.getByRole('complementary', { name: t('checkout.order') })
  const lines = summary.locator('.cart-line')
  const visible = lines.filter({ visible: true })
  await expect(lines).toHaveCount(4)
  await expect(visible).toHaveCount(3)
  const total = summary.locator('[data-grand] dd')
  await expect(total).toBeInViewport({ ratio: 1 })
  await summary.getByRole('button', { name: t('checkout.showAll', { count: 4 }) }).click()
  await expect(visible).toHaveCount(4)
  await expect(total).toBeInViewport({ ratio: 1 })
  const [box, sum] = [await summary.boundingBox(), await total.boundingBox()]
  expect(box && sum && sum.y + sum.height <= box.y + box.height).toBe(true)
})

test('in the last step the order button is in view, directly below all goods and the total', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const swede = shoppers.find(({ country }) => country === 'SE')
  if (!swede) throw new Error('No shopper in Sweden')
  for (const room of ['brakes/drum-brakes/brake-drums', 'brakes/disc-brakes/brake-discs']) {
    await addFromListing(page, room)
  }
  await page.goto(paths.checkout())
  await writeAddress(page, i18n, swede)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  const button = page.getByRole('button', { name: t('checkout.placeOrder') })
  const goods = page.getByRole('region', { name: t('checkout.ordered') })
  const total = page.locator('.order-now [data-grand]')
  await expect(goods.getByRole('listitem')).toHaveCount(2)
  const places = []
  for (const part of [goods, total, button]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    places.push((await part.boundingBox())?.y ?? 0)
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other))

  const more = page.getByRole('button', { name: t('cart.increase') }).first()
  await expect(more).toBeHidden()
  await page.getByRole('button', { name: t('checkout.changeStep', { step: t('checkout.order') }) }).click()
  const before = await goods.innerText()
  await more.click()
  await expect.poll(() => goods.innerText()).not.toBe(before)
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('the steps of the checkout are in the browser’s history, and a log-in on the way leads back', {
  tag: '@core',
}, async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const step = (name: 'address' | 'delivery' | 'payment') =>
    page.getByRole('heading', { level: 2, name: new RegExp(`${t(`checkout.${name}`)}$`) })
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await expect(page.getByRole('link', { name: t('checkout.backToCart') })).toHaveAttribute('href', '/cart')
  await field(t('checkout.field.firstName')).fill('Robin')

  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.logIn') })
    .click()
  const { email, password } = ownAccount(astrid)
  const panel = page.getByRole('dialog', { name: t('shell.account') })
  await panel.getByRole('textbox', { name: t('checkout.field.email') }).fill(email)
  await panel.getByLabel(t('account.password'), { exact: true }).fill(password)
  await panel.getByRole('button', { name: t('account.logIn') }).click()
  await expect(panel).toBeHidden()
  await expect(step('address')).toBeFocused()
  await expect(page).toHaveURL(/\/checkout\/#address$/)
  await expect(field(t('checkout.field.city'))).toHaveValue('Stockholm')
  await expect(field(t('checkout.field.firstName'))).toHaveValue('Robin')

  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await expect(page).toHaveURL(/#delivery$/)
  // The page begins at its top, so that nothing is cut.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page).toHaveURL(/#payment$/)
  await expect(step('payment')).toBeFocused()

  await page.goBack()
  await expect(step('delivery')).toBeFocused()
  await page.goBack()
  await expect(step('address')).toBeFocused()
  await expect(field(t('checkout.field.firstName'))).toHaveValue('Robin')
  await page.goForward()
  await expect(step('delivery')).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeVisible()
  await expect(page).toHaveURL(/#payment$/)
})

test('a customer fills the delivery address with one of an earlier order', async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.logIn') })
    .click()
  const { email, password } = ownAccount(astrid)
  const panel = page.getByRole('dialog', { name: t('shell.account') })
  await panel.getByRole('textbox', { name: t('checkout.field.email') }).fill(email)
  await panel.getByLabel(t('account.password'), { exact: true }).fill(password)
  await panel.getByRole('button', { name: t('account.logIn') }).click()

  const change = t('checkout.changeStep', { step: t('checkout.address') })
  await page.getByRole('button', { name: change }).click()
  await page.getByRole('button', { name: t('checkout.useRecentAddress') }).click()
  // All other orders went to the customer's own address, which is in the form.
  const company = page.getByRole('button', { name: /^Exempel Bil & Motor AB, Astrid Exempel, Provgatan 1/ })
  await expect(company).toBeVisible()
  await expect(
    page.getByRole('list', { name: t('checkout.recentAddresses') }).getByRole('listitem'),
  ).toHaveCount(1)
  await page.getByRole('checkbox', { name: t('checkout.elsewhere') }).check()
  const delivery = page.getByRole('group', { name: t('checkout.shippingAddress') })
  await delivery.getByRole('button', { name: t('checkout.useRecentAddress') }).click()
  await company.click()
  const field = (name: string) => delivery.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await expect(field(t('checkout.field.company'))).toHaveValue('Exempel Bil & Motor AB')
  await expect(field(t('checkout.field.city'))).toHaveValue('Stockholm')
  await expect(delivery.getByRole('textbox').first()).toBeFocused()
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await expect(page).toHaveURL(/#delivery$/)
})
