import type { Page } from 'playwright/test'
import { type SamplePage, samplePages } from '#scripts/shop/sample-pages.ts'
import { searchAddress } from '#src/features/search/search-address.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

// Animated elements are measured when their animation has ended.
test.use({ tolerated: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } })

const notSoldInBritain = paths.product('touch-up-paint-volvo-850-769-silver-karosval')
let samples: SamplePage[]

test.slow()

test.beforeAll(async ({ baseURL }) => {
  samples = await samplePages(String(baseURL))
})

for (const shopper of shoppers) {
  const { locale, country } = shopper
  const i18n = createTestI18n(locale)
  const { t } = i18n

  test.describe(`in ${locale}`, () => {
    test.use({ extraHTTPHeaders: { 'x-test-country': country } })

    test(`the main pages are accessible in ${locale}`, coreIf(locale === 'en'), async ({ page }) => {
      for (const name of ['home', 'listing', 'product'])
        await openAndCheck(page, localized(locale, sample(name)))
      await openAndCheck(page, localized(locale, searchAddress('Volvo')))
      await openAndCheck(page, localized(locale, paths.cart()))
      await openAndCheck(page, localized(locale, paths.login()))
      await openAndCheck(page, localized(locale, paths.checkout()))
    })

    test(`every page is accessible in ${locale}`, async ({ page }) => {
      for (const { path } of samples) await openAndCheck(page, localized(locale, path))
      await openAndCheck(page, `${localized(locale, sample('listing'))}?view=table`)
      const products = await listedProducts(page)
      await openAndCheck(page, localized(locale, searchAddress('Volvo')))
      await openAndCheck(page, localized(locale, paths.categories()))
      await openAndCheck(page, localized(locale, paths.region()))
      for (const slug of ['withdrawal', 'imprint', 'accessibility', 'take-back'])
        await openAndCheck(page, localized(locale, paths.info(slug)))
      await openAndCheck(page, localized(locale, paths.faq()))
      await openAndCheck(page, localized(locale, paths.cart()))
      await openAndCheck(page, localized(locale, paths.wishlist()), '.empty-state')
      await openAndCheck(page, localized(locale, paths.wishlist(products.join())))
      await expect(page.getByRole('button', { name: t('cart.withCount', { count: 0 }) })).toBeVisible()
      await page.locator('.save-all').click()
      await expect(page.getByRole('main').getByRole('status')).toBeVisible()
      await openAndCheck(page, localized(locale, paths.wishlist()), '.wishlist-part')
      await openAndCheck(page, `${localized(locale, paths.compare(products.slice(0, 3)))}&facts=all`)
      await expect(page.getByRole('button', { name: t('cart.withCount', { count: 0 }) })).toBeVisible()
      await openAndCheck(page, localized(locale, sample('listing')), '.compare-bar')
      await openAndCheck(page, localized(locale, paths.compare()))
      await openAndCheck(page, localized(locale, paths.login()))
      await openAndCheck(page, localized(locale, paths.register()))
      await openAndCheck(page, localized(locale, paths.forgotPassword()))
      await openAndCheck(page, `${localized(locale, paths.resetPassword())}?i=sample&id=1`)
      await openAndCheck(page, localized(locale, paths.support()))
      await openAndCheck(page, localized(locale, paths.trackOrder()))
      await openAndCheck(page, localized(locale, paths.newsletter()))
      await openAndCheck(page, localized(locale, paths.quickOrder()))
      await openAndCheck(page, localized(locale, paths.checkout()))
      await openAndCheck(page, localized(locale, '/no/such/place'))
      if (country === 'GB') await openAndCheck(page, localized(locale, notSoldInBritain), '.not-sold-here')
    })

    test(`the account is accessible in ${locale}`, coreIf(locale === 'en'), async ({ page }) => {
      await page.goto(localized(locale, paths.region()))
      await page.getByRole('button', { name: t('shell.account'), exact: true }).click()
      const account = page.getByRole('dialog', { name: t('shell.account') })
      await account.getByRole('textbox', { name: t('checkout.field.email') }).fill(ownAccount(astrid).email)
      await account.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
      await account.getByRole('button', { name: t('account.logIn') }).click()
      await expect(account.getByText(t('account.loggedInAs', { name: astrid.name }))).toBeFocused()
      await expectAccessible(page, 'the customer')
      for (const path of [
        paths.account(),
        paths.accountOrders(),
        paths.accountReturns(),
        paths.accountDetails(),
        paths.accountCars(),
        paths.accountPassword(),
        paths.accountData(),
      ])
        await openAndCheck(page, localized(locale, path))
      await page.goto(`${localized(locale, paths.accountOrders())}?invoices=1`)
      const invoice = await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')
      await openAndCheck(page, String(invoice), '.receipt-sheet')
    })

    test(
      `the menu and the filters are accessible in ${locale}`,
      coreIf(locale === 'en'),
      async ({ page }) => {
        await page.goto(localized(locale, sample('listing')))
        const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
        await page.getByRole('button', { name: t('shell.categories') }).click()
        await expect(menu.locator('li li a').first()).toBeVisible()
        await expectAccessible(page, 'the menu')
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await page.setViewportSize({ width: 390, height: 780 })
        await page.getByRole('button', { name: t('catalogue.filters'), exact: true }).click()
        await expect(page.locator('.close-facets')).toBeVisible()
        // At its end nothing lies under the button that stays in sight.
        await page.locator('.facets').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
        await expectAccessible(page, 'the filters on a phone')
      },
    )

    test(
      `the cart, the checkout and the receipt are accessible in ${locale}`,
      coreIf(locale === 'en'),
      async ({ page }) => {
        const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
        await page.goto(localized(locale, sample('product')))
        const region = page.getByRole('dialog', { name: t('shell.region') })
        await page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) }).click()
        await expect(region).toBeVisible()
        await expectAccessible(page, 'country and language')
        await page.keyboard.press('Escape')
        await expect(region).toBeHidden()
        const account = page.getByRole('dialog', { name: t('shell.account') })
        await press(t('shell.account'))
        await press(t('account.logIn'))
        await expect(account.getByText(t('forms.required')).first()).toBeVisible()
        await expectAccessible(page, 'the log-in form with its problems')
        await page.keyboard.press('Escape')
        await expect(account).toBeHidden()
        await press(t('cart.add'))
        const cart = page.getByRole('dialog', { name: t('cart.cart') })
        await expect(cart.locator('.cart-line')).toHaveCount(1)
        await expectAccessible(page, 'the cart')
        await cart.getByText(t('cart.voucher')).first().click()
        await cart.getByRole('textbox', { name: t('cart.voucher') }).fill('NONSENSE')
        await cart.getByRole('button', { name: t('cart.voucherAdd') }).click()
        await expect(cart.getByText(t('cart.voucherInvalid'))).toBeVisible()
        await expectAccessible(page, 'a code that is not valid')
        await cart.getByRole('button', { name: t('cart.remove') }).click()
        const undo = cart.getByRole('button', { name: t('cart.undo') })
        // The offer stays open while the pointer is over it, however long the scan takes.
        await undo.hover()
        await expectAccessible(page, 'a part just taken out')
        await undo.click()
        await expect(cart.getByRole('button', { name: t('cart.remove') })).toBeVisible()
        await openAndCheck(page, localized(locale, paths.cart()))

        await page.getByRole('link', { name: t('cart.checkout') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
        await press(t('checkout.toDelivery'))
        await expect(page.getByText(t('forms.required')).first()).toBeVisible()
        await expectAccessible(page, 'the address form with its problems')

        await writeAddress(page, i18n, shopper)
        await press(t('checkout.toDelivery'))
        await expect(page.getByRole('button', { name: t('checkout.toPayment') })).toBeVisible()
        await expectAccessible(page, 'the choice of delivery')
        await expectNoOverflow(page, 'the choice of delivery')

        await press(t('checkout.toPayment'))
        await page.locator('input[name=paymentMethod][value=prepayment]').check()
        await expectAccessible(page, 'the choice of payment')

        await termsBox(page, i18n).check()
        await press(t('checkout.placeOrder'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
        await expect(page.getByText(t('checkout.orderNumber'))).toBeVisible()
        await expectAccessible(page, 'the receipt')
        await expectNoOverflow(page, 'the receipt')
      },
    )
  })
}

function sample(name: string): string {
  const found = samples.find((page) => page.name === name)
  if (!found) throw new Error(`No sample page called ${name}`)
  return found.path
}

/** Ids of the first products of a table, as a wishlist names them. */
async function listedProducts(page: Page): Promise<string[]> {
  const ids = await page.locator('.product-table tr[id]').evaluateAll((rows) => rows.map(({ id }) => id))
  return ids.slice(0, 3).map((id) => id.slice(1))
}

/** `until`: what is there once the page is complete. Pictures are not waited for: no rule looks into them. */
async function openAndCheck(page: Page, address: string, until = 'h1') {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(until).first()).toBeVisible()
  await expectAccessible(page, address)
  await expectNoOverflow(page, address)
}
