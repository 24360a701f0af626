import type { Page } from 'playwright'
import type { I18n } from '#src/i18n/i18n.ts'
import { localized, paths } from '#src/paths.ts'
import type { SamplePage } from '../sample-pages.ts'

export interface Visit {
  i18n: I18n
  origin: string
  /** A shop whose back end cannot be reached. */
  darkOrigin: string
  samples: SamplePage[]
}

export interface Screen {
  name: string
  /** Brings the page there. */
  open(page: Page, visit: Visit): Promise<void>
  /** A listing must show products above the fold. */
  isListing?: boolean
  /** Complaints of the browser that belong to this screen. */
  tolerated?: RegExp
}

const missing = /status of 404/
const unavailable = /status of 503/

const address = ({ i18n, origin }: Visit, path: string) => origin + localized(i18n.locale, path)

function sample(visit: Visit, name: string): string {
  const found = visit.samples.find((page) => page.name === name)
  if (!found) throw new Error(`No sample page called ${name}`)
  return address(visit, found.path)
}

const at =
  (name: string): Screen['open'] =>
  async (page, visit) => {
    await page.goto(sample(visit, name))
  }

async function fillCart(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await page.goto(sample(visit, 'product'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: t('cart.cart') })
    .getByRole('listitem')
    .first()
    .waitFor()
}

async function openCheckout(page: Page, visit: Visit) {
  await fillCart(page, visit)
  await page.goto(address(visit, paths.checkout()))
  await page.getByRole('button', { name: visit.i18n.t('checkout.toDelivery') }).waitFor()
}

async function writeAddress(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await openCheckout(page, visit)
  const write = (label: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  await write(t('checkout.field.email'), 'robin@example.com')
  await write(t('checkout.field.phoneNumber'), '+46 8 123 456 78')
  await write(t('checkout.field.firstName'), 'Robin')
  await write(t('checkout.field.lastName'), 'Exempel')
  await write(t('checkout.field.address1'), 'Provgatan 1')
  await write(t('checkout.field.zipCode'), '114 55')
  await write(t('checkout.field.city'), 'Stockholm')
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).waitFor()
}

async function choosePayment(page: Page, visit: Visit) {
  await writeAddress(page, visit)
  await page.getByRole('button', { name: visit.i18n.t('checkout.toPayment') }).click()
  await page.locator('input[name=paymentMethod][value=prepayment]').check()
  await page.getByRole('button', { name: visit.i18n.t('checkout.placeOrder') }).waitFor()
}

/** Every screen of the shop, in the order a shopper meets them. */
export const screens: Screen[] = [
  { name: 'home', open: at('home') },
  { name: 'category', open: at('category'), isListing: true },
  { name: 'listing', open: at('listing'), isListing: true },
  {
    name: 'listing-table',
    open: async (page, visit) => {
      await page.goto(`${sample(visit, 'listing')}?view=table`)
    },
  },
  { name: 'brand', open: at('brand'), isListing: true },
  {
    name: 'listing-empty',
    open: async (page, visit) => {
      const filters = encodeURIComponent(JSON.stringify({ 'vehicle.id': ['no-such-car'] }))
      await page.goto(`${sample(visit, 'listing')}?filters=${filters}`)
    },
  },
  { name: 'product', open: at('product') },
  { name: 'set', open: at('set') },
  {
    name: 'cart-empty',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'home'))
      await page.getByRole('button', { name: visit.i18n.t('cart.withCount', { count: 0 }) }).click()
      await page.getByText(visit.i18n.t('cart.emptyHint')).waitFor()
    },
  },
  { name: 'cart', open: fillCart },
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
  {
    name: 'confirmation',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await choosePayment(page, visit)
      await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
      await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
      await page.getByText(t('checkout.orderNumber')).waitFor()
    },
  },
  {
    name: 'not-found',
    tolerated: missing,
    open: async (page, visit) => {
      await page.goto(address(visit, '/nothing-here'))
    },
  },
  {
    name: 'unavailable',
    tolerated: unavailable,
    open: async (page, visit) => {
      await page.goto(visit.darkOrigin + localized(visit.i18n.locale, paths.home()))
    },
  },
]
