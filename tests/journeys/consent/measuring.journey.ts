import type { APIRequestContext, Page } from 'playwright/test'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartLines } from '#tests/journeys/cart-steps.ts'
import { soldOutProduct } from '#tests/journeys/catalogue.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { card, decide, expectPaid, payAtProvider } from '#tests/journeys/payment/payment-steps.ts'
import { changeButton } from '#tests/journeys/pick-car.ts'
import { searchField } from '#tests/journeys/search/search-field.ts'
import { coreIf, createTestI18n, expect } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { answers, dataLayerEvents, namesIn, readBook } from './books.ts'

const { t } = createTestI18n('en')

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

for (const runtime of ['workerd', 'node'] as const) {
  test.describe(`on ${runtime}`, () => {
    test.use({ runtime, answered: answers.all })

    test(
      'from a listing to the confirmation everything is reported once',
      coreIf(runtime === 'workerd'),
      async ({ page, request }) => {
        await page.goto(paths.category('brakes/drum-brakes/brake-drums'))
        await expect.poll(() => dataLayerEvents(request)).toContain('view_item_list')
        await page.getByRole('button', { name: 'Add to cart' }).first().click()
        await expect.poll(() => dataLayerEvents(request)).toContain('view_cart')
        await openPaymentOf(page)
        await payAtProvider(page, card)
        // A visitor who leaves for good now has been reported: by the server, since no measuring script runs at the
        // checkout.
        const started = ['begin_checkout', 'add_shipping_info', 'add_payment_info']
        await expect.poll(() => namesIn(request, 'ga4')).toEqual(started)
        await expect
          .poll(async () => (await namesIn(request, 'conversions')).toSorted())
          .toEqual(['AddPaymentInfo', 'AddToCart', 'InitiateCheckout'])
        await decide(page, 'Approve')
        await expectPaid(page, request, card)
        const bought = ['gtm.js', 'view_item_list', 'add_to_cart', 'view_cart']
        const paid = ['gtm.js', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']
        await expect.poll(() => dataLayerEvents(request)).toEqual([...bought, ...paid])
        const conversions = ['AddToCart', 'InitiateCheckout', 'AddPaymentInfo', 'Purchase']
        const [added, ...ordered] = conversions
        const pixel = ['PageView', added, 'PageView', ...ordered]
        await expect.poll(() => namesIn(request, 'pixel')).toEqual(pixel)
        await expect
          .poll(async () => (await namesIn(request, 'conversions')).toSorted())
          .toEqual(conversions.toSorted())
        await expectSameEvents(request)
        expect(await namesIn(request, 'ga4')).toEqual(started)

        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
        await expect.poll(() => dataLayerEvents(request)).toEqual([...bought, ...paid, 'gtm.js'])
        await expect.poll(() => namesIn(request, 'pixel')).toEqual([...pixel, 'PageView'])
        await page.goto(paths.home())
        await expect.poll(async () => (await dataLayerEvents(request)).at(-1)).toBe('view_item_list')
        expect(await namesIn(request, 'conversions')).toHaveLength(conversions.length)
        await expectNobodyNamed(page, request, [
          'SW1A 1AA',
          'Testgatan',
          '7946 0018',
          '79460018',
          'Robin',
          'shopper.en',
          'example.com',
        ])
      },
    )
  })
}

test.describe('a visit', () => {
  test.use({ answered: answers.all })

  test('is reported at each of its moments, and a removal from the wishlist at none', async ({
    page,
    request,
  }) => {
    const reported = async () => (await dataLayerEvents(request)).filter((name) => name !== 'gtm.js')
    const follows = (name: string) => expect.poll(reported).toContain(name)
    const main = page.getByRole('main')
    await page.goto(paths.category('brakes/drum-brakes/brake-drums'))
    await expectHydrated(page)
    await follows('view_item_list')
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await follows('view_item')
    expect((await reported()).slice(0, 3)).toEqual(['view_item_list', 'select_item', 'view_item'])
    const wish = main.getByRole('button', { name: 'Wishlist', exact: true })
    await wish.click()
    await follows('add_to_wishlist')
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'false')

    await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await follows('add_to_cart')
    const cart = page.getByRole('dialog', { name: t('cart.cart') })
    await cart
      .getByRole('button', { name: t('cart.remove') })
      .first()
      .click()
    await follows('remove_from_cart')
    await page.keyboard.press('Escape')
    const search = searchField(page)
    await search.fill('wiper')
    await search.press('Enter')
    await follows('search')

    await page.goto(paths.register())
    await expectHydrated(page)
    const field = (label: string) => main.getByLabel(new RegExp(`^${label}`))
    const { email, password } = ownAccount({ ...astrid, email: 'kim@example.com' })
    await field(t('checkout.field.email')).fill(email)
    await field(t('account.password')).fill(password)
    await field(t('account.repeatPassword')).fill(password)
    await field(t('checkout.field.firstName')).fill('Kim')
    await field(t('checkout.field.lastName')).fill('Canary')
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(paths.account())
    await page.goto(paths.home())
    await follows('sign_up')
    await page.goto(paths.account())
    await expectHydrated(page)
    await main.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(paths.login())
    await expectHydrated(page)
    await field(t('checkout.field.email')).fill(email)
    await field(t('account.password')).fill(password)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(paths.account())
    await page.goto(paths.home())
    await follows('login')
    const counts = Map.groupBy(await reported(), (name) => name)
    const once = [
      'view_item',
      'add_to_wishlist',
      'add_to_cart',
      'remove_from_cart',
      'search',
      'sign_up',
      'login',
    ]
    expect(once.map((name) => [name, counts.get(name)?.length])).toEqual(once.map((name) => [name, 1]))
    await expectNobodyNamed(page, request, ['canary', email, password])
  })
})

