import type { Locator, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { injectFault, serverPieces } from '#tests/journeys/faults.ts'
import { coreIf, createTestI18n, expect, stopClock, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

const quantityIn = (cart: Locator) => cart.getByRole('textbox', { name: t('cart.quantity') })
const openCart = (page: Page, count: number) =>
  page.getByRole('button', { name: t('cart.withCount', { count }), exact: true }).click()

/** A shopper with one part in the open cart. */
async function fill(page: Page) {
  const name = await addFromListing(page)
  const cart = cartDialog(page)
  const quantity = quantityIn(cart)
  const pieces = Number(await quantity.inputValue())
  const increase = cart.getByRole('button', { name: t('cart.increase') })
  return { name, cart, quantity, pieces, increase }
}

for (const [browser, lends] of [
  ['which lends locks', true],
  ['without locks', false],
] as const) {
  test(
    `in a browser ${browser} two tabs show one cart, whichever it is changed in`,
    coreIf(lends),
    async ({ page, context }) => {
      if (!lends) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
      const { cart, quantity, pieces, increase } = await fill(page)
      const other = await context.newPage()
      await other.goto(paths.home())
      const count = (of: Page, pieces: number) =>
        of.getByRole('button', {
          name: t('cart.withCount', { count: pieces }),
          exact: true,
          includeHidden: true,
        })
      await expect(count(other, pieces)).toBeVisible()
      await increase.click()
      await expect(quantity).toHaveValue(String(pieces + 1))
      await expect(count(other, pieces + 1)).toBeVisible()

      await openCart(other, pieces + 1)
      await expect(quantityIn(cartDialog(other))).toHaveValue(String(pieces + 1))
      await cartDialog(other)
        .getByRole('button', { name: t('cart.remove') })
        .click()
      await expect(cart).toContainText(t('cart.empty'))
      await expect(count(page, 0)).toHaveCount(1)
    },
  )
}

test('a press just before a reload is made once', async ({ page }) => {
  const { pieces, increase } = await fill(page)
  await injectFault(page, ['POST'], 1, { kind: 'latency', ms: 1_000 })
  await increase.click()
  await increase.click()
  await page.reload()
  await openCart(page, pieces + 2)
  await expect(quantityIn(cartDialog(page))).toHaveValue(String(pieces + 2))
  await expect.poll(() => serverPieces(page)).toBe(pieces + 2)
})

test('a pending press in a duplicated tab is made once', async ({ page }) => {
  const { quantity, pieces, increase } = await fill(page)
  await injectFault(page, ['POST'], 1, { kind: 'latency', ms: 2_000 })
  await increase.click()
  await increase.click()
  await increase.click()
  // A window that is opened by a page begins with a copy of what its tab keeps.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.pathname)),
  ])
  await openCart(copy, pieces + 3)
  await expect(quantityIn(cartDialog(copy))).toHaveValue(String(pieces + 3))
  for (const tab of [page, copy]) await expect(tab.getByText(t('cart.updating'))).toHaveCount(0)
  await expect(quantity).toHaveValue(String(pieces + 3))
  expect(await serverPieces(page)).toBe(pieces + 3)
})

test('offline changes wait, the cart says so, and they are made when the network is back', {
  tag: '@core',
}, async ({ page, context }) => {
  const { cart, quantity, pieces, increase } = await fill(page)
  await context.setOffline(true)
  await expect(cart.getByText(t('cart.offline'))).toBeVisible()
  await increase.click()
  await increase.click()
  await expect(quantity).toHaveValue(String(pieces + 2))
  await expect(cart.getByText(t('cart.updating'))).toBeVisible()
  await context.setOffline(false)
  await expect(cart.getByText(t('cart.offline'))).toHaveCount(0)
  await expect.poll(() => serverPieces(page)).toBe(pieces + 2)
  await expect(quantity).toHaveValue(String(pieces + 2))
  await expect(cart.getByText(t('cart.updating'))).toHaveCount(0)
})

test('a code entered while the cart is being changed waits for its turn', async ({ page }) => {
  const { cart, increase } = await fill(page)
  await cart.getByText(t('cart.voucher'), { exact: true }).first().click()
  const code = cart.getByRole('textbox', { name: t('cart.voucher') })
  await code.fill('SAVE10')
  await injectFault(page, ['POST'], 1, { kind: 'latency', ms: 2_000 })
  await increase.click()
  await code.press('Enter')
  await expect(cart.getByRole('button', { name: t('cart.voucherRemove', { code: 'SAVE10' }) })).toBeVisible()
  await expect(code).toHaveValue('')
})

test('a removal is undone with the keyboard', async ({ page }) => {
  await page.clock.install()
  const { name, cart, quantity, pieces } = await fill(page)
  const remove = cart.getByRole('button', { name: t('cart.remove') })
  const undo = cart.getByRole('button', { name: t('cart.undo') })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: t('cart.removed', { name, count: 0 }) }),
  ).toBeAttached()
  await page.clock.fastForward(9_000)
  // The offer to undo does not expire while it has focus.
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue(String(pieces))
  await expect(undo).toHaveCount(0)

  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Tab')
  await page.clock.fastForward(8_100)
  await expect(undo).toHaveCount(0)
  await expect(cart).toContainText(t('cart.empty'))
})

test('a removal can be undone for eight seconds, and longer while the pointer is on the offer', async ({
  page,
}) => {
  await page.clock.install()
  const { cart, quantity, pieces } = await fill(page)
  const remove = cart.getByRole('button', { name: t('cart.remove') })
  const undo = cart.getByRole('button', { name: t('cart.undo') })
  await stopClock(page)
  // The reply renders the offer again, which a pointer that was on it already might leave by that.
  const reply = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await remove.click()
  await reply
  await expect(cart).toContainText(t('cart.empty'))
  await undo.hover()
  await page.clock.fastForward(60_000)
  await expect(undo).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(7_000)
  await expect(undo).toBeVisible()
  await undo.click()
  await expect(quantity).toHaveValue(String(pieces))

  await remove.click()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(7_900)
  await expect(undo).toBeVisible()
  await page.clock.fastForward(200)
  await expect(undo).toHaveCount(0)
})

test.describe('over a faulty network', () => {
  test.use({ tolerated: [/status of 503|net::ERR_/] })

  test('a change whose reply is lost is made once', { tag: '@core' }, async ({ page }) => {
    const { quantity, pieces, increase } = await fill(page)
    await injectFault(page, ['POST'], 1, { kind: 'lost' })
    await increase.click()
    await expect(quantity).toHaveValue(String(pieces + 1))
    await expect(page.getByText(t('cart.updating'))).toHaveCount(0)
    expect(await serverPieces(page)).toBe(pieces + 1)
    await expect(quantity).toHaveValue(String(pieces + 1))
  })

  test('a change that fails twice is taken back, and made when it is tried again', async ({ page }) => {
    const { cart, quantity, pieces, increase } = await fill(page)
    await injectFault(page, ['POST'], 2, { kind: 'status', status: 503 })
    await increase.click()
    await expect(cart.getByText(t('cart.problem.unfinished'))).toBeVisible()
    await expect(quantity).toHaveValue(String(pieces))
    await cart.getByRole('button', { name: t('cart.tryAgain') }).click()
    await expect(quantity).toHaveValue(String(pieces + 1))
    await expect.poll(() => serverPieces(page)).toBe(pieces + 1)
  })
})
