import type { Page } from 'playwright/test'
import { samplePages } from '#scripts/shop/sample-pages.ts'
import { searchAddress } from '#src/features/search/search-address.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'

test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

const i18n = createTestI18n('en')
const { t } = i18n
const longWord = 'w'.repeat(150)
/** The part of it that every field takes. */
const typed = longWord.slice(0, 100)

for (const locale of ['en', 'de', 'fi'] as const)
  test(`no screen scrolls sideways in ${locale}, in any window`, async ({ page, baseURL }) => {
    test.slow()
    const samples = await samplePages(String(baseURL))
    const pathOf = (name: string) => samples.find((sample) => sample.name === name)?.path ?? ''
    await addFromListing(page)
    await page.goto(`${pathOf('listing')}?view=table`)
    const rows = await page.locator('.product-table tr[id]').evaluateAll((all) => all.map(({ id }) => id))
    const products = rows.slice(0, 3).map((id) => id.slice(1))
    expect(products).toHaveLength(3)
    for (const path of [
      pathOf('home'),
      pathOf('listing'),
      `${pathOf('listing')}?view=table`,
      pathOf('product'),
      searchAddress('volvo'),
      paths.cart(),
      paths.parts(),
      paths.parts('volvo-240'),
      paths.parts('volvo-240', 'b21a'),
      paths.categories(),
      paths.compare(products),
      paths.wishlist(products.join()),
      paths.quickOrder(),
      paths.login(),
      paths.support(),
    ]) {
      await page.goto(localized(locale, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const size of Object.values(windows)) await expectNoOverflow(page, path, size)
    }
  })

for (const width of [1760, windows.wide.width])
  test(`${width} px have seven parts in a row, and lines that can be read`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 1100 })
    const samples = await samplePages(String(baseURL))
    await page.goto(samples.find(({ name }) => name === 'listing')?.path ?? '')
    const tops = await page
      .locator('.product-grid > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(7)

    for (const path of [paths.faq(), paths.info('terms')]) {
      await page.goto(path)
      const lengths = await page.locator('.info-page p').evaluateAll((texts) =>
        texts.map((text) => {
          const lines =
            text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
          return (text.textContent?.length ?? 0) / Math.round(lines)
        }),
      )
      expect(Math.max(...lengths), path).toBeGreaterThan(45)
      expect(Math.max(...lengths), path).toBeLessThanOrEqual(80)
    }
  })

test('a long word that a shopper types widens no page, from the search to the receipt', async ({ page }) => {
  const measure = async (screen: string) => {
    for (const size of [windows.phone, windows.desktop]) await expectNoOverflow(page, screen, size)
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(searchAddress(longWord))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(typed)
  await measure('the search')

  await addFromListing(page)
  await page.goto(paths.checkout())
  await writeAddress(page, i18n, shoppers.find(({ country }) => country === 'SE')!)
  for (const name of ['firstName', 'lastName', 'address1', 'city'] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${t(`checkout.field.${name}`)}`) }).fill(typed)
  await press(t('checkout.toDelivery'))
  await expect(page.getByText(typed).first()).toBeVisible()
  await measure('the choice of delivery')

  await press(t('checkout.toPayment'))
  await page.locator('input[name=paymentMethod][value=prepayment]').check()
  await measure('the choice of payment')

  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await press(t('checkout.placeOrder'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await expect(page.getByText(typed).first()).toBeVisible()
  await measure('the receipt')
})

test('a long word in the catalogue widens no page', async ({ page, baseURL }) => {
  const samples = await samplePages(String(baseURL))
  const pathOf = (name: string) => samples.find((sample) => sample.name === name)?.path ?? ''
  const measure = async (screen: string) => {
    for (const size of [windows.narrowest, windows.desktop]) await expectNoOverflow(page, screen, size)
  }
  await page.goto(pathOf('product'))
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible()
  await lengthenTexts(page, 'dialog[open]')
  await measure('the cart')

  const table = `${pathOf('listing')}?view=table`
  for (const path of [...samples.map((sample) => sample.path), table, paths.cart(), searchAddress('volvo')]) {
    await page.goto(path)
    await expectHydrated(page)
    await lengthenTexts(page, 'main')
    await measure(path)
  }
})

/** Appends a long word to the texts that come from the catalogue: names, numbers, facts, descriptions, versions. */
async function lengthenTexts(page: Page, container: string) {
  const texts = page.locator(container).locator('h1, h3, code, td, li a, p:not(.shown), label')
  // Parts that are hydrated later than the page must find their texts unchanged: React marks what it has taken over.
  const areHydrated = () =>
    texts.evaluateAll((elements) =>
      elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))),
    )
  await expect.poll(areHydrated).toBe(true)
  const changed = await texts.evaluateAll((elements, word) => {
    const nodes = elements.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
    const filled = nodes.filter(({ data }) => data.trim() !== '')
    for (const node of filled) node.data += word
    return filled.length
  }, longWord)
  expect(changed).toBeGreaterThan(0)
}