test.describe('typed text', () => {
  // Its conversions would count towards the limit of those who come after.
  test.use({ answered: answers.all, spoilsShop: true, tolerated: [/status of 404.*vouchers/] })

  test('reaches no measuring service', async ({ page, request, baseURL }) => {
    await page.goto(paths.product((await soldOutProduct(String(baseURL))).uri))
    await expectHydrated(page)
    await page.getByText(t('stockNotice.ask')).click()
    const notice = page.getByRole('textbox', { name: t('stockNotice.email'), exact: true })
    await notice.fill('canary@example.com')
    await notice.press('Enter')
    await expect(page.getByText(t('stockNotice.done', { email: 'canary@example.com' }))).toBeVisible()
    await addFromListing(page)
    await page.goto(paths.cart())
    const main = page.getByRole('main')
    await main.getByText(t('cart.voucher'), { exact: true }).first().click()
    await main.getByRole('textbox', { name: t('cart.voucher') }).fill('canary@example.com')
    await main.getByRole('button', { name: t('cart.voucherAdd') }).click()
    await expect(main.getByText(t('cart.voucherInvalid'))).toBeVisible()
    await page.goto(paths.home())
    await expectHydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: t('newsletter.email') }).fill('canary@example.com')
    await footer.getByRole('button', { name: t('newsletter.subscribe') }).click()
    await expect(footer.getByText(t('newsletter.confirming'))).toBeVisible()
    for (const keyword of ['canary@example.com', 'YV1CANARY9V234567', '850709-9805', '+46 8 765 43 21']) {
      const search = searchField(page)
      await search.fill(keyword)
      await search.press('Enter')
      await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === keyword)
      await page.waitForLoadState('networkidle')
    }
    await page.goto(paths.quickOrder())
    await main.getByRole('textbox').first().fill('canary@example.com 2')
    await page.goto(`${paths.search()}?keyword=disc`)
    await expect.poll(() => dataLayerEvents(request)).toContain('search')
    await expectNobodyNamed(page, request, ['canary', '850709-9805', '87654321', '765 43 21'])
  })

  test('about a car, an address and an invoice reaches no measuring service', async ({ page, request }) => {
    await page.setExtraHTTPHeaders({ 'x-test-country': 'SE' })
    await page.goto(paths.category('brakes/disc-brakes'))
    await expectHydrated(page)
    await writeCar(page)
    await expect(page).toHaveURL(/car=/)
    await page.waitForLoadState('networkidle')

    // A drum for another car, which the checkout says again.
    await page.goto(paths.category('brakes/drum-brakes/brake-drums'))
    const refused = page.getByRole('article').filter({ hasText: t('fit.mark.refuses') })
    await refused.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: t('cart.misfit.add') }).click()
    await expect(cartLines(page)).toHaveCount(1)
    await openPaymentOf(page, 'sv')
    await page.locator('input[name=paymentMethod][value=invoice]').check()
    const asked = new RegExp(`^${t('checkout.field.identityNumber')}`)
    await page.getByRole('textbox', { name: asked }).fill('8507099805')
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    const order = page.getByRole('button', { name: t('checkout.placeOrder') })
    await order.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Brake drum' })).toBeVisible()
    await order.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
    await expect.poll(() => dataLayerEvents(request)).toContain('purchase')
    await expect.poll(() => namesIn(request, 'conversions')).toContain('Purchase')
    await expectSameEvents(request)
    await expectNobodyNamed(page, request, [
      ...['XLBLX4820', 'brk240', 'brk-240', 'brk 240', 'canary'],
      ...['8507099805', '850709-9805', 'Robin', 'Testgatan', '114 55', '11455', '123 456 78', '46812345678'],
      ...['shopper.sv', 'example.com'],
    ])
  })
})

