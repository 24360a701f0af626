import type { Page } from 'playwright'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { remanufactured } from '#tests/journeys/cart-steps.ts'
import { checkoutToken } from '#tests/journeys/faults.ts'
import {
  address,
  atPath,
  choosePayment,
  fillCart,
  openCheckout,
  type Screen,
  sample,
  type Visit,
  writeAddress,
} from './steps.ts'

const unavailable = /status of 503/
const disconnected = /ERR_INTERNET_DISCONNECTED/

const order: Screen['open'] = async (page, visit) => {
  const { t } = visit.i18n
  await choosePayment(page, visit)
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.getByText(t('checkout.orderNumber')).waitFor()
}

async function goToProvider(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await choosePayment(page, visit, 'mobile')
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
}

/** The page that orders, of the checkout for browsers without script. */
const openPlainOrder: Screen['open'] = async (page, visit) => {
  const { t } = visit.i18n
  await writeAddress(page, visit)
  await page.goto(address(visit, paths.plainCheckout({ step: 'payment' })))
  await page.locator('input[name=paymentMethod][value=prepayment]').check()
  await page.getByRole('button', { name: t('plainCheckout.toOrder') }).click()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).waitFor()
}

/** Screens from the cart to the receipt. */
export const purchaseScreens: Screen[] = [
  {
    name: 'cart-empty',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'home'))
      await page.getByRole('button', { name: visit.i18n.t('cart.withCount', { count: 0 }) }).click()
      await page.getByText(visit.i18n.t('cart.emptyHint')).waitFor()
    },
  },
  { name: 'cart', open: fillCart },
  {
    name: 'cart-undo',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await fillCart(page, visit)
      const cart = page.getByRole('dialog', { name: t('cart.cart') })
      await cart.getByRole('button', { name: t('cart.remove') }).click()
      await cart.getByRole('button', { name: t('cart.undo') }).waitFor()
    },
  },
  {
    name: 'cart-cut',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await page.request.post(`${visit.origin}/sandbox/__settings`, { data: { stockMode: 'aggressive' } })
      await fillCart(page, visit)
      const quantity = page
        .getByRole('dialog', { name: t('cart.cart') })
        .getByRole('textbox')
        .first()
      await quantity.fill('998')
      await quantity.press('Enter')
      await page.locator('.error-note .text').waitFor()
    },
  },
  {
    name: 'cart-offline',
    tolerated: disconnected,
    open: async (page, visit) => {
      await fillCart(page, visit)
      await page.context().setOffline(true)
      await page.getByText(visit.i18n.t('cart.offline')).waitFor()
    },
  },
  {
    name: 'cart-deposit',
    open: async (page, visit) => {
      const { t } = visit.i18n
      const { uri } = await remanufactured(page.request, visit.origin)
      await page.goto(address(visit, paths.product(uri)))
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first()
        .click()
      await page
        .getByRole('dialog', { name: t('cart.cart') })
        .locator('.deposit')
        .waitFor()
      await page.goto(address(visit, paths.cart()))
    },
  },
  { name: 'cart-page-empty', open: atPath(paths.cart()) },
  {
    name: 'cart-page',
    open: async (page, visit) => {
      await fillCart(page, visit)
      await page.goto(address(visit, paths.cart()))
    },
  },
  {
    name: 'cart-page-unavailable',
    tolerated: unavailable,
    open: async (page, visit) => {
      await fillCart(page, visit)
      // Cookies are shared between ports, so the other shop sees the same cart.
      await page.goto(visit.outageOrigin + localized(visit.i18n.locale, paths.cart()))
    },
  },
  { name: 'checkout-address', open: openCheckout },
  {
    name: 'checkout-problems',
    open: async (page, visit) => {
      await openCheckout(page, visit)
      await page.getByRole('button', { name: visit.i18n.t('checkout.toDelivery') }).click()
      await page.getByText(visit.i18n.t('forms.required')).first().waitFor()
    },
  },
  { name: 'checkout-delivery', open: writeAddress },
  { name: 'checkout-payment', open: choosePayment },
  ...[
    { name: 'checkout-cancelled', button: 'Cancel', title: 'checkout.failed.cancelled' as const },
    { name: 'checkout-declined', button: 'Decline', title: 'checkout.failed.declined' as const },
  ].map(({ name, button, title }) => ({
    name,
    open: async (page: Page, visit: Visit) => {
      await goToProvider(page, visit)
      await page.getByRole('button', { name: button, exact: true }).click()
      await page
        .getByRole('alert')
        .filter({ hasText: visit.i18n.t(title) })
        .waitFor()
    },
  })),
  {
    name: 'checkout-unknown',
    // The shop looks for a receipt.
    tolerated: /status of 404/,
    open: async (page, visit) => {
      await goToProvider(page, visit)
      const headers = { 'api-token': await checkoutToken(page) }
      const rule = { paths: ['/api/checkout/payment-result'], headers, count: 20 }
      const fault = { kind: 'status', status: 503 }
      await page.request.post(`${visit.origin}/sandbox/__fault`, { data: { ...rule, fault } })
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.waitForURL((url) => url.searchParams.has('unknown'))
      await page.locator('.notice').first().waitFor()
    },
  },
  {
    name: 'checkout-plain-address',
    open: async (page, visit) => {
      await fillCart(page, visit)
      await page.goto(address(visit, paths.plainCheckout()))
    },
  },
  { name: 'checkout-plain-order', open: openPlainOrder },
  { name: 'confirmation', open: order },
  { name: 'confirmation-measured', consent: 'all', open: order },
]
