import type { APIRequestContext, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { failNextCall } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { payment } from '#tests/support/examples/addresses.ts'

const { t } = createTestI18n('en')

// Animated elements are measured when their animation has ended; limits count by network.
test.use({
  extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.43' },
  tolerated: [/status of (404|422|425|503)|ERR_INTERNET_DISCONNECTED/],
  contextOptions: { reducedMotion: 'reduce' },
})

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const send = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('support.send') })
    .click()

/** Places an order of two brake drums as a guest's browser would, in Sweden; resolves with its number and the checkout token. */
async function placeOrder(
  request: APIRequestContext,
  email: string,
): Promise<{ order: string; token: string }> {
  const call = async (path: string, data: object, token = 'none') => {
    const headers = { 'api-token': token, 'x-test-country': 'SE' }
    return (await request.post(`/sandbox/api/checkout${path}`, { headers, data })).json()
  }
  const { products } = await call('/products', {
    search: 'brake drum',
    language: 'en',
    limit: 1,
    onlyAvailable: true,
  })
  const [{ items }] = products
  const opened = await request.get('/sandbox/api/checkout/selection', { headers: { 'x-test-country': 'SE' } })
  const { token } = await opened.json()
  for (let piece = 0; piece < 2; piece += 1) await call(`/items/${items[0].item}`, {}, token)
  const paid = await call('/payment', { ...payment, address: { ...payment.address, email } }, token)
  return { order: String(paid.order.order), token }
}

async function inbox(page: Page): Promise<string> {
  return (await page.request.get('/sandbox/')).text()
}

test('a visitor writes to customer service, and loses nothing while it cannot be reached', {
  tag: '@node',
}, async ({ page }) => {
  await page.goto('/info/returns')
  await expectHydrated(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.contact') })
    .click()
  await expect(page).toHaveURL(paths.support())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('support.title'))
  await expectHydrated(page)

  await send(page)
  await expect(field(page, t('support.message'))).toBeFocused()
  await expect(field(page, t('support.message'))).toHaveAccessibleDescription(t('forms.required'))
  await expectAccessible(page, 'the contact form with its problems')

  const words = `Do you have this in red? ${crypto.randomUUID()}`
  await main(page)
    .getByRole('combobox', { name: t('support.subject') })
    .selectOption('productQuestion')
  await field(page, t('support.message')).fill(words)
  await field(page, t('checkout.field.email')).fill('kim@example.com')
  await failNextCall(page, '/support')
  await send(page)
  await expect(main(page).getByText(t('support.failed'))).toBeVisible()
  await expect(field(page, t('support.message'))).toHaveValue(words)
  await expectAccessible(page, 'a message that could not be sent')
  await send(page)
  await expect(main(page).getByText(t('support.thanks'))).toBeVisible()
  await expect(field(page, t('support.message'))).toBeHidden()
  await expectAccessible(page, 'a message that was sent')
  const received = await inbox(page)
  expect(received.split(words)).toHaveLength(2)
  expect(received).toContain('productQuestion, from kim@example.com')
})

test('a message with a link that is sent at once arrives, without a second press', async ({ page }) => {
  await page.goto(paths.support())
  await expectHydrated(page)
  const words = `Like https://parts.example/${crypto.randomUUID()}`
  await field(page, t('support.message')).fill(words)
  await field(page, t('checkout.field.email')).fill('kim@example.com')
  await send(page)
  await expect(main(page).getByText(t('support.thanks'))).toBeVisible({ timeout: 10_000 })
  expect(await inbox(page)).toContain(words)
})

