import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import {
  fetchCatalogue,
  headingOf,
  latestMail,
  type TestShop,
  textOf,
} from '#tests/support/shop/test-shop.ts'
import { regions } from '#worker/sandbox/demo-catalogue/regions.ts'
import { type Country, isOutsideTheUnion } from './countries.ts'

/** A screen or a mail, with plain spaces in its text. */
export interface Place {
  html: string
  text: string
}

const placeOf = (html: string): Place => ({ html, text: plain(textOf(html.replaceAll('<', ' <'))) })
const plain = (text: string) => text.replaceAll(/[\s\u2009\u202f]+/g, ' ').trim()

const discs = '/c/brakes/disc-brakes/brake-discs'
const reductions = `/c/brakes?filters=${encodeURIComponent('{"sale":["yes"]}')}`

/** The path of the first product that a listing shows. */
function firstOf({ html }: Place): string {
  const [, path = ''] = /<article.*?<h3[^>]*><a[^>]*href="([^"?]+)/s.exec(html) ?? []
  if (path === '') throw new Error('The listing shows no product.')
  return path
}

/** The first product of a search that is sold in a country and as wanted. */
async function soldIn(country: string, search: string, wanted: (product: Product) => boolean) {
  const region = regions.country(country)
  const { products } = await fetchCatalogue(Listing, '/products', {
    ...{ language: 'en', market: region?.market, pricelist: region?.pricelist },
    ...{ search, limit: 60, onlyAvailable: true },
  })
  const found = products.find(wanted)
  if (!found) throw new Error(`No ${search} is sold in ${country}.`)
  return found
}

const hiddenFields = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  )

let networks = 0

/** A shopper of the country, from a network of their own. */
function shopperOf(shop: TestShop, { country, locale }: Country) {
  networks += 1
  const shopper = createNoScriptShopper(shop, country, `203.0.113.${networks}`)
  return {
    read: async (path: string) => placeOf((await shopper.read(path)).html),
    /** A page of the language. */
    page: async (path: string) => placeOf((await shopper.read(localized(locale, path))).html),
    post: async (path: string, fields: Record<string, string> | URLSearchParams) => {
      const answer = await shopper.post(localized(locale, path), fields)
      return { ...placeOf(answer.html), status: answer.sent.status }
    },
  }
}

/** The catalogue screens of a visit. */
export async function seeGoods(shop: TestShop, country: Country) {
  const { read, page } = shopperOf(shop, country)
  const product = async (search: string, wanted: (product: Product) => boolean) =>
    page(paths.product((await soldIn(country.country, search, wanted)).uri))
  /** Dangerous goods are sold within the Union alone; elsewhere their pages say so. */
  const dangerous = async (search: string, wanted: (product: Product) => boolean) => {
    const sold = isOutsideTheUnion(country) ? 'DE' : country.country
    return page(paths.product((await soldIn(sold, search, wanted)).uri))
  }
  const kind = (takeBack: string) => (one: Product) => one.takeBack === takeBack && one.bundle === null
  const listing = await page(discs)
  const sale = await page(reductions)
  return {
    home: await page(paths.home()),
    listing,
    product: await read(firstOf(listing)),
    sale,
    reduced: await read(firstOf(sale)),
    oil: await product('engine oil', kind('oil')),
    paint: await dangerous('touch-up paint', ({ technical }) => 'volume_ml' in technical),
    aerosol: await dangerous('brake cleaner', ({ hazardCodes }) => hazardCodes.includes('H222')),
    battery: await dangerous('starter battery', kind('lead-battery')),
    electrical: await product('driving light', kind('electrical')),
    imported: await product('hallbrook', ({ manufacturer }) => manufacturer.includes('Hallbrook')),
  }
}

/** The pages about the shop. */
export async function readPages(shop: TestShop, country: Country) {
  const { page } = shopperOf(shop, country)
  const info = (slug: Parameters<typeof paths.info>[0]) => page(paths.info(slug))
  return {
    terms: await info('terms'),
    privacy: await info('privacy'),
    delivery: await info('delivery'),
    withdrawal: await info('withdrawal'),
    imprint: await info('imprint'),
    accessibility: await info('accessibility'),
    takeBack: await info('take-back'),
  }
}

