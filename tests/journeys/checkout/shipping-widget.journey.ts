import axe from 'axe-core'
import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { faultNextCall, injectFault } from '#tests/journeys/faults.ts'
import { suspensions } from '#tests/journeys/payment/widgets.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import {
  bookedShipping,
  chooseOption,
  expectShipping,
  express,
  home,
  openWidget,
  option,
  orderByTransfer,
  payByTransfer,
  priceInWidget,
  script,
  toDelivery,
  typePostcode,
  widget,
  writeCzechAddress,
} from './delivery-widget.ts'

const { t } = createTestI18n('en')
const { SHOP, SHOP_UNDER_NODE } = process.env

test.use({ extraHTTPHeaders: { 'x-test-country': 'CZ' } })

/** Options of axe for a frame, without the rules for whole pages. */
const wcag = JSON.stringify({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })

const change = (page: Page, name: 'address' | 'delivery') =>
  page.getByRole('button', { name: t('checkout.changeStep', { step: t(`checkout.${name}`) }) }).first()
const plainMethods = (page: Page) => page.getByRole('group', { name: t('checkout.shippingMethod') })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: t('checkout.shippingFailed') })

for (const [host, baseURL] of [
  ['workerd', SHOP],
  ['Node', SHOP_UNDER_NODE],
]) {
  test.describe(() => {
    test.use({ baseURL })
    test(
      `the chosen delivery is ordered at the widget’s price, under ${host}`,
      coreIf(host === 'workerd'),
      async ({ page, request }) => {
        await openWidget(page)
        await expect(plainMethods(page)).toHaveCount(0)
        await expectShipping(page, home, await priceInWidget(page, home))
        await chooseOption(page, express)
        const price = await priceInWidget(page, express)
        expect(price).toBeGreaterThan(0)
        await expectShipping(page, express, price)
        expect(await suspensions(page)).toBe(0)
        await page.getByRole('button', { name: t('checkout.toPayment') }).click()
        await expect(page.getByText(`${express} · €${price.toFixed(2)}`)).toBeVisible()
        await change(page, 'delivery').click()
        await expect(option(page, express)).toBeChecked()
        await orderByTransfer(page)
        await expect(page.getByRole('main')).toContainText(express)
        await expect(page.getByRole('main')).toContainText(`€${price.toFixed(2)}`)
        expect(await bookedShipping(page, request)).toEqual({ name: express, price, zipCode: '110 00' })
      },
    )
  })
}

