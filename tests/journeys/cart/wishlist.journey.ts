import type { Page } from 'playwright/test'
import { wishlistKey } from '#src/config.ts'
import { parseSnapshot, sharedPath } from '#src/features/wishlist/shared/snapshot.ts'
import * as paths from '#src/paths.ts'
import { cartDialog, cartLines } from '#tests/journeys/cart-steps.ts'
import { productWithVersions } from '#tests/journeys/catalogue.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, stopClock, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

const wishlistButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true })
const wishlistLink = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count > 0 ? `Wishlist ${count}` : 'Wishlist', exact: true })
const parts = (page: Page) => page.getByRole('main').getByRole('article')
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), wishlistKey)

/** Opens a part of a shelf, and returns its name. */
async function openPart(page: Page, shelf: string, at = 0): Promise<string> {
  await page.goto(paths.category(shelf))
  await expectHydrated(page)
  await parts(page).nth(at).getByRole('link').first().click()
  await expect(wishlistButton(page)).toHaveAttribute('aria-pressed', 'false')
  return page.getByRole('heading', { level: 1 }).innerText()
}

test('a heart on a card puts the part on the wishlist, and takes it off', async ({ page }) => {
  await page.goto(paths.category('brakes/disc-brakes/brake-discs'))
  await expectHydrated(page)
  const heart = parts(page)
    .nth(1)
    .getByRole('button', { name: /^Wishlist: / })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(wishlistLink(page, 1)).toBeVisible()
  expect(await kept(page)).toMatch(/^\[\{"product":"(\d+)","item":"\1-[^"]+"\}\]$/)
  await expect(page).toHaveURL(paths.category('brakes/disc-brakes/brake-discs'))
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(wishlistLink(page, 0)).toBeVisible()
})

test('a wishlist is kept by the browser, and every tab of it follows', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const name = await openPart(page, 'brakes/disc-brakes/brake-discs')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(wishlistLink(other, 0)).toBeVisible()

  await wishlistButton(page).click()
  await expect(wishlistButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(wishlistLink(page, 1)).toBeVisible()
  await expect(wishlistLink(other, 1)).toBeVisible()
  await expect(wishlistButton(other)).toHaveAttribute('aria-pressed', 'true')
  expect(await kept(page)).toMatch(/^\[\{"product":"(\d+)","item":"\1-[^"]+"\}\]$/)

  await wishlistLink(other, 1).click()
  await expect(parts(other)).toHaveCount(1)
  await expect(parts(other)).toContainText(name)
  await wishlistButton(page).click()
  await expect(other.getByRole('heading', { name: t('wishlist.empty') })).toBeVisible()
  await expect(wishlistLink(page, 0)).toBeVisible()
  expect(await kept(page)).toBeNull()
})

test('a part of the wishlist can be added to the cart, removed, and restored', async ({ page }) => {
  const first = await openPart(page, 'brakes/disc-brakes/brake-discs')
  await wishlistButton(page).click()
  await expect(wishlistLink(page, 1)).toBeVisible()
  const second = await openPart(page, 'filters-service')
  await wishlistButton(page).click()
  await wishlistLink(page, 2).click()
  await expect(parts(page)).toHaveCount(2)
  await expect(parts(page).first()).toContainText(second)

  await parts(page)
    .nth(1)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: first })).toBeVisible()
  await page.keyboard.press('Escape')

  await parts(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(parts(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'no longer on your wishlist' })).toBeAttached()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(parts(page).first()).toContainText(second)
  await expect(wishlistLink(page, 2)).toBeVisible()

  for (const left of [1, 0]) {
    await parts(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(wishlistLink(page, left)).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: t('wishlist.empty') })).toBeVisible()
})

test('the wishlist names its sum, and all of it is added at once', async ({ page }) => {
  const first = await openPart(page, 'brakes/disc-brakes/brake-discs')
  await wishlistButton(page).click()
  await expect(wishlistLink(page, 1)).toBeVisible()
  const second = await openPart(page, 'filters-service')
  await wishlistButton(page).click()
  await wishlistLink(page, 2).click()
  await expect(parts(page)).toHaveCount(2)
  const summary = page.getByRole('complementary', { name: t('wishlist.own') })
  await expect(summary).toContainText(/Total: [\d\s.,]*\d/)
  await summary.getByRole('button', { name: t('wishlist.addAll') }).click()
  const added = summary.getByRole('status').filter({ hasText: t('addAll.added') })
  for (const name of [first, second]) await expect(added).toContainText(name)
})

test('what does not fit the shopper’s car is neither summed up nor added with the rest, which is said', async ({
  page,
}) => {
  await rememberCar(page, volvo240)
  const names: string[] = []
  for (const [shelf, mark] of [
    ['brakes/drum-brakes/brake-drums', t('fit.mark.refuses')],
    ['oils-fluids-car-care', ''],
  ] as const) {
    await page.goto(paths.category(shelf))
    await expectHydrated(page)
    const card = parts(page)
      .filter({ hasText: mark })
      .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
      .first()
    names.push(await card.getByRole('heading').innerText())
    await card.getByRole('button', { name: /^Wishlist: / }).click()
    await expect(wishlistLink(page, names.length)).toBeVisible()
  }
  const [misfit = '', other = ''] = names
  await wishlistLink(page, 2).click()
  await expect(parts(page)).toHaveCount(2)
  const summary = page.getByRole('complementary', { name: t('wishlist.own') })
  await expect(summary).toContainText(`${t('wishlist.leftOut')} (1)`)
  const addAll = summary.getByRole('button', { name: t('wishlist.addAll') })
  await expect(addAll).toContainText('(1)')
  await addAll.click()
  await expect(cartLines(page)).toHaveCount(1)
  await expect(cartDialog(page)).toContainText(other)
  await expect(cartDialog(page)).not.toContainText(misfit)
  await page.keyboard.press('Escape')
  await expect(summary.getByRole('status').filter({ hasText: t('addAll.added') })).toContainText(other)
})

