import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const walks = [
  paths.home(),
  paths.category('brakes'),
  paths.category('brakes/disc-brakes/brake-discs'),
  paths.brand('skivholm'),
  paths.checkout(),
]

for (const locale of locales) {
  test(`every screen reads and hydrates in ${locale}`, coreIf(locale === 'en'), async ({ page }) => {
    for (const path of walks) {
      await page.goto(localized(locale, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // The cart names its count only once the page is hydrated.
      if (!path.startsWith('/checkout')) {
        const { t } = createTestI18n(locale)
        await expect(page.getByRole('button', { name: t('cart.withCount', { count: 0 }) })).toBeVisible()
      }
    }
  })

  test.describe(() => {
    test.use({ tolerated: [/status of 404/] })

    test(`an unknown address shows a 404 page in ${locale}`, coreIf(locale === 'en'), async ({ page }) => {
      const { t } = createTestI18n(locale)
      const response = await page.goto(localized(locale, '/no/such/place'))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.notFound'))
    })
  })
}

test.describe(() => {
  test.use({ tolerated: [/status of 404/] })

  test('a confirmation without an order says so', async ({ page }) => {
    const { t } = createTestI18n('en')
    await page.goto(paths.confirmation())
    await expect(page.getByRole('status').filter({ hasText: t('checkout.receiptNone') })).toBeAttached()
  })

  test('a missing page has the text of the specification', async ({ page }) => {
    await page.goto('/no/such/place')
    await expect(
      page.getByRole('heading', { name: "Sorry, We Couldn't Find The Page You're Looking For!" }),
    ).toBeVisible()
  })
})