test('a customer’s order has the widget’s option and price in the account', async ({ page, request }) => {
  const { email, password } = ownAccount(astrid)
  const main = page.getByRole('main')
  await page.goto(paths.login())
  await main.getByRole('textbox', { name: t('checkout.field.email') }).fill(email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.account())
  await openWidget(page)
  await chooseOption(page, 'town hall')
  const price = await priceInWidget(page, 'town hall')
  await orderByTransfer(page)
  const { name } = await bookedShipping(page, request)
  await page.goto(paths.accountOrders())
  await main.getByRole('table').getByRole('link').first().click()
  await expect(main).toContainText(name)
  await expect(main).toContainText(`€${price.toFixed(2)}`)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the widget has the ${colorScheme} colours of the shop`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openWidget(page)
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).accentColor)
    await expect(option(page, home)).toHaveCSS('accent-color', accent)
    expect(accent).not.toBe('auto')
  })
}

test('a different postcode withdraws a choice that is not offered there, and the address follows', async ({
  page,
  request,
}) => {
  await openWidget(page)
  await chooseOption(page, express)
  await typePostcode(page, '30100')
  await expect(option(page, express)).toHaveCount(0)
  await expect(option(page, home)).toBeChecked()
  await expect(option(page, 'Pickup point Plzeň, station')).toBeVisible()
  await expectShipping(page, home, await priceInWidget(page, home))
  await expect(
    page.getByRole('status').filter({ hasText: t('checkout.postcodeCopied', { zipCode: '301 00' }) }),
  ).toBeVisible()
  await change(page, 'address').click()
  await expect(page.getByRole('textbox', { name: t('checkout.field.zipCode') })).toHaveValue('301 00')
  await page.getByRole('textbox', { name: t('checkout.field.city') }).fill('Plzeň')
  await toDelivery(page)
  await expect(widget(page).getByRole('textbox', { name: 'Postcode' })).toHaveValue('301 00')
  const price = await priceInWidget(page, home)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toEqual({ name: home, price, zipCode: '301 00' })
})

test('a different postcode in the address step changes the options of the widget', async ({
  page,
  request,
}) => {
  await openWidget(page)
  await chooseOption(page, 'town hall')
  await change(page, 'address').click()
  await page.getByRole('textbox', { name: t('checkout.field.zipCode') }).fill('602 00')
  await page.getByRole('textbox', { name: t('checkout.field.city') }).fill('Brno')
  await toDelivery(page)
  const townHall = 'Pickup point Brno, town hall'
  await expect(option(page, townHall)).toBeChecked()
  const price = await priceInWidget(page, townHall)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toEqual({ name: townHall, price, zipCode: '602 00' })
})

test.describe('with an invalid postcode', () => {
  test.use({ tolerated: [/status of 406/] })

  test('the widget shows an error, and the order does not change', async ({ page }) => {
    await openWidget(page)
    await typePostcode(page, '123')
    await expect(widget(page).getByRole('alert')).toHaveText('A Czech postcode has five digits.')
    await expect(widget(page).getByRole('textbox', { name: 'Postcode' })).toBeFocused()
    await expect(option(page, home)).toBeChecked()
  })
})

test('a cart that changes while the widget is open changes its prices, and the order’s', async ({
  page,
  request,
}) => {
  await openWidget(page)
  const summary = page.getByRole('complementary', { name: t('checkout.order') })
  await expect(option(page, home)).toBeChecked()
  expect(await priceInWidget(page, home)).toBeGreaterThan(0)
  const more = summary.getByRole('button', { name: 'Increase quantity' })
  for (let piece = 0; piece < 4; piece += 1) await more.click()
  await expect.poll(() => priceInWidget(page, home)).toBe(0)
  await expectShipping(page, home, 0)
  expect(await suspensions(page)).toBe(0)
  await chooseOption(page, express)
  const price = await priceInWidget(page, express)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toEqual({ name: express, price, zipCode: '110 00' })
})

test('in a country without the widget it goes away, and it comes back with the country', async ({
  page,
  request,
}) => {
  await openWidget(page)
  await chooseOption(page, express)
  await change(page, 'address').click()
  const country = page.locator('select[name="address.country"]')
  const postcode = page.getByRole('textbox', { name: t('checkout.field.zipCode') })
  await country.selectOption('SK')
  await postcode.fill('811 01')
  await toDelivery(page)
  await expect(plainMethods(page).getByRole('radio', { name: 'Home delivery' })).toBeChecked()
  await expect(page.locator('iframe')).toHaveCount(0)
  await change(page, 'address').click()
  await country.selectOption('CZ')
  await postcode.fill('110 00')
  await toDelivery(page)
  await expect(option(page, home)).toBeChecked()
  await expect(plainMethods(page)).toHaveCount(0)
  const price = await priceInWidget(page, home)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toEqual({ name: home, price, zipCode: '110 00' })
})

test('during an outage the plain methods are chosen from', async ({ page, request }) => {
  await writeCzechAddress(page, '999 99')
  await toDelivery(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await plainMethods(page).getByRole('radio', { name: 'Service point' }).check()
  await expectShipping(page, 'Service point', 4.9)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toEqual({
    name: 'Service point',
    price: 4.9,
    zipCode: '999 99',
  })
})

test('an outage that begins with a postcode in the widget leaves the plain methods', async ({ page }) => {
  await openWidget(page)
  await typePostcode(page, '999 99')
  await expect(plainMethods(page).getByRole('radio', { name: 'Home delivery' })).toBeChecked()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('with a script that is not answered', () => {
  test.use({ tolerated: [/status of 503/] })

  test('the checkout says so; trying again loads the widget', async ({ page, request }) => {
    await writeCzechAddress(page)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await toDelivery(page)
    await expect(failure(page)).toBeVisible()
    await expect(plainMethods(page).getByRole('radio', { name: 'Home delivery' })).toBeVisible()
    await failure(page)
      .getByRole('button', { name: t('checkout.widgetAgain') })
      .click()
    await chooseOption(page, express)
    await expect(plainMethods(page)).toHaveCount(0)
    const price = await priceInWidget(page, express)
    await orderByTransfer(page)
    expect(await bookedShipping(page, request)).toMatchObject({ name: express, price })
  })

  test('the shopper can choose one of the plain methods, and order by it', async ({ page, request }) => {
    await writeCzechAddress(page)
    await faultNextCall(page, script, { kind: 'status', status: 503 })
    await toDelivery(page)
    await expect(failure(page)).toBeVisible()
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    await expect(plainMethods(page)).toContainText(t('checkout.problem.choose'))
    await plainMethods(page).getByRole('radio', { name: 'Service point' }).check()
    await expectShipping(page, 'Service point', 4.9)
    await orderByTransfer(page)
    expect(await bookedShipping(page, request)).toMatchObject({ name: 'Service point', price: 4.9 })
  })
})

test('while a slow script loads the checkout says so, and the order continues with the first option', async ({
  page,
  request,
}) => {
  await writeCzechAddress(page)
  await faultNextCall(page, script, { kind: 'latency', ms: 5_000 })
  await toDelivery(page)
  await expect(page.getByRole('status').filter({ hasText: t('checkout.shippingLoading') })).toBeVisible()
  await expectShipping(page, home, 6.4)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toMatchObject({ name: home, price: 6.4 })
})

test.describe('with a shop that does not answer', () => {
  test.use({ tolerated: [/status of 503|The change ingrid_v2_shipping_option_changed in a widget/] })

  test('a choice that was not taken over is said, and may be sent again', async ({ page, request }) => {
    await openWidget(page)
    await injectFault(page, ['PUT'], 2, { kind: 'status', status: 503 })
    await option(page, express).check()
    const message = page.getByRole('alert').filter({ hasText: t('cart.problem.unfinished') })
    await expect(message).toBeVisible()
    await expectShipping(page, home)
    expect(await suspensions(page)).toBe(0)
    await message.getByRole('button', { name: t('cart.tryAgain') }).click()
    await expectShipping(page, express)
    await expect(message).toHaveCount(0)
    await orderByTransfer(page)
    expect(await bookedShipping(page, request)).toMatchObject({ name: express })
  })
})

test('a page that lies about the price pays the widget’s', async ({ page, request }) => {
  await openWidget(page)
  const detail = {
    additionalFields: {
      event: 'ingrid_v2_shipping_option_changed',
      external_method_id: 'ingrid-express',
      price: 0,
      suspendIgnore: { ingrid: true },
    },
  }
  const sent = page.waitForResponse((response) => response.url().endsWith('/payment-fields'))
  await page.evaluate(
    (lie) => void document.dispatchEvent(new CustomEvent('centra_checkout_callback', { detail: lie })),
    detail,
  )
  expect((await sent).status()).toBe(200)
  await expectShipping(page, home, 6.4)
  await orderByTransfer(page)
  expect(await bookedShipping(page, request)).toMatchObject({ name: home, price: 6.4 })
})

test('the widget is used with only the keyboard, and has no accessibility violation', async ({
  page,
  request,
}) => {
  await openWidget(page)
  await expectAccessible(page, 'the checkout with the shipping widget')
  const frame = page.frames().find((entry) => entry.url().includes('/pay/widgets/delivery/'))
  await frame?.evaluate(axe.source)
  expect(
    await frame?.evaluate<string[]>(
      `axe.run(${wcag}).then(({ violations }) => violations.map(({ id }) => id))`,
    ),
  ).toEqual([])
  await change(page, 'address').focus()
  await page.keyboard.press('Tab')
  await expect(widget(page).getByRole('textbox', { name: 'Postcode' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(widget(page).getByRole('button', { name: 'Update' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(option(page, home)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(option(page, express)).toBeFocused()
  await expectShipping(page, express)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('checkout.toPayment') })).toBeFocused()
  await page.keyboard.press('Enter')
  await payByTransfer(page)
  expect(await bookedShipping(page, request)).toMatchObject({ name: express })
})
