import type { Page } from 'playwright/test'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { type Shopper, shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'

// The browser logs the status of a page that answers a form with its problems.
test.use({ javaScriptEnabled: false, tolerated: [/status of 4(09|22)/] })

const { t } = createTestI18n('en')
const [briton] = shoppers
if (!briton) throw new Error('There is no shopper.')

/** Goes from the cart to the page of the order, where the shopper has accepted the terms. */
async function fillIn(page: Page, shopper: Shopper, method: RegExp) {
  const i18n = createTestI18n(shopper.locale)
  await page.getByRole('link', { name: i18n.t('cart.checkout') }).click()
  await expect(page).toHaveURL(/\/checkout\/plain$/)
  // Before its styles are there, the fields of another delivery address are visible.
  await page.waitForLoadState()
  await writeAddress(page, i18n, shopper)
  await page.getByRole('button', { name: i18n.t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: i18n.t('checkout.toPayment') }).click()
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: i18n.t('plainCheckout.toOrder') }).click()
  await termsBox(page, i18n).check()
}

async function addPart(page: Page, locale: Shopper['locale'], hasScript = false) {
  await page.goto(localized(locale, paths.category('brakes')))
  // The button of the cart names its count once the page is hydrated.
  if (hasScript)
    await expect(
      page.getByRole('button', { name: createTestI18n(locale).t('cart.withCount', { count: 0 }) }),
    ).toBeVisible()
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: new RegExp(`^${createTestI18n(locale).t('cart.add')}`) }).click()
}

test.describe('without script in Britain', () => {
  test.use({ extraHTTPHeaders: { 'x-test-country': 'GB', 'cf-connecting-ip': '198.51.100.80' } })

  test('a shopper buys a part by invoice', { tag: '@core' }, async ({ page }) => {
    await addPart(page, 'en')
    await fillIn(page, briton, /^Invoice/)
    await page
      .locator('summary')
      .filter({ hasText: t('checkout.note') })
      .click()
    await page.getByRole('textbox', { name: t('checkout.note') }).fill('Ring twice')
    await page.getByRole('button', { name: 'Order and pay' }).click()
    await expect(page).toHaveURL(paths.receipt())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
    await expect(page.getByRole('main')).toContainText('Ring twice')
    await expect(page.getByRole('link', { name: t('checkout.backToShop') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('checkout.print') })).toBeHidden()
    await page.goto(paths.cart())
    await expect(page.getByRole('main')).toContainText(t('cart.empty'))
  })

  test('a shopper pays by card, and by a bank whose form they send', { tag: '@core' }, async ({ page }) => {
    for (const method of ['Card', 'Online banking']) {
      await addPart(page, 'en')
      await fillIn(page, briton, new RegExp(`^${method}`))
      await page.getByRole('button', { name: 'Order and pay' }).click()
      if (method !== 'Card') await page.getByRole('button', { name: t('checkout.toPayment') }).click()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(page).toHaveURL(paths.receipt())
      await expect(page.getByRole('main')).toContainText(method)
    }
  })

  test('a declined card leads back to the payment, with everything that was typed', async ({ page }) => {
    await addPart(page, 'en')
    await fillIn(page, briton, /^Card/)
    await page.getByRole('button', { name: 'Order and pay' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page).toHaveURL(paths.plainCheckout({ failed: '1', reason: 'declined' }))
    await expect(page.getByRole('alert')).toContainText(t('checkout.failed.declined'))
    await expect(page.getByRole('main')).toContainText('Testgatan 1')
    await page.getByRole('radio', { name: /^Invoice/ }).check()
    await page.getByRole('button', { name: t('plainCheckout.toOrder') }).click()
    await expect(page.getByRole('button', { name: 'Order and pay' })).toBeVisible()
  })

  test('a delivery address is asked for when the order goes elsewhere', async ({ page }) => {
    await addPart(page, 'en')
    await page.goto(paths.plainCheckout())
    const parcel = page.getByRole('group', { name: t('checkout.shippingAddress') })
    await expect(parcel).toBeHidden()
    await page.getByRole('checkbox', { name: t('checkout.elsewhere') }).check()
    await expect(parcel).toBeVisible()
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    await expect(parcel.getByRole('textbox', { name: t('checkout.field.city') })).toHaveAccessibleDescription(
      t('forms.required'),
    )
  })
})

test.describe('without script in Germany', () => {
  test.use({ extraHTTPHeaders: { 'x-test-country': 'DE', 'cf-connecting-ip': '198.51.100.81' } })

  test('a shopper buys a set by bank transfer', async ({ page }) => {
    const german = shoppers.find(({ country }) => country === 'DE') ?? briton
    const { t } = createTestI18n(german.locale)
    await page.goto(localized(german.locale, paths.product('set-winter-volvo-240-b21a-b21e')))
    const wipers = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
    await wipers.first().getByRole('radio').last().check()
    await page.getByRole('button', { name: t('cart.add'), exact: true }).click()
    await fillIn(page, german, /^(Vorkasse|Überweisung|Banküberweisung)/)
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
    await expect(page).toHaveURL(localized(german.locale, paths.receipt()))
    await expect(page.getByRole('main')).toContainText('Winterpaket')
    await expect(page.getByRole('heading', { name: t('checkout.transfer') })).toBeVisible()
  })
})

for (const [index, shopper] of shoppers.entries()) {
  const i18n = createTestI18n(shopper.locale)

  test.describe(`in ${shopper.locale}`, () => {
    // The checks of the pages need script; the pages do not.
    test.use({
      javaScriptEnabled: true,
      extraHTTPHeaders: { 'x-test-country': shopper.country, 'cf-connecting-ip': `198.51.100.${82 + index}` },
    })

    test(
      `the checkout without script is accessible in ${shopper.locale}`,
      coreIf(shopper.locale === 'en'),
      async ({ page }) => {
        const check = async (screen: string) => {
          await expectAccessible(page, screen)
          for (const window of [windows.narrowest, windows.phone])
            await expectNoOverflow(page, screen, window)
        }
        await addPart(page, shopper.locale, true)
        await expect(
          page
            .getByRole('dialog', { name: i18n.t('cart.cart') })
            .getByRole('listitem')
            .first(),
        ).toBeVisible()
        await page.goto(localized(shopper.locale, paths.plainCheckout()))
        await check('the address')
        await page.getByRole('button', { name: i18n.t('checkout.toDelivery') }).click()
        await expect(page.getByText(i18n.t('forms.required')).first()).toBeVisible()
        await check('the problems of the address')
        await writeAddress(page, i18n, shopper)
        await page.getByRole('button', { name: i18n.t('checkout.toDelivery') }).click()
        await expect(page.getByRole('group', { name: i18n.t('checkout.shippingMethod') })).toBeVisible()
        await check('the delivery')
        await page.getByRole('button', { name: i18n.t('checkout.toPayment') }).click()
        await expect(page.getByRole('group', { name: i18n.t('checkout.paymentMethod') })).toBeVisible()
        await check('the payment')
        await page.locator('input[name=paymentMethod][value=prepayment]').check()
        await page.getByRole('button', { name: i18n.t('plainCheckout.toOrder') }).click()
        await page.getByRole('button', { name: i18n.t('checkout.placeOrder') }).click()
        await expect(page.getByText(i18n.t('checkout.problem.terms')).first()).toBeVisible()
        await check('the order')
        await termsBox(page, i18n).check()
        await page.getByRole('button', { name: i18n.t('checkout.placeOrder') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(i18n.t('checkout.thanks'))
        await page.goto(localized(shopper.locale, paths.receipt()))
        await check('the confirmation')
      },
    )
  })
}
