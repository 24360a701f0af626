import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const pads = paths.product('brake-pad-set-front-bmw-e30-107-7-x-56-mm-organic-hallbrook')

test('the shown picture is marked, and is enlarged by mouse and by keyboard', async ({ page }) => {
  await page.goto(pads)
  await expectHydrated(page)
  const gallery = page.getByRole('region', { name: t('product.pictures'), exact: true })
  const thumbnails = gallery.locator('.thumbnails a')
  const current = gallery.locator('[aria-current="true"]')
  await expect(current).toHaveCount(1)
  await gallery.getByRole('button', { name: t('product.nextPicture') }).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await thumbnails.nth(2).click()
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(current).toHaveCount(1)
  await expect(page).toHaveURL(pads)

  const third = String(await thumbnails.nth(2).getAttribute('aria-label'))
  const picture = gallery.getByRole('link', { name: new RegExp(t('product.enlarge')) }).nth(2)
  await picture.press('Enter')
  const viewer = page.getByRole('dialog', { name: third })
  await expect(viewer).toBeVisible()
  const double = viewer.getByRole('button', { name: t('product.doubleSize') })
  await double.press('Enter')
  await expect(double).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'an enlarged picture')
  await double.press('Enter')
  await page.keyboard.press('ArrowLeft')
  const second = String(await thumbnails.nth(1).getAttribute('aria-label'))
  await expect(page.getByRole('dialog', { name: second })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picture).toBeFocused()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('price and button follow once the button is out of sight, and add the typed quantity', async ({
    page,
  }) => {
    await page.goto(pads)
    await expectHydrated(page)
    const bar = page.locator('.buy-bar')
    await expect(bar).toBeHidden()
    await page.getByRole('textbox', { name: t('cart.quantity') }).fill('3')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(await page.locator('.product-offer .cost .amount').innerText())
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    const link = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    const edge = await bar.boundingBox()
    expect(link!.y + link!.height).toBeLessThanOrEqual(edge!.y)
    await bar.getByRole('button').click()
    await expect(cartDialog(page).getByRole('textbox').first()).toHaveValue('3')
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })

  test('they stand in for a button below the window too, also after a jump to the top', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(pads)
    await expectHydrated(page)
    const bar = page.locator('.buy-bar')
    await expect(bar).toBeInViewport()
    await page.locator('.add-to-cart > .actions').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })
})
