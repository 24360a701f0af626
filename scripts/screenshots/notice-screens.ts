import type { Page } from 'playwright'
import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { serializeCountryCookie } from '#src/features/region/region-cookies.ts'
import * as paths from '#src/paths.ts'
import { fetchCatalogue } from '../shop/fetch-catalogue.ts'
import { address, choosePayment, fillCart, type Screen, sample, type Visit } from './steps.ts'

async function deliverTo(country: string, page: Page, { origin }: Visit) {
  const { name, value } = serializeCountryCookie(country)
  await page.context().addCookies([{ name, value, url: origin }])
}

/** The first product of a search that is as wanted, on its page in a country, with one of its parts in view. */
function productIn(
  country: string,
  search: string,
  part: string,
  wanted: (product: Product) => boolean = () => true,
): Screen['open'] {
  return async (page, visit) => {
    await deliverTo(country, page, visit)
    const asked = { search, onlyAvailable: true, limit: 60 }
    const { products } = v.parse(Listing, await fetchCatalogue(visit.origin, '/products', asked))
    const product = products.find(wanted)
    if (!product) throw new Error(`The sandbox sells no such ${search}.`)
    await page.goto(address(visit, paths.product(product.uri)))
    await show(page, part)
  }
}

const isElectrical = ({ takeBack }: Product) => takeBack === 'electrical'
const isOil = ({ takeBack }: Product) => takeBack === 'oil'

async function show(page: Page, part: string) {
  await page
    .locator(part)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** The notice on the legal guarantee at a product, in a country. */
const guaranteeIn = (country: string): Screen => ({
  name: `notice-guarantee-${country}`,
  open: async (page, visit) => {
    await deliverTo(country, page, visit)
    await page.goto(sample(visit, 'product'))
    await show(page, '.product-details .side section:last-child')
  },
})

/** The notices that laws ask for, where they stand. */
export const noticeScreens: Screen[] = [
  ...['SE', 'FI', 'NO', 'GB', 'DE'].map(guaranteeIn),
  {
    name: 'notice-guarantee-receipt',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await choosePayment(page, visit)
      await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
      await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
      await page.getByText(t('checkout.orderNumber')).waitFor()
      await show(page, '.receipt-sheet .guarantee')
    },
  },
  { name: 'notice-label', open: productIn('DE', 'brake cleaner', '.safety .signs') },
  { name: 'notice-battery', open: productIn('DE', 'starter battery', '.safety img[src*=bin]') },
  { name: 'notice-deposit', open: productIn('DE', 'starter battery', '.price-tag') },
  {
    name: 'notice-electrical',
    open: productIn('DE', 'driving light', '.safety img[src*=bin]', isElectrical),
  },
  { name: 'notice-triman', open: productIn('FR', 'driving light', '.safety img[src*=triman]', isElectrical) },
  { name: 'notice-responsible', open: productIn('DE', 'hallbrook', '.safety dl') },
  { name: 'notice-unit-price', open: productIn('DE', 'engine oil', '.price-tag', isOil) },
  {
    name: 'notice-identifiers',
    open: async (page, visit) => {
      await deliverTo('FR', page, visit)
      await page.goto(address(visit, paths.info('take-back')))
      await show(page, 'a[href*="quefairedemesobjets"]')
    },
  },
  {
    name: 'notice-lowest-price',
    open: async (page, visit) => {
      const filters = encodeURIComponent(JSON.stringify({ sale: ['yes'] }))
      await page.goto(`${sample(visit, 'listing')}?filters=${filters}`)
      await show(page, '.product-grid .before')
    },
  },
  {
    name: 'notice-order-button',
    open: async (page, visit) => {
      await choosePayment(page, visit)
      await show(page, '.order-now button[type=submit]')
    },
  },
  {
    name: 'notice-customs',
    open: async (page, visit) => {
      await deliverTo('GB', page, visit)
      await fillCart(page, visit)
      await page.goto(address(visit, paths.cart()))
      await show(page, '.cart-totals')
    },
  },
]
