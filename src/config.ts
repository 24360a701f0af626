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
export const mostViewed = 10

/** Where a tab keeps the intents that may not have reached the server. */
export const pendingKey = 'rc_cart_pending'

/** Cookies this shop reads or writes. The country is the shopper's own choice, or where the selection says they are. */
export const countryCookie = 'rc_country'
export const languageCookie = 'rc_lang'

/** The most pieces of one line, and the longest discount code: the service refuses more. */
export const mostPieces = 9_999
export const longestVoucher = 100

/** The most pages a listing renders in one document; further ones are reached by "show previous". */
export const mostPagesAtOnce = 5

/** What the browser may know of the configuration. */
export interface PublicConfig {
  /** Where cart calls go: an address, or a path on the shop's own origin. */
  checkoutUrl: string
  /** Where a customer goes after logging in, without the language. */
  afterLoginPath: string
}
