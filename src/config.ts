/** What is fixed for the whole shop. Times are milliseconds unless the name says otherwise. */
export const listingPageSize = 20
export const searchPageSize = 20
/** How long an error or a voucher's status is shown. */
export const messageLifetime = 5_000
/** How long a removal can be undone: longer than other messages, since there is a button to reach. */
export const undoLifetime = 8_000
export const listingDefaults = { onlyAvailable: true, showAsOnSale: false, relatedProducts: false }
/** Where a browser keeps its wishlist. */
export const wishlistKey = 'rc_wishlist'
/** Where a browser keeps the parts it has looked at. */
export const viewedKey = 'rc_viewed'
export const maxViewed = 10

/** Where a tab keeps the intents that may not have reached the server. */
export const pendingKey = 'rc_cart_pending'

/** Cookies this shop reads or writes. The country is the shopper's own choice, or where the selection says they are. */
export const countryCookie = 'rc_country'
export const languageCookie = 'rc_lang'
/** Seconds a browser keeps either of them. */
export const regionCookieMaxAge = 365 * 24 * 60 * 60

/** The most pieces of one line, and the longest discount code: the service refuses more. */
export const maxQuantity = 9_999
export const maxVoucherLength = 100

/** Pages of a listing or a search that one document, or one call for more, holds at most: 100 products. */
export const maxPagesAtOnce = 5
/** Earlier pages that coming back to a long listing fetches by itself; those before are a press away. */
export const maxPagesRestored = 15

/** Where a tab keeps the places its history entries were left at. */
export const scrollPositionsKey = 'rc_places'

/** What the browser may know of the configuration. */
export interface PublicConfig {
  /** Where cart calls go: an address, or a path on the shop's own origin. */
  checkoutUrl: string
  /** Where a customer goes after logging in, without the language. */
  afterLoginPath: string
}
