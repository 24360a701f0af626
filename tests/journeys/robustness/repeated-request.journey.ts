import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog, remanufactured } from '#tests/journeys/cart-steps.ts'
import { serverPieces, serverQuantities } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test as base, createTestI18n, expect } from '#tests/journeys/shop.ts'
import { shoppers, writeAddress } from '#tests/journeys/shoppers.ts'
import { loseReply, times } from '#tests/support/back-end/relay.ts'
import { forwardTo, type RelayServer, startRelay } from '#tests/support/back-end/relay-server.ts'

const i18n = createTestI18n('en')
const { t } = i18n

/** A walk through a relay. */
const test = base.extend<{ shop: string; relay: RelayServer }>({
  shop: [process.env.SHOP ?? '', { option: true }],
  relay: async ({ shop }, use) => {
    await using relay = await startRelay(forwardTo(shop))
    await use(relay)
  },
  baseURL: async ({ relay }, use) => use(relay.origin),
})

// Pictures are linked from the shop's own address, which is not the relay's; reports of errors are refused for the same reason.
test.use({
  toleratedViolations: [/directive: "img-src /],
  tolerated: [/status of (406|412)|status of 403 .*\/api\/errors$|img-src/],
  extraHTTPHeaders: { 'x-test-country': 'DE' },
})

/**
 * Makes the browser send the next such call twice. A connection that was used before and closes before the first byte of
 * the reply is the one case in which Chromium sends a request, POST or not, a second time by itself.
 */
function loseOneReply(relay: RelayServer, calls: RegExp): void {
  relay.on(
    calls,
    times(1, loseReply, ({ reused }) => reused),
  )
}

function callsTo(relay: RelayServer, calls: RegExp) {
  return relay.calls.filter(({ method, path }) => calls.test(`${method} ${path}`))
}

test('an order whose payment the browser sent twice is shown with its receipt', { tag: '@core' }, async ({
  page,
  relay,
}) => {
  const shopper = shoppers.find(({ country }) => country === 'DE')
  const name = await addFromListing(page)
  await page.goto(paths.checkout())
  await writeAddress(page, i18n, { ...shopper!, locale: 'en' })
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  loseOneReply(relay, /^POST .*\/payment$/)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await expect(page.getByRole('main')).toContainText(name)
  expect(callsTo(relay, /^POST .*\/payment$/)).toHaveLength(2)
})

test('a part added twice by a repeated request shows its quantity in the cart', { tag: '@core' }, async ({
  page,
  relay,
}) => {
  await page.goto(paths.category('brakes/drum-brakes/brake-drums'))
  await expectHydrated(page)
  const add = page
    .getByRole('article')
    .getByRole('button', { name: t('cart.add') })
    .first()
  await add.hover()
  loseOneReply(relay, /^POST .*\/items\/[^/]+$/)
  await add.click()
  const cart = cartDialog(page)
  const quantity = Number(await cart.getByRole('textbox', { name: t('cart.quantity') }).inputValue())
  await expect(
    cart.getByRole('alert').filter({ hasText: `There are now ${quantity} in your cart` }),
  ).toBeVisible()
  expect(callsTo(relay, /^POST .*\/items\//)).toHaveLength(2)
  expect(await serverPieces(page)).toBe(quantity)
})

test('a part with a deposit is added once, though the browser sends it twice', async ({ page, relay }) => {
  const part = await remanufactured(page.request)
  await page.goto(paths.product(part.uri))
  await expectHydrated(page)
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first()
  await add.hover()
  loseOneReply(relay, /^PUT .*\/items$/)
  await add.click()
  const quantity = cartDialog(page).getByRole('textbox', { name: t('cart.quantity') })
  await expect(quantity).toHaveValue(String(part.quantity))
  expect(callsTo(relay, /^PUT .*\/items$/)).toHaveLength(2)
  expect(await serverQuantities(page)).toEqual([part.quantity, part.quantity])
})
