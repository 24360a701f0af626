import { defaultLocale, isLocale, type Locale } from './i18n/locales.ts'

/** Encodes a path segment. The router treats paths that end in `.data` as data requests. */
const segment = (text: string) => encodeURIComponent(text).replace(/\.data$/, '%2Edata')
const segments = (uri: string) => uri.split('/').map(segment).join('/')

/**
 * All paths of the shop, without locale: the router adds the current language's prefix. Addresses outside the router
 * (redirects, canonical links, language links) use `localized`.
 */
export const paths = {
  home: () => '/',
  /** The page of a product; `item` preselects a version. */
  product: (uri: string, item = '') => `/p/${segment(uri)}${item ? `?item=${encodeURIComponent(item)}` : ''}`,
  category: (uri: string) => `/c/${segments(uri)}`,
  categories: () => '/categories',
  /** Parts by car; of a model, or of one of its engines: `carKey` has the keys of cars. */
  parts: (model = '', engine = '') => ['/parts', model, engine].filter(Boolean).join('/'),
  brand: (uri: string) => `/b/${segments(uri)}`,
  /** More pages of a listing or search, or cards of a wishlist, as JSON; `listing` is the page's own path. */
  more: (listing: string) => `/more${listing}`,
  /** The category menu, as JSON. */
  categoryTree: () => '/more/categories',
  /** Facts about the shop for a country, as JSON. */
  shopFacts: (country: string) => `/more/shop?country=${encodeURIComponent(country)}`,
  /** The vehicles that parts of the shop fit, as JSON. */
  vehicles: () => '/more/vehicles',
  search: () => '/search',
  /** Suggestions for what is typed into the search field, as JSON. */
  suggestions: (keyword: string) => `/more/suggest?keyword=${encodeURIComponent(keyword)}`,
  /** The page for country and language; `back` is the path to return to. */
  region: (back?: string) => `/region${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  /** The visitor's wishlist, or a shared one with product ids separated by commas. */
  wishlist: (products = '') => (products ? `/wishlist/${products}` : '/wishlist'),
  /** Parts side by side, by product id. */
  compare: (products: readonly string[] = []) =>
    products.length > 0 ? `/compare?ids=${products.join()}` : '/compare',
  cart: () => '/cart',
  /** Opens a saved cart by its selection id, as links in mails do. */
  savedCart: (selection: string) => `/cart?restore=${encodeURIComponent(selection)}`,
  login: () => '/login',
  /** The customer's account; guests are redirected to the login page. Its other screens are in `account-paths.ts`. */
  account: () => '/account',
  checkout: () => '/checkout/',
  failedCheckout: () => '/checkout/?failed=1',
  /** The checkout after a payment whose result is unknown. */
  unknownPayment: () => '/checkout/?failed=1&unknown=1',
  confirmation: (paymentMethod?: string) =>
    paymentMethod
      ? `/checkout/confirmation?centraPaymentMethod=${encodeURIComponent(paymentMethod)}`
      : '/checkout/confirmation',
  /** Where a payment provider sends the shopper with this checkout token back to, who then reads on in `locale`. */
  paymentReturn: (token: string, locale: Locale) =>
    `/api/process-payment?checkoutToken=${encodeURIComponent(token)}&locale=${locale}`,
  /** Where payment providers send shoppers back to; the commerce service is given it with the token and language. */
  processPayment: () => '/api/process-payment',
  info: (slug: string) => `/info/${segment(slug)}`,
}

/** The router's basename for a locale: `/` for the default, else `/sv`. */
export function basename(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`
}

/**
 * Adds a locale prefix to a path. The result is always a path of this shop, even for paths that begin with two slashes.
 */
export function localized(locale: Locale, path: string): string {
  const ownPath = path.replace(/^[/\\\t\n\r]+/, '/')
  if (locale === defaultLocale) return ownPath
  return ownPath === '/' ? `/${locale}` : `/${locale}${ownPath}`
}

/** Splits `/sv/p/x` into `sv` and `/p/x`. A path without a known prefix has the default language. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  // A data request for a localized home page is `/sv.data`.
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=\/|\.data$|$)(.*)$/.exec(pathname) ?? []
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: prefix, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Removes the prefix of the default language, which has none; null for paths without it. */
export function withoutDefaultPrefix(pathname: string): string | null {
  const prefix = `/${defaultLocale}`
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null
  return localized(defaultLocale, pathname.slice(prefix.length) || '/')
}

/** Whether a screen is rendered from the cart, so that the messages loaded later are loaded at once. */
export function startsWithCart(path: string): boolean {
  return isPurchase(path) || /^\/(cart|region)\/?$/.test(path)
}

/** Whether a path belongs to a purchase: checkout and confirmation. */
export function isPurchase(path: string): boolean {
  return zoneOf(path) === 'purchase'
}

/**
 * The kind of document a screen is in. Within `shop` and within `account` the router shows one screen after another. Each
 * screen of `form` (log-in, passwords, customer service) and of `purchase` is loaded as a document: there, and in the
 * account, no script of another site may stand, and headers differ.
 */
export const zones = ['shop', 'account', 'form', 'purchase'] as const
export type Zone = (typeof zones)[number]

/** The zone of a path without locale, or of a route's pattern. */
export function zoneOf(path: string): Zone {
  const [, first = ''] = path.toLowerCase().split(/[/?#]/)
  if (first === 'checkout') return 'purchase'
  if (first === 'account') return 'account'
  return formScreens.has(first) ? 'form' : 'shop'
}

const formScreens = new Set([
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'newsletter',
  'support',
  'track-order',
  'withdraw',
])

/** Whether a screen is reached by a full load only, seen from one of the zone `from`. */
export function needsDocument(from: Zone, path: string): boolean {
  const zone = zoneOf(path)
  return zone !== from || zone === 'form' || zone === 'purchase'
}
