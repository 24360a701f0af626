import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { type SamplePage, samplePages } from '#scripts/sample-pages.ts'
import { searchAddress } from '#src/features/search/keyword.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized, paths } from '#src/paths.ts'
import { astrid } from '#tests/support/customers.ts'
import { createTestI18n, expect, test } from './shop.ts'
import { shoppers, writeAddress } from './shoppers.ts'

// What moves is measured where it comes to rest.
test.use({ tolerated: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } })

const laws = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What repeats is looked at a few times. */
const context = { exclude: ['li:nth-child(n + 5)', 'tr:nth-child(n + 5)'] }
/** Between the schemes only the colours differ. */
const rules = {
  light: { runOnly: laws, in: locales },
  dark: { runOnly: ['color-contrast'], in: locales },
}

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

    test(`everyone can use every page to look at in ${locale}`, async ({ page }) => {
      for (const { path } of samples) await opens(page, localized(locale, path))
      await opens(page, `${localized(locale, sample('listing'))}?view=table`)
      await opens(page, localized(locale, searchAddress('Volvo')))
      await opens(page, localized(locale, paths.categories()))
      await opens(page, localized(locale, paths.region()))
      await opens(page, localized(locale, paths.info('withdrawal')))
      await opens(page, localized(locale, paths.cart()))
      await opens(page, localized(locale, paths.wishlist()), '.wishlist > .empty')
      await page.goto(localized(locale, sample('listing')))
      await opens(page, localized(locale, paths.wishlist(await productsOf(page))))
      await page.locator('.save-all').click()
      await expect(page.getByRole('main').getByRole('status')).toBeVisible()
      await opens(page, localized(locale, paths.wishlist()), '.wished')
      await opens(page, localized(locale, paths.login()))
      await opens(page, localized(locale, paths.checkout()))
      await opens(page, localized(locale, '/no/such/place'))

      await page.getByRole('button', { name: t('shell.account'), exact: true }).click()
      const account = page.getByRole('dialog', { name: t('shell.account') })
      await account.getByRole('textbox', { name: t('checkout.field.email') }).fill(astrid.email)
      await account.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
      await account.getByRole('button', { name: t('account.logIn') }).click()
      await expect(account.getByText(t('account.loggedInAs', { name: astrid.name }))).toBeFocused()
      await isForEveryone(page, 'the customer')
    })

    test(`everyone can use the menu and the filters in ${locale}`, async ({ page }) => {
      await page.goto(localized(locale, sample('listing')))
      const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
      await page.getByRole('button', { name: t('shell.categories') }).click()
      await menu.locator('summary').first().click()
      await expect(menu.locator('details[open] a').first()).toBeVisible()
      await isForEveryone(page, 'the menu')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await page.setViewportSize({ width: 390, height: 780 })
      await page.getByRole('button', { name: t('catalogue.filters'), exact: true }).click()
      await expect(page.locator('.close-facets')).toBeVisible()
      // At its end nothing lies under the button that stays in sight.
      await page.locator('.facets').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
      await isForEveryone(page, 'the filters on a phone')
    })

    test(`everyone can use the cart, the checkout and the receipt in ${locale}`, async ({ page }) => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
      await page.goto(localized(locale, sample('product')))
      const region = page.getByRole('dialog', { name: t('shell.region') })
      await page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) }).click()
      await expect(region).toBeVisible()
      await isForEveryone(page, 'country and language')
      await page.keyboard.press('Escape')
      await expect(region).toBeHidden()
      const account = page.getByRole('dialog', { name: t('shell.account') })
      await press(t('shell.account'))
      await press(t('account.logIn'))
      await expect(account.getByText(t('forms.required')).first()).toBeVisible()
      await isForEveryone(page, 'the log-in form with its problems')
      await page.keyboard.press('Escape')
      await expect(account).toBeHidden()
      await press(t('cart.add'))
      const cart = page.getByRole('dialog', { name: t('cart.cart') })
      await expect(cart.getByRole('listitem')).toHaveCount(1)
      await isForEveryone(page, 'the cart')
      await cart.getByText(t('cart.voucher')).first().click()
      await cart.getByRole('textbox', { name: t('cart.voucher') }).fill('NONSENSE')
      await cart.getByRole('button', { name: t('cart.voucherAdd') }).click()
      await expect(cart.getByText(t('cart.voucherInvalid'))).toBeVisible()
      await isForEveryone(page, 'a code that is not valid')
      await cart.getByRole('button', { name: t('cart.remove') }).click()
      await expect(cart.getByRole('button', { name: t('cart.undo') })).toBeVisible()
      await isForEveryone(page, 'a part just taken out')
      await cart.getByRole('button', { name: t('cart.undo') }).click()
      await expect(cart.getByRole('button', { name: t('cart.remove') })).toBeVisible()
      await opens(page, localized(locale, paths.cart()))
      await page.goBack()
      await page.getByRole('button', { name: new RegExp(`^${t('cart.cart')}`) }).click()
      await expect(cart.getByRole('listitem')).toHaveCount(1)

      await cart.getByRole('link', { name: t('cart.checkout') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
      await press(t('checkout.toDelivery'))
      await expect(page.getByText(t('forms.required')).first()).toBeVisible()
      await isForEveryone(page, 'the address form with its problems')

      await writeAddress(page, i18n, shopper)
      await press(t('checkout.toDelivery'))
      await expect(page.getByRole('button', { name: t('checkout.toPayment') })).toBeVisible()
      await isForEveryone(page, 'the choice of delivery')

      await press(t('checkout.toPayment'))
      await page.locator('input[name=paymentMethod][value=prepayment]').check()
      await isForEveryone(page, 'the choice of payment')

      await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
      await press(t('checkout.placeOrder'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
      await expect(page.getByText(t('checkout.orderNumber'))).toBeVisible()
      await isForEveryone(page, 'the receipt')
    })
  })
}

function sample(name: string): string {
  return samples.find((page) => page.name === name)!.path
}

/** The first of a listing, as a wishlist names them. */
async function productsOf(page: Page): Promise<string> {
  const ids = await page.locator('.product-grid > li').evaluateAll((all) => all.map(({ id }) => id.slice(1)))
  return ids.slice(0, 3).join()
}

/** `until`: what is there once the page is whole. */
async function opens(page: Page, path: string, until = 'h1') {
  await page.goto(path)
  await expect(page.locator(until).first()).toBeVisible()
  await isForEveryone(page, path)
}

/** Holds what is on the screen against the rules for the web, in light and in dark. */
async function isForEveryone(page: Page, screen: string) {
  await page.evaluate(axe.source)
  const language = await page.locator('html').getAttribute('lang')
  for (const [colorScheme, { runOnly, in: languages }] of Object.entries(rules)) {
    if (!languages.some((locale) => locale === language)) continue
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' })
    const { violations } = await page.evaluate<axe.AxeResults>(
      `axe.run(${JSON.stringify(context)}, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })})`,
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}