/** Chooses a car by the numbers in its papers, and writes down more of it. */
async function writeCar(page: Page) {
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  const field = (label: string) => panel.getByLabel(label, { exact: true })
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('garage.choose') })
    .click()
  await panel.getByText(t('garage.byNumber')).click()
  await field(t('garage.number')).fill('XLB LX4820RC000001')
  await field(t('garage.number')).press('Enter')
  await expect(changeButton(panel, 'Volvo')).toBeVisible()
  await panel.getByText(t('garage.byPlate')).click()
  await field(t('garage.registeredIn')).selectOption('SE')
  await field(t('garage.plate')).fill('brk-240')
  await field(t('garage.plate')).press('Enter')
  const car = { car: 'Volvo 240' }
  await expect(panel.getByText(t('garage.carFound', car))).toBeVisible()
  await panel.getByRole('button', { name: t('garage.save') }).click()
  await expect(panel).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your car/i })
    .click()
  await panel.getByRole('button', { name: /^Change/ }).click()
  const form = panel.getByRole('form', { name: /^Change/ })
  await form.getByLabel(t('account.car.nickname')).fill('canary')
  await form.getByLabel(t('account.car.vinNumber')).fill('XLBLX4820RC000001')
  await form.getByRole('button', { name: t('garage.saveDetails') }).click()
  await expect(panel.getByText(t('garage.saved'))).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Goes through the checkout to its last step with what is in the cart. */
async function openPaymentOf(page: Page, locale: Locale = 'en') {
  const shopper = shoppers.find((shopper) => shopper.locale === locale)
  if (!shopper) throw new Error('there is no shopper')
  await page.goto(paths.checkout())
  await writeAddress(page, createTestI18n('en'), shopper)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
}

/** No book of those who measure has any of these words, or the token of the cart. */
async function expectNobodyNamed(page: Page, request: APIRequestContext, words: string[]) {
  const names = ['pixel', 'data-layer', 'partner', 'conversions', 'ga4', 'errors'] as const
  const books = JSON.stringify(await Promise.all(names.map((name) => readBook(request, name))))
  const token = await checkoutToken(page)
  const wanted = token === '' ? words : [...words, token]
  const isIn = (text: string) => (word: string) => text.toLowerCase().includes(word.toLowerCase())
  expect(wanted.filter(isIn(books + books.replaceAll('+', ' ').replaceAll('%40', '@')))).toEqual([])
}

/** Pixel and server report the same conversions under the same ids, and the server's were all taken. */
async function expectSameEvents(request: APIRequestContext) {
  const inPixel = (await readBook(request, 'pixel')).filter(({ name }) => name !== 'PageView')
  const onServer = await readBook(request, 'conversions')
  const idsOf = (entries: typeof inPixel, key: string) =>
    entries.map((entry) => `${entry.name} ${entry[key]}`).toSorted()
  expect(onServer.map(({ verdict }) => verdict)).toEqual(onServer.map(() => 'counted'))
  expect(idsOf(inPixel, 'eventId')).toEqual(idsOf(onServer, 'eventId'))
  expect(inPixel.every(({ deduplicated }) => deduplicated === true)).toBe(true)
}

test.describe('the partner widget', () => {
  test.use({ answered: answers.all })

  test('is loaded once for each path and language, and not for another query', async ({ page, request }) => {
    const loads = async () =>
      (await readBook(request, 'partner')).map(({ path, locale }) => `${locale} ${path}`)
    const listing = paths.category('brakes/disc-brakes')
    await page.goto(listing)
    await expect.poll(loads).toEqual([`en ${listing}`])
    const slot = page.getByRole('complementary').filter({ hasText: 'Advertisement' })
    await expect(slot).toBeVisible()
    await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('LowestPrice')
    await expect(page).toHaveURL(/order=LowestPrice/)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\//)
    const product = new URL(page.url()).pathname
    await expect.poll(loads).toEqual([`en ${listing}`, `en ${product}`])
    await page.goto(paths.login())
    await page.goto(localized('sv', paths.home()))
    await expect.poll(loads).toEqual([`en ${listing}`, `en ${product}`, 'sv /'])
  })
})