test('an offer to put a part back ends after eight seconds', async ({ page }) => {
  await page.clock.install()
  await openPart(page, 'brakes/disc-brakes/brake-discs')
  await wishlistButton(page).click()
  await wishlistLink(page, 1).click()
  await expect(parts(page)).toHaveCount(1)
  await stopClock(page)
  await parts(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(7_000)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(1_100)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: t('wishlist.empty') })).toBeVisible()
})

test('a part that comes in versions is chosen on the wishlist, and stays chosen', async ({ page }) => {
  await page.goto(paths.home())
  const { product } = await productWithVersions(page)
  await page.evaluate(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [wishlistKey, JSON.stringify([{ product, item: null }])],
  )
  await page.goto(paths.wishlist())
  const choice = parts(page).getByRole('combobox', { name: /^Version/ })
  const add = parts(page).getByRole('button', { name: /^Add to cart/ })
  await expect(choice).toHaveValue('')
  await expect(add).toHaveCount(0)
  await choice.selectOption({ index: 1 })
  const item = await choice.inputValue()
  await page.reload()
  await expect(choice).toHaveValue(item)
  await add.click()
  await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible()
})

test('a shared wishlist can be opened and kept by another shopper', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const first = await openPart(page, 'brakes/disc-brakes/brake-discs')
  await wishlistButton(page).click()
  await expect(wishlistLink(page, 1)).toBeVisible()
  const second = await openPart(page, 'filters-service')
  await wishlistButton(page).click()
  await wishlistLink(page, 2).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/wishlist\/(\d+),(\d+)\?was=1\.\d{8}\.\d+-\d+\.\1[il]\d+\.\2[il]\d+$/)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address.replace('?', ',999999999?'))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Shared wishlist')
  await expect(parts(stranger)).toHaveCount(2)
  await expect(parts(stranger).nth(0)).toContainText(second)
  await expect(parts(stranger).nth(1)).toContainText(first)
  await expect(stranger.getByText('1 part is not sold in your country')).toBeVisible()
  await expect(stranger.getByText(t('wishlist.unchanged'))).toBeVisible()
  await stranger.getByRole('button', { name: t('wishlist.saveAll') }).click()
  await expect(stranger.getByRole('status').filter({ hasText: t('wishlist.savedAll') })).toBeVisible()
  await stranger.getByRole('link', { name: t('wishlist.see') }).click()
  await expect(parts(stranger)).toHaveCount(2)
  await expect(wishlistLink(stranger, 2)).toBeVisible()
  await stranger.context().close()
})

test('a shared wishlist shows changes since it was shared, with and without script', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const shelf of ['brakes/disc-brakes/brake-discs', 'filters-service']) {
    await openPart(page, shelf)
    await wishlistButton(page).click()
    await expect(wishlistButton(page)).toHaveAttribute('aria-pressed', 'true')
  }
  await wishlistLink(page, 2).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const noted = parseSnapshot(address.searchParams)
  const [first, second] = noted?.parts.keys() ?? []
  if (!noted || !first || !second) throw new Error('The link notes less than two parts.')
  const price = noted.parts.get(first)?.price ?? 0
  const earlier = sharedPath([first, second, '999999999'], {
    ...noted,
    day: '2025-11-25',
    parts: new Map([
      [first, { price: price + 5_000, supply: 'in' }],
      [second, { price: noted.parts.get(second)?.price ?? null, supply: 'out' }],
      ['999999999', { price: 100, supply: 'in' }],
    ]),
  })

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const opened of [page, plain]) {
    await opened.goto(new URL(earlier, address).href)
    await expect(parts(opened).nth(0)).toContainText(/Now .+, was .+ when shared on 25 November 2025\./)
    await expect(parts(opened).nth(1)).toContainText(t('wishlist.availableAgain'))
    await expect(opened.getByText(/3 parts have changed since/)).toBeVisible()
    await expect(opened.getByRole('heading', { name: t('wishlist.gone') })).toBeVisible()
  }
  await plain.context().close()
  await expectHydrated(page)
  await expectAccessible(page, 'shared wishlist with changes')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script parts of a shared wishlist can be bought, and the shopper’s wishlist says that it needs script', async ({
    page,
  }) => {
    await page.goto(paths.category('brakes/disc-brakes/brake-discs'))
    const ids = await page
      .locator('.product-grid > li[id]')
      .evaluateAll((all) => all.map(({ id }) => id.slice(1)))
    await page.goto(paths.wishlist(ids.slice(0, 3).join()))
    await expect(parts(page)).toHaveCount(3)
    await expect(page.getByRole('button', { name: t('wishlist.saveAll') })).toBeHidden()
    await parts(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/cart/)
    await page.goto(paths.wishlist())
    await expect(page.locator('noscript p')).toHaveText(t('wishlist.needsScript'))
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
