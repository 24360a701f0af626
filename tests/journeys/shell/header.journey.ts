import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { searchField } from '#tests/journeys/search/search-field.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test('a part is found by its name and by its number', { tag: '@core' }, async ({ page }) => {
  await page.goto(paths.home())
  const field = searchField(page)
  await field.fill('brake disc')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ results for “brake disc”/)
  const found = page.getByRole('main').getByRole('article')
  await expect(found).toHaveCount(20)
  await expect(field).toHaveValue('brake disc')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(found).toHaveCount(40)

  const number = await found.nth(3).locator('code').innerText()
  await field.fill(number)
  await field.press('Enter')
  await expect(page.getByText(t('search.match.article', { number }))).toBeVisible()
  await expect(page.locator('.product-offer code')).toHaveText(number)
  await page.goBack()
  await expect(found).toHaveCount(40)
})

test('by keyboard the menu leads to the second level, and closes', { tag: '@core' }, async ({ page }) => {
  await page.goto(paths.home())
  const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  await page.getByRole('button', { name: t('shell.categories') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Brakes', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.category('brakes/disc-brakes'))
  await expect(menu).toBeHidden()
})

test('drawings, numbers and the second level arrive in the menu without moving it', async ({ page }) => {
  await page.addInitScript((opener) => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>(opener)
      if (!button?.popoverTargetElement?.nextElementSibling) return
      observer.disconnect()
      button.click()
    }).observe(document, { childList: true, subtree: true })
  }, 'button.menu')
  await page.goto(paths.home())
  const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  const places = () =>
    menu.locator('.category-index > li').evaluateAll((tops) =>
      tops.map((top) => {
        const { x, y } = top.getBoundingClientRect()
        return [Math.round(x), Math.round(y)]
      }),
    )
  const before = await places()
  await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible()
  await expect(menu.locator('img.picture')).not.toHaveCount(0)
  await expect(menu.locator('.top .count').first()).toHaveText(/\d/)
  const after = await places()
  expect(after).toHaveLength(before.length)
  for (const [index, [x, y]] of after.entries()) {
    expect(x).toBe(before[index]?.[0])
    expect(Math.abs(y! - before[index]![1]!)).toBeLessThanOrEqual(8)
  }
})

test('a menu opened before hydration gets every level too', async ({ page }) => {
  await page.addInitScript((opener) => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>(opener)
      // The element after the menu in the document shows that the menu is complete.
      if (!button?.popoverTargetElement?.nextElementSibling) return
      observer.disconnect()
      button.focus()
      button.click()
    }).observe(document, { childList: true, subtree: true })
  }, 'button.menu')
  await page.goto(paths.home())
  const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible()
})

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await page.goto(paths.category('brakes'))
  const button = page.getByRole('button', { name: t('shell.categories') })
  await button.click()
  await expect(page.getByRole('navigation', { name: t('shell.categories'), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: t('shell.categories'), exact: true })).toBeHidden()
  await expect(button).toBeFocused()
})

test('a visitor switches the list of viewed products off on the privacy page', async ({ page }) => {
  const viewed = () => page.evaluate(() => localStorage.getItem('rc_viewed'))
  const open = async () => {
    await page.goto(paths.category('brakes/disc-brakes/brake-discs'))
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expectHydrated(page)
  }
  await open()
  await expect.poll(viewed).toContain('brake-disc')
  await page.goto(paths.info('privacy'))
  const choice = page.getByRole('checkbox', { name: t('home.keepViewed') })
  await choice.uncheck()
  expect(await viewed()).not.toContain('brake-disc')
  await open()
  await page.goto(paths.info('privacy'))
  await expect(choice).toBeEnabled()
  await expect(choice).not.toBeChecked()
  expect(await viewed()).not.toContain('brake-disc')
  await choice.check()
  await open()
  await expect.poll(viewed).toContain('brake-disc')
})

test('the home page lists recently viewed products until they are cleared', async ({ page }) => {
  await page.goto(paths.category('brakes/disc-brakes/brake-discs'))
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rc_viewed'))).toContain(name)

  await page.goto(paths.home())
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link', { name })).toBeVisible()
  await expect(viewed.getByText(/incl\. VAT/)).toBeVisible()
  await expect(viewed.locator('.stock-badge')).toHaveText(/\S/)

  const own = await page.goto(localized('de', paths.home()))
  expect(own?.status()).toBe(200)
  const german = page.getByRole('region', { name: createTestI18n('de').t('home.viewed') })
  await expect(german.locator('.stock-badge')).toHaveText(/\S/)
  await expect(german.getByRole('link')).not.toHaveText(new RegExp(name))

  await rememberCar(page, volvo240)
  await page.goto(paths.home())
  await expect(viewed.locator('.fit-mark')).toHaveText(/your car$|^Check: /)
  await viewed.getByRole('button', { name: 'Clear list' }).click()
  await expect(viewed).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewed).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the home page shows six categories before it is scrolled', async ({ page }) => {
    await page.goto(paths.home())
    await expectHydrated(page)
    await expect(page.locator('.category-tiles a').nth(5)).toBeInViewport({ ratio: 1 })
  })

  test('the currency is readable next to the numbers of the wishlist and the cart, in one row', async ({
    page,
  }) => {
    const banner = page.getByRole('banner')
    async function expectReadable() {
      const button = await banner.locator('.region-button').boundingBox()
      const currency = await banner.getByText('SEK').boundingBox()
      const cart = await banner.locator('.cart-button').boundingBox()
      if (!button || !currency || !cart) throw new Error('The header has no currency or no cart.')
      expect(currency.x).toBeGreaterThanOrEqual(button.x)
      expect(Math.abs(button.y - cart.y)).toBeLessThan(button.height)
    }
    await page.goto(paths.category('filters-service'))
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).click()
    await expect(banner.locator('.count')).toHaveCount(1)
    await expectReadable()
    await addFromListing(page)
    await page.keyboard.press('Escape')
    await expect(banner.locator('.count')).toHaveCount(2)
    await expectReadable()
  })
})

test.describe('without a network', () => {
  test.use({ tolerated: [/net::ERR_/] })

  test('a menu that could not be fetched whole is asked for again when it is opened again', async ({
    page,
    context,
  }) => {
    const menu = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
    const button = page.getByRole('button', { name: t('shell.categories') })
    // The code of the menu is at hand since an earlier page; what it shows is not.
    await page.goto(paths.home())
    await button.click()
    await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible()
    await page.goto(paths.region())
    await expectHydrated(page)

    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/more/'))
    await button.click()
    await failed
    await expect(menu.getByRole('link', { name: 'Brakes', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Disc brakes' })).toHaveCount(0)

    await context.setOffline(false)
    await expect(async () => {
      await page.keyboard.press('Escape')
      await button.click()
      await expect(menu.getByRole('link', { name: 'Disc brakes' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})
