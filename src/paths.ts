import type { Locale } from './i18n/locales.ts'

// All addresses of the shop, without locale: the router adds the current language's prefix. Addresses outside the
// router (redirects, canonical links, language links) use `localized`. Import this module as `paths`.

/** Encodes a path segment. The router treats paths that end in `.data` as data requests. */
const segment = (text: string) => encodeURIComponent(text).replace(/\.data$/, '%2Edata')
const segments = (uri: string) => uri.split('/').map(segment).join('/')

export const home = () => '/'
export const product = (uri: string, item = '') =>
  `/p/${segment(uri)}${item ? `?item=${encodeURIComponent(item)}` : ''}`
export const category = (uri: string) => `/c/${segments(uri)}`
export const categories = () => '/categories'
export const parts = (model = '', engine = '') => ['/parts', model, engine].filter(Boolean).join('/')
export const brand = (uri: string) => `/b/${segments(uri)}`
/** True for the paths of lists of products, which an address can limit to a car. */
export const isListing = (path: string) => /^\/[bc]\/|^\/search$/.test(path)
/** The page of a product or category in Markdown. */
export const markdown = (page: string) => `/markdown${page}`
export const more = (listing: string) => `/more${listing}`
export const categoryTree = (car = '') => `/more/categories${car ? `?car=${car}` : ''}`
export const partsOfCar = (car: string) => `/more/parts?car=${car}`
export const shopFacts = (country: string) => `/more/shop?country=${encodeURIComponent(country)}`
export const vehicles = () => '/more/vehicles'
export const search = () => '/search'
export const suggestions = (keyword: string) => `/more/suggest?keyword=${encodeURIComponent(keyword)}`
export const region = (back?: string) => `/region${back ? `?back=${encodeURIComponent(back)}` : ''}`
export const wishlist = (products = '') => (products ? `/wishlist/${products}` : '/wishlist')
export const compare = (products: readonly string[] = []) =>
  products.length > 0 ? `/compare?ids=${products.join()}` : '/compare'
export const info = (slug: string) => `/info/${segment(slug)}`
export const faq = () => '/faq'
export const quickOrder = () => '/quick-order'
export const quickOrderList = () => '/more/quick-order'

export const cart = () => '/cart'
export const savedCart = (selection: string) => `/cart?restore=${encodeURIComponent(selection)}`
export const checkout = () => '/checkout/'
export const failedCheckout = (reason: string | null = null) =>
  `/checkout/?failed=1${reason === null ? '' : `&reason=${reason}`}`
export const unknownPayment = () => '/checkout/?failed=1&unknown=1'
export const confirmation = (paymentMethod?: string) =>
  paymentMethod
    ? `/checkout/confirmation?centraPaymentMethod=${encodeURIComponent(paymentMethod)}`
    : '/checkout/confirmation'
/** The checkout without script; `query`: its step, and what is said there. */
export const plainCheckout = (query: Record<string, string> = {}) =>
  Object.keys(query).length > 0 ? `/checkout/plain?${new URLSearchParams(query)}` : '/checkout/plain'
/** The confirmation without script: the visitor's last order. */
export const receipt = () => '/checkout/receipt'
/** The address to which a payment provider returns the shopper with this checkout token, for a page in `locale`. */
export const paymentReturn = (token: string, locale: Locale) =>
  `/api/process-payment?checkoutToken=${encodeURIComponent(token)}&locale=${locale}`
export const processPayment = () => '/api/process-payment'

export const login = () => '/login'
/** `ofOrder`: the form has the name and address of the visitor's last order. */
export const register = ({ ofOrder = false } = {}) => (ofOrder ? '/register?order=last' : '/register')
export const forgotPassword = () => '/forgot-password'
export const resetPassword = () => '/reset-password'
export const account = () => '/account'
export const accountOrders = () => '/account/orders'
export const accountOrder = (number: string) => `/account/orders/${segment(number)}`
/** The returns of an order; without one, the choice of an order. */
export const accountReturns = (order = '') =>
  order ? `/account/returns?${new URLSearchParams({ order })}` : '/account/returns'
export const accountDetails = () => '/account/details'
export const accountCars = () => '/account/cars'
export const accountPassword = () => '/account/password'
export const accountData = () => '/account/data'
export const accountDataFile = () => '/account/data/file'
export const failedDataFile = () => '/account/data?failed=1'
/**
 * The photo of a customer's car, the same in all languages; `version` as in `Car`, so that a browser shows a new one
 * immediately.
 */
export const carPhoto = (car: string, version = '') =>
  `/api/car-photo/${car}${version ? `?v=${version}` : ''}`

export const support = (about: { subject?: string; order?: string; article?: string } = {}) => {
  const known = Object.entries(about).filter(([, value]) => value !== '')
  const query = new URLSearchParams(known).toString()
  return query ? `/support?${query}` : '/support'
}
export const contact = () => '/api/contact'
export const trackOrder = () => '/track-order'
export const withdraw = (order = '') => (order ? `/withdraw?${new URLSearchParams({ order })}` : '/withdraw')
export const newsletter = () => '/newsletter'
export const confirmNewsletter = (sealed: string) => `/newsletter?confirm=${sealed}`
/** Receives newsletter subscriptions as JSON. */
export const newsletterEndpoint = () => '/api/newsletter'
/** Open and end a preview of drafts at a page, whose path has the prefix of its language. */
export const preview = (page: string) => `/api/preview${page}`
export const endPreview = (page: string) => `/api/end-preview${page}`