/** The screens and the mail of an order by invoice, with a part and its deposit. */
export async function placeOrder(shop: TestShop, country: Country, company: Record<string, string> = {}) {
  const { locale, phoneNumber, zipCode, city, identityNumber } = country
  const { page, post } = shopperOf(shop, country)
  const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
  const { items, uri } = await soldIn(
    country.country,
    'remanufactured alternator',
    (part) =>
      part.depositItem !== null && part.items[0]?.stock === 'yes' && part.availabilityKind === 'stock',
  )
  const product = await page(paths.product(uri))
  const cart = await post(paths.cart(), { item: items[0]?.item ?? '' })
  const plainCheckout = paths.plainCheckout()
  const delivery = await post(plainCheckout, {
    step: 'address',
    'address.email': email,
    'address.phoneNumber': phoneNumber,
    'address.country': country.country,
    'address.firstName': 'Robin',
    'address.lastName': 'Example',
    'address.address1': 'Testgatan 1',
    'address.zipCode': zipCode,
    'address.city': city,
    ...company,
  })
  const [, shippingMethod = ''] = /name="shippingMethod"[^>]*value="([^"]+)"/.exec(delivery.html) ?? []
  const payment = await post(plainCheckout, { step: 'delivery', shippingMethod })
  const order = await post(plainCheckout, { step: 'payment', paymentMethod: 'invoice' })
  const typed = {
    termsAndConditions: 'on',
    ...(company.business
      ? { 'address.vatNumber': country.vatNumber ?? '' }
      : { 'address.identityNumber': identityNumber ?? '' }),
  }
  const send = (html: string) =>
    post(plainCheckout, new URLSearchParams([...hiddenFields(html), ...Object.entries(typed)]))
  const sent = await send(order.html)
  // A business is asked once more, with the price that is without VAT.
  if (sent.status === 409) await send(sent.html)
  const receipt = await page(paths.receipt())
  const mail = placeOf(await latestMail(email))
  const [, number = ''] = /<code>(\d+)<\/code>/.exec(receipt.html) ?? []
  const [, deposit = ''] = /<p class="deposit">.*?<\/span>(.*?)<\/p>/s.exec(cart.html) ?? []
  const ordered = order.html.slice(order.html.lastIndexOf('class="rights"'))
  const [above = '', button = ''] = ordered.split('<button')
  return {
    /** The name of the part in the shopper's language. */
    part: plain(headingOf(product.html)),
    locale,
    email,
    number,
    /** The amount of the deposit, as the cart has it. */
    deposit: plain(textOf(deposit)),
    cart,
    delivery,
    payment,
    order,
    /** The text between the steps and the order button. */
    above: placeOf(above),
    button: plain(textOf(`<button${button.split('</button>')[0]}`)),
    receipt,
    mail,
  }
}

/** The screens of a guest's withdrawal, and the mail that acknowledges it. */
export async function withdraw(shop: TestShop, country: Country, order: { number: string; email: string }) {
  const { page, post } = shopperOf(shop, country)
  const form = await page(paths.withdraw())
  const typed = { order: order.number, email: order.email, name: 'Robin Example' }
  const found = await post(paths.withdraw(), {
    ...Object.fromEntries(hiddenFields(form.html)),
    ...typed,
    step: 'find',
  })
  const quantities = [...found.html.matchAll(/<input[^>]*name="ordered-(\d+)"[^>]*value="([^"]*)"/g)].map(
    ([, index = '', ordered = '']) => [`quantity-${index}`, ordered],
  )
  const fields = Object.fromEntries([...hiddenFields(found.html), ...quantities])
  const received = await post(paths.withdraw(), { ...fields, ...typed, step: 'confirm' })
  return { form, received, mail: placeOf(await latestMail(order.email)) }
}

/** The mails somebody gets who asks for the newsletter and confirms it. */
export async function subscribe(shop: TestShop, country: Country) {
  const { page, post } = shopperOf(shop, country)
  const email = `kim+${crypto.randomUUID().slice(0, 8)}@example.com`
  const subscribed = () =>
    shop.calls.some(({ path, body }) => path.endsWith('/newsletter-subscription') && body.includes(email))
  const answer = await post(paths.newsletter(), { email })
  const asked = placeOf(await latestMail(email))
  const [, sealed = ''] = /\/newsletter\?confirm=([\w-]+)/.exec(asked.text) ?? []
  const confirm = await page(paths.confirmNewsletter(sealed))
  const before = subscribed()
  await post(paths.newsletter(), { confirm: sealed })
  const welcome = placeOf(await latestMail(email))
  return { status: answer.status, subscribed: [before, subscribed()], asked, confirm, welcome }
}
