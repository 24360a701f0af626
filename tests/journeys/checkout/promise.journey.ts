import type { APIRequestContext, Page } from 'playwright/test'
import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { nextArrivals } from '#src/commerce/contract/delivery/arrival.ts'
import { promisedDaysKey } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'

const i18n = createTestI18n('en')
const { t } = i18n
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

/** A part in stock that goes as a parcel. */
async function parcelPart(request: APIRequestContext): Promise<Product> {
  const response = await request.post('/sandbox/api/checkout/products', {
    headers: { 'api-token': 'none' },
    data: { language: 'en', search: 'brake drum', onlyAvailable: true, limit: 50 },
  })
  const { products } = v.parse(Listing, await response.json())
  const found = products.find(
    ({ availabilityKind, deliveryClass, items, bundle }) =>
      availabilityKind === 'stock' && deliveryClass === 'parcel' && items.length === 1 && !bundle,
  )
  if (!found) throw new Error('No part in stock goes as a parcel')
  return found
}

const promiseOf = (page: Page) => page.getByRole('main').getByRole('region', { name: t('promise.title') })
/** "Expected Wed 2 – Fri 4 Dec", without what follows. Versions of `Intl` differ in the width of the spaces. */
const dayIn = (text: string | null) =>
  /Expected .*?(?= · |Service|Order by|Free|$)/.exec((text ?? '').replaceAll(/\s/g, ' '))?.[0].trim()

test('a shopper reads the same day beside the button, in the cart, at checkout and on the receipt', {
  tag: ['@core', '@node'],
}, async ({ page, request }) => {
  const swede = shoppers.find(({ country }) => country === 'SE')
  if (!swede) throw new Error('No shopper in Sweden')
  const { uri } = await parcelPart(request)
  await page.goto(paths.product(uri))
  await expectHydrated(page)
  const promise = promiseOf(page)
  await expect(promise).toContainText('Service point, PostNord')
  await expect(promise).toContainText('Returns within 30 days')
  await expect(promise.getByRole('listitem').filter({ hasText: 'Card' })).toHaveCount(1)
  const promised = dayIn(await promise.textContent())
  expect(promised).toMatch(/^Expected \w{3},? \d+ /)

  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  const panel = cartDialog(page).getByRole('region', { name: t('promise.title') })
  await expect(panel).toContainText('Order by')
  expect(dayIn(await panel.textContent())).toBe(promised)

  await page.goto(paths.cart())
  await expect(promise).toContainText('Order by')
  expect(dayIn(await promise.textContent())).toBe(promised)

  await page.goto(paths.checkout())
  await writeAddress(page, i18n, swede)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  const method = page.getByRole('radio', { name: /^Service point/ })
  await expect(method).toHaveAccessibleDescription(/Expected/)
  expect(dayIn(await method.locator('..').textContent())).toBe(promised)
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  const transfer = page.getByRole('radio', { name: 'Bank transfer in advance' })
  await expect(transfer).toHaveAccessibleDescription(
    `${t('checkout.pay.transferWithin', { days: 10 })} ${t('promise.afterPayment')}.`,
  )
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toHaveAccessibleDescription(
    t('checkout.pay.providerCard'),
  )
  const delivery = page.getByRole('region', { name: new RegExp(`${t('checkout.delivery')}$`) })
  await expect(delivery).not.toContainText('Expected')
  await page.locator('input[name=paymentMethod][value=invoice]').check()
  await expect(delivery).toContainText('Expected')
  await page
    .getByRole('textbox', { name: new RegExp(`^${t('checkout.field.identityNumber')}`) })
    .fill(swede.identityNumber ?? '')
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  const expected = page.getByRole('term').filter({ hasText: /^Expected$/ })
  await expect(expected).toBeVisible()
  expect(dayIn(`Expected ${await expected.locator('+ dd').textContent()}`)).toBe(promised)

  // The stored promise becomes a day that differs from that of the present facts.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), promisedDaysKey)).not.toBeNull()
  await page.evaluate((key) => {
    const kept = localStorage.getItem(key)?.replaceAll(/\d{4}-\d\d-\d\d/g, '2031-03-03') ?? ''
    localStorage.setItem(key, kept)
  }, promisedDaysKey)
  await page.reload()
  await expect(expected.locator('+ dd')).toContainText('3 Mar')
  await expect(page.getByRole('region', { name: t('checkout.next') })).toContainText('3 Mar')
})

test('the time that is left appears without moving anything, counts down, and gives way to the next day', async ({
  page,
  request,
}) => {
  const { uri } = await parcelPart(request)
  const facts = v.parse(ShopFacts, await (await request.get(paths.shopFacts('SE'))).json())
  const { dispatch, delivery } = facts
  if (!dispatch || !delivery) throw new Error('The sandbox has no calendars')
  const [next] = nextArrivals(Date.now(), { dispatch, delivery, days: { min: 1, max: 3 } })
  if (!next) throw new Error('No order arrives')
  await page.clock.install({ time: next.before - (3 * 60 + 12) * 60_000 - 30_000 })
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Object(entry).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const promise = promiseOf(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.product(uri))
    await expect(promise).toContainText(/3 hrs? 1[23] mins? left/)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  }
  const before = dayIn(await promise.textContent())
  const box = await promise.boundingBox()
  await page.clock.fastForward('03:00:00')
  await expect(promise).toContainText(/15:001[23] mins? left/)
  expect(await promise.boundingBox()).toEqual(box)
  await page.clock.fastForward('00:15:00')
  await expect(promise).not.toContainText(/15:00\d+ mins? left/)
  expect(dayIn(await promise.textContent())).not.toBe(before)
})

test('the promise fits into the narrowest window', async ({ page, request }) => {
  const { uri } = await parcelPart(request)
  await page.goto(paths.product(uri))
  await expect(promiseOf(page)).toBeVisible()
  await expectNoOverflow(page, 'product')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the document says by when to order', async ({ page, request }) => {
    const { uri } = await parcelPart(request)
    await page.goto(paths.product(uri))
    await expect(promiseOf(page)).toContainText(/Expected .*Order by .*15:00/s)
    await expect(promiseOf(page)).toContainText(/Free delivery|free from 999/)
    await expect(promiseOf(page).locator('.countdown')).toBeHidden()
  })
})
