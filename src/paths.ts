import { defaultLocale, isLocale, type Locale } from './i18n/locales.ts'

/** One segment of an address. The router takes an address that ends in `.data` for a request for a screen's data. */
const segment = (text: string) => encodeURIComponent(text).replace(/\.data$/, '%2Edata')
const segments = (uri: string) => uri.split('/').map(segment).join('/')

/**
 * Every address the shop can write, without the locale: the router adds the prefix of the language being read.
 * Addresses that leave the router (redirects, canonical links, language changes) go through `localized`.
 */
export const paths = {
  home: () => '/',
  /** `item`: the version to begin with, where there are several. */
  product: (uri: string, item = '') => `/p/${segment(uri)}${item ? `?item=${encodeURIComponent(item)}` : ''}`,
  category: (uri: string) => `/c/${segments(uri)}`,
  categories: () => '/categories',
  brand: (uri: string) => `/b/${segments(uri)}`,
  /** Further pages of a listing or search, or cards of a wishlist, as JSON; `listing` is the page's own address. */
  more: (listing: string) => `/more${listing}`,
  /** The category menu, as JSON. */
  categoryTree: () => '/more/categories',
  /** Facts of the shop for a country, as JSON. */
  shopFacts: (country: string) => `/more/shop?country=${encodeURIComponent(country)}`,
  search: () => '/search',
  /** Country and language; `back` is the address to return to. */
  region: (back?: string) => `/region${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  /** One's own, or a shared one: its products, joined by commas. */
  wishlist: (products = '') => (products ? `/wishlist/${products}` : '/wishlist'),
  cart: () => '/cart',
  /** `back` is the address to go to after logging in. */
  login: (back?: string) => `/login${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  checkout: () => '/checkout/',
  failedCheckout: () => '/checkout/?failed=1',
  /** The checkout after a payment of which nobody knows whether it was made. */
  unknownPayment: () => '/checkout/?failed=1&unknown=1',
  confirmation: (paymentMethod?: string) =>
    paymentMethod
      ? `/checkout/confirmation?centraPaymentMethod=${encodeURIComponent(paymentMethod)}`
      : '/checkout/confirmation',
  /** Where payment providers send shoppers back to; the commerce service is given it with the token and language. */
  processPayment: () => '/api/process-payment',
  info: (slug: string) => `/info/${segment(slug)}`,
}

/** The router's basename for a locale: `/` for the default, else `/sv`. */
export function basename(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`
}

/** The same address in another language: always one of this shop, though two slashes would begin another's. */
export function localized(locale: Locale, path: string): string {
  const own = path.replace(/^[/\\\t\n\r]+/, '/')
  if (locale === defaultLocale) return own
  return own === '/' ? `/${locale}` : `/${locale}${own}`
}

/** `/sv/p/x` → `sv` and `/p/x`. An address without a known prefix is in the default language. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  // A data request for a localized home page is `/sv.data`.
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=\/|\.data$|$)(.*)$/.exec(pathname) ?? []
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: prefix, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Where an address that names the default language really is: on this shop, without it. Null for any other address. */
export function withoutDefaultPrefix(pathname: string): string | null {
  const prefix = `/${defaultLocale}`
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null
  return localized(defaultLocale, pathname.slice(prefix.length) || '/')
}

/** Screens whose very first words are those of the cart, or of whoever has it. */
export function startsWithCart(path: string): boolean {
  return isPurchase(path) || /^\/(cart|region|login)\/?$/.test(path)
}

/** Screens that hold a purchase: checkout and confirmation. */
export function isPurchase(path: string): boolean {
  return /^\/checkout(\/|$)/.test(path)
}
