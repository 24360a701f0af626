import type { Page } from 'playwright/test'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

const i18n = createTestI18n('en')
const { t } = i18n
const product = paths.product('brake-disc-front-280-x-22-mm-vented-5-x-108-mm-tornby-friction-volvo-240')

/** The visible texts that are smaller than 13 px, or than 12 px if they are numbers of parts or have digits only. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const element = texts.currentNode.parentElement
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const isNumber = element.closest('code') !== null || !/\p{Letter}/u.test(text)
      if (size < (isNumber ? 12 : 13)) small.push(`${text} (${size} px)`)
    }
    return small
  })
}

for (const [name, path] of [
  ['home', paths.home()],
  ['a listing', paths.category('brakes')],
  ['a product', product],
  ['the cart', paths.cart()],
  ['a search', searchAddress('brake disc')],
  ['the quick order', paths.quickOrder()],
  ['the log-in', paths.login()],
])
  test(`no text is too small on a phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path ?? '')
    await expectHydrated(page)
    expect(await smallTexts(page)).toEqual([])
  })

test('no text is too small on a phone: the checkout', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addFromListing(page)
  await page.goto(paths.checkout())
  await expect(page.getByRole('button', { name: t('checkout.toDelivery') })).toBeVisible()
  expect(await smallTexts(page)).toEqual([])
})

test('the links of the breadcrumbs are large enough to be touched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product)
  const links = await page
    .getByRole('navigation', { name: t('shell.here') })
    .getByRole('link')
    .all()
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect(box?.width).toBeGreaterThanOrEqual(24)
  }
})

const [british] = shoppers.filter(({ country }) => country === 'GB')

for (const width of [390, 1440])
  test(`the next step of the checkout begins below the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await addFromListing(page)
    await page.goto(paths.checkout())
    if (!british) throw new Error('No shopper is British')
    await writeAddress(page, i18n, british)
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(`${t('checkout.delivery')}$`) })
    await expect(page.getByRole('button', { name: t('checkout.toPayment') })).toBeVisible()
    await expect(heading).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const box = await heading.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(Number(header && header.y + header.height))
  })