test('a guest finds no order under another address, and follows it under the right one', {
  tag: '@node',
}, async ({ page, request }) => {
  const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
  const { order } = await placeOrder(request, email)
  await page.goto('/info/returns')
  await expectHydrated(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('trackOrder.title') })
    .click()
  await expectHydrated(page)
  await field(page, t('checkout.orderNumber')).fill(order)
  await field(page, t('checkout.field.email')).fill('another@example.com')
  await main(page)
    .getByRole('button', { name: t('trackOrder.find') })
    .click()
  await expect(main(page).getByText(t('trackOrder.none'))).toBeVisible()
  await expect(field(page, t('checkout.orderNumber'))).toHaveValue(order)
  await field(page, t('checkout.field.email')).fill(email)
  await main(page)
    .getByRole('button', { name: t('trackOrder.find') })
    .click()
  await expect(page.getByRole('heading', { name: t('orders.order', { number: order }) })).toBeVisible()
  await expect(page).toHaveURL(paths.trackOrder())
  await expectAccessible(page, 'a followed order')
  await main(page)
    .getByRole('link', { name: t('receipt.ask') })
    .click()
  await expect(field(page, t('checkout.orderNumber'))).toHaveValue(order)
})

const confirmWithdrawal = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('withdraw.confirm') })
    .click()
const received = (page: Page) => page.getByRole('heading', { level: 1, name: t('withdraw.received') })

test('a consumer withdraws from the footer, and loses nothing while it cannot be sent', {
  tag: '@node',
}, async ({ page }) => {
  await page.goto('/info/returns')
  await expectHydrated(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('withdraw.here') })
    .click()
  await expect(page).toHaveURL(paths.withdraw())
  await expectHydrated(page)
  await confirmWithdrawal(page)
  await expect(field(page, t('withdraw.name'))).toBeFocused()
  await expect(field(page, t('withdraw.name'))).toHaveAccessibleDescription(t('forms.required'))
  await expectAccessible(page, 'the withdrawal with its problems')

  const order = `W${crypto.getRandomValues(new Uint32Array(1))[0]}`
  await field(page, t('withdraw.name')).fill('Kim Lund')
  await field(page, t('checkout.orderNumber')).fill(order)
  await field(page, t('checkout.field.email')).fill(`kim+${order}@example.com`)
  await field(page, t('withdraw.goods')).fill('Only the discs')
  await failNextCall(page, '/support')
  await confirmWithdrawal(page)
  await expect(main(page).getByText(t('withdraw.failed'))).toBeVisible()
  await expect(received(page)).toBeHidden()
  await expect(field(page, t('withdraw.goods'))).toHaveValue('Only the discs')
  await page.context().setOffline(true)
  await confirmWithdrawal(page)
  await expect(main(page).locator('[aria-busy]')).toHaveCount(0)
  await expect(field(page, t('checkout.orderNumber'))).toHaveValue(order)
  await page.context().setOffline(false)
  await main(page)
    .getByRole('button', { name: t('withdraw.confirm') })
    .dblclick()
  await expect(received(page)).toBeFocused()
  await expect(page.getByRole('article')).toContainText('Only the discs')
  await expect(page.getByRole('article')).toContainText(/\d\d:\d\d:\d\d/)
  await expect(page.getByRole('article')).not.toContainText('UTC')
  await expect(page).toHaveURL(paths.withdraw())
  await expectAccessible(page, 'the receipt of a withdrawal')
  // There is no order of this number, so the address is sent only that, once.
  const mails = (await inbox(page)).split(`${t('checkout.orderNumber')}: ${order}`)
  expect(mails).toHaveLength(2)
})

