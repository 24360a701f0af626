import type { Locator, Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')

/** Performs an action that leads to another document, and returns whether its policy is that of the checkout. */
async function loadsDocument(page: Page, act: () => Promise<unknown>): Promise<'checkout' | 'shop'> {
  const shop = new URL(page.url()).origin
  const [response] = await Promise.all([
    page.waitForResponse(
      (reply) => reply.request().isNavigationRequest() && new URL(reply.url()).origin === shop,
    ),
    act(),
  ])
  const policy = (await response.allHeaders())['content-security-policy'] ?? ''
  return policy.includes('script-src-elem') ? 'checkout' : 'shop'
}

/** Links to other pages of the shop that open in the same tab. */
const links = (page: Page): Locator =>
  page.locator('a[href]:not([target]):not([role=button]):not([href^="#"])')

test('the checkout is loaded as a document from the cart’s panel and page', async ({ page }) => {
  await addFromListing(page)
  const link = { name: t('cart.checkout') }
  expect(await loadsDocument(page, () => cartDialog(page).getByRole('link', link).click())).toBe('checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))

  await page.goto(paths.cart())
  expect(await loadsDocument(page, () => page.getByRole('main').getByRole('link', link).click())).toBe(
    'checkout',
  )
})

test('every link of the checkout loads a document, and the back button returns to the open step', async ({
  page,
}) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: t('account.logIn') })).toBeVisible()
  const count = await links(page).count()
  // Logo, cart, and the part by its picture and name.
  expect(count).toBeGreaterThanOrEqual(4)
  for (let index = 0; index < count; index += 1) {
    const link = links(page).nth(index)
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href)
    expect([address, await loadsDocument(page, () => link.click())]).toEqual([address, 'shop'])
    await page.goBack()
    await expect(page).toHaveURL(`${paths.checkout()}#address`)
    await expect(main.getByRole('textbox', { name: t('checkout.field.email') })).toBeVisible()
  }
})

test('a log-in page opened from the checkout leads back to a checkout document', async ({ page }) => {
  await addFromListing(page)
  await page.goto(withDestination(paths.login(), 'checkout'))
  await expectHydrated(page)
  await page
    .getByRole('textbox', { name: t('checkout.field.email'), exact: true })
    .fill(ownAccount(astrid).email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  const press = () => page.getByRole('button', { name: t('account.logIn') }).click()
  expect(await loadsDocument(page, press)).toBe('checkout')
  await expect(page.getByRole('region', { name: t('checkout.address') })).toContainText('Provgatan 1')
})

test.describe(() => {
  // The receipt of a visitor without an order.
  test.use({ tolerated: [/status of 404/] })

  test('every link of the confirmation loads a document', async ({ page }) => {
    await page.goto(paths.confirmation())
    const back = page.getByRole('main').getByRole('link', { name: t('checkout.backToShop') })
    expect(await loadsDocument(page, () => back.click())).toBe('shop')
    await page.goto(paths.confirmation())
    await expect(back).toBeVisible()
    expect(await loadsDocument(page, () => links(page).first().click())).toBe('shop')
  })
})

test('an empty checkout is left and entered again by full loads in every language', async ({ page }) => {
  for (const locale of locales) {
    const i18n = createTestI18n(locale)
    await page.goto(localized(locale, paths.checkout()))
    const link = page.getByRole('main').getByRole('link', { name: i18n.t('cart.browse') })
    expect(await loadsDocument(page, () => link.click())).toBe('shop')
    await expect(page).toHaveURL(localized(locale, paths.home()))
    expect(await loadsDocument(page, () => page.goBack())).toBe('checkout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(i18n.t('checkout.title'))
  }
})
