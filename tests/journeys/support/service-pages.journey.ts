import type { Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { productWithVersions } from '#tests/journeys/catalogue.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })

/** A separate network, whose attempts no other test counts. */
const from = (address: string) => ({ extraHTTPHeaders: { 'cf-connecting-ip': address } })

test.use({ ...from('198.51.100.41'), tolerated: [/status of (404|422|429)/] })
// Animated elements are measured when their animation has ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a shopper asks about a part on its page', async ({ page }) => {
  const { uri, sku } = await productWithVersions(page)
  await page.goto(paths.product(uri))
  await expectHydrated(page)
  await main(page)
    .getByRole('link', { name: t('product.question') })
    .click()
  await expect(field(page, t('support.article'))).toHaveValue(sku)
  await expect(main(page).getByRole('combobox', { name: t('support.subject') })).toHaveValue(
    'productQuestion',
  )
})

test('a robot that fills the hidden field is thanked, and its message does not arrive', async ({ page }) => {
  await page.goto(paths.support())
  await expectHydrated(page)
  const words = `Cheap tyres ${crypto.randomUUID()}`
  await field(page, t('support.message')).fill(words)
  await field(page, t('checkout.field.email')).fill('kim@example.com')
  await main(page).locator('input[name="website"]').fill('https://tyres.example')
  await main(page)
    .getByRole('button', { name: t('support.send') })
    .click()
  await expect(main(page).getByText(t('support.thanks'))).toBeVisible()
  const inbox = await page.request.get('/sandbox/')
  expect(await inbox.text()).not.toContain(words)
})

test('after ten tries a guest is sent to the log-in, and keeps typed values', async ({ page }) => {
  await page.goto(paths.trackOrder())
  await field(page, t('checkout.field.email')).fill('kim@example.com')
  for (let count = 1; count <= 11; count += 1) {
    await field(page, t('checkout.orderNumber')).fill(`99999${count}`)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await field(page, t('checkout.orderNumber')).press('Enter')
    expect((await answer).status()).toBe(count <= 10 ? 404 : 429)
    await expect(field(page, t('checkout.orderNumber'))).toHaveValue(`99999${count}`)
  }
  await expect(main(page).getByText(t('trackOrder.limited'))).toBeVisible()
  await expectAccessible(page, 'too many tries')
  await main(page)
    .getByRole('link', { name: t('account.logIn') })
    .click()
  await expect(page).toHaveURL(withDestination(paths.login(), 'orders'))
})

for (const [index, locale] of locales.entries()) {
  test.describe(locale, () => {
    const words = createTestI18n(locale)
    test.use(from(`198.51.100.${51 + index}`))

    test(`answers of the forms fit and are accessible: ${locale}`, async ({ page }) => {
      await page.goto(localized(locale, paths.support()))
      // The browser itself names missing fields until the form is hydrated.
      await expect(main(page).locator('form[novalidate]')).toBeVisible()
      await press(words.t('support.send'))
      await expect(main(page).getByText(words.t('forms.summary', { count: 2 }))).toBeVisible()
      await check('the contact form with its problems')
      await page.goto(localized(locale, paths.withdraw()))
      await expect(main(page).locator('form[novalidate]')).toBeVisible()
      await press(words.t('withdraw.confirm'))
      await expect(main(page).getByText(words.t('forms.summary', { count: 3 }))).toBeVisible()
      await check('the withdrawal with its problems')
      await page.goto(localized(locale, paths.trackOrder()))
      await field(page, words.t('checkout.orderNumber')).fill('999999')
      await field(page, words.t('checkout.field.email')).fill('kim@example.com')
      await field(page, words.t('checkout.orderNumber')).press('Enter')
      await expect(main(page).getByText(words.t('trackOrder.none'))).toBeVisible()
      await check('an order that was not found')

      function press(name: string) {
        return main(page).getByRole('button', { name }).click()
      }

      async function check(screen: string) {
        await expectAccessible(page, `${screen} in ${locale}`)
        await expectNoOverflow(page, `${screen} in ${locale}`)
      }
    })
  })
}