test('a guest withdraws from a part of the order they have just placed, from its receipt', {
  tag: '@core',
}, async ({ page, context }) => {
  const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
  const { order, token } = await placeOrder(page.request, email)
  await page.goto('/info/returns')
  await context.addCookies([
    { name: 'rc_centra_checkout_token', value: token, url: new URL('/', page.url()).href },
  ])
  await page.goto('/checkout/confirmation')
  await page
    .getByRole('article')
    .getByRole('link', { name: t('withdraw.here') })
    .click()
  await expectHydrated(page)
  await expect(field(page, t('checkout.orderNumber'))).toHaveValue(order)
  await expect(field(page, t('checkout.field.email'))).toHaveValue(email)
  await expect(field(page, t('withdraw.name'))).not.toHaveValue('')
  const goods = page.getByRole('group', { name: t('withdraw.parts') })
  const quantity = goods.getByRole('spinbutton')
  await expect(quantity).toHaveValue('2')
  await quantity.fill('0')
  await confirmWithdrawal(page)
  await expect(main(page).getByText(t('withdraw.noParts'))).toBeVisible()
  await expect(quantity).toBeFocused()
  await expectAccessible(page, 'the parts of a withdrawal')
  await quantity.fill('1')
  await confirmWithdrawal(page)
  await expect(received(page)).toBeFocused()
  await expect(page.getByRole('article')).toContainText(/1 × \S/)
  expect(await inbox(page)).toContain(`withdrawal from order ${order}`)
})

test('a guest withdraws from an order they follow', async ({ page }) => {
  const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
  const { order } = await placeOrder(page.request, email)
  await page.goto(paths.trackOrder())
  await field(page, t('checkout.orderNumber')).fill(order)
  await field(page, t('checkout.field.email')).fill(email)
  await main(page)
    .getByRole('button', { name: t('trackOrder.find') })
    .click()
  await main(page)
    .getByRole('button', { name: t('withdraw.here') })
    .click()
  await expect(page).toHaveURL(paths.withdraw())
  await expectHydrated(page)
  await expect(field(page, t('checkout.orderNumber'))).toHaveValue(order)
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await field(page, t('withdraw.name')).fill('Kim Lund')
  await confirmWithdrawal(page)
  await expect(received(page)).toBeFocused()
  await expect(page.getByRole('article')).toContainText('2 ×')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.44' } })

  test('a visitor writes to customer service, with values filled in by a link', { tag: '@node' }, async ({
    page,
  }) => {
    await page.goto(paths.support({ subject: 'refundQuestion', order: '1007' }))
    await expect(field(page, t('checkout.orderNumber'))).toHaveValue('1007')
    const words = `Where is my money? ${crypto.randomUUID()}`
    await field(page, t('support.message')).fill(words)
    await field(page, t('checkout.field.email')).fill('kim@example.com')
    await send(page)
    await expect(main(page).getByText(t('support.thanks'))).toBeVisible()
    expect(await inbox(page)).toContain(words)
  })

  test('a consumer withdraws, and sending it again changes nothing', { tag: '@node' }, async ({ page }) => {
    const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
    const { order } = await placeOrder(page.request, email)
    await page.goto(paths.withdraw())
    await field(page, t('checkout.orderNumber')).fill(order)
    await field(page, t('checkout.field.email')).fill(email)
    await main(page)
      .getByRole('button', { name: t('withdraw.find') })
      .click()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    await field(page, t('withdraw.name')).fill('Kim Lund')
    await confirmWithdrawal(page)
    await expect(received(page)).toBeVisible()
    const receipt = await page.getByRole('article').innerText()
    await page.reload()
    await expect(received(page)).toBeVisible()
    expect(await page.getByRole('article').innerText()).toBe(receipt)
    expect((await inbox(page)).split(`withdrawal from order ${order}`)).toHaveLength(2)
  })

  test('a guest follows an order', { tag: '@core' }, async ({ page }) => {
    const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
    const { order } = await placeOrder(page.request, email)
    const find = async (address: string) => {
      await field(page, t('checkout.field.email')).fill(address)
      await main(page)
        .getByRole('button', { name: t('trackOrder.find') })
        .click()
    }
    await page.goto(paths.trackOrder())
    await field(page, t('checkout.orderNumber')).fill(order)
    await find('another@example.com')
    await expect(main(page).getByText(t('trackOrder.none'))).toBeVisible()
    await find(email)
    await expect(page.getByRole('heading', { name: t('orders.order', { number: order }) })).toBeVisible()
  })
})
