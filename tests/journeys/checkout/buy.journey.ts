import { labelOf } from '#src/features/checkout/form/field-text.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'

test('every language has a shopper', { tag: '@core' }, () => {
  expect(shoppers.map(({ locale }) => locale)).toEqual([...locales])
})

const tags: Partial<Record<Locale, string[]>> = { en: ['@core', '@node'], de: ['@core'] }

for (const shopper of shoppers) {
  const { locale, country } = shopper

  test.describe(`in ${locale}`, { tag: tags[locale] ?? [] }, () => {
    test.use({ extraHTTPHeaders: { 'x-test-country': country } })

    test(`a shopper in ${country} walks from the home page to a receipt`, async ({ page, request }) => {
      const i18n = createTestI18n(locale)
      const { t } = i18n
      const { categories } = await (
        await request.post('/sandbox/api/checkout/categories', {
          headers: { 'api-token': 'none' },
          data: { language: locale },
        })
      ).json()
      const named = (uri: string): string =>
        categories.find((category: { uri: string }) => category.uri === uri).name.at(-1)
      const main = page.getByRole('main')

      await page.goto(localized(locale, paths.home()))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
      const empty = page.getByRole('button', { name: t('cart.withCount', { count: 0 }) })
      await expect(empty).toBeVisible()

      await main
        .getByRole('link', { name: new RegExp(`^${named('brakes')}( \\d+)?$`) })
        .first()
        .click()
      await expect(page).toHaveURL(localized(locale, paths.category('brakes')))
      await main
        .getByRole('link', { name: new RegExp(`^${named('brakes/disc-brakes')}`) })
        .first()
        .click()
      await main
        .getByRole('link', { name: new RegExp(`^${named('brakes/disc-brakes/brake-discs')}`) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        named('brakes/disc-brakes/brake-discs'),
      )

      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: t('cart.add') }) })
        .first()
      const name = await card.getByRole('heading').innerText()
      await card.getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

      await main
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first()
        .click()
      const cart = page.getByRole('dialog', { name: t('cart.cart') })
      await expect(cart.getByRole('listitem').first()).toContainText(name)
      await cart.getByRole('link', { name: t('cart.checkout') }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
      await writeAddress(page, i18n, shopper)
      await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
      await page.getByRole('button', { name: t('checkout.toPayment') }).click()
      await page.locator('input[name=paymentMethod][value=invoice]').check()
      if (shopper.identityNumber) {
        await page
          .getByRole('textbox', { name: labelOf(t, 'identityNumber', country) })
          .fill(shopper.identityNumber)
      }
      await termsBox(page, i18n).check()
      await page.getByRole('button', { name: t('checkout.placeOrder') }).click()

      await expect(page).toHaveURL(/\/checkout\/confirmation\?centraPaymentMethod=invoice$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
      await expect(main).toContainText(t('checkout.orderNumber'))
      await expect(main).toContainText(name)

      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
      await page.goto(localized(locale, paths.home()))
      await expect(empty).toBeVisible()
    })
  })
}
