/** The constants of the specification, section 9. Times are milliseconds unless the name says otherwise. */
export const listingPageSize = 20
export const searchPageSize = 20
export const combinedSearchSize = 12
export const searchDebounce = 250
export const serverPageLimit = 125
export const categoryLevels = 6
export const messageLifetime = 5_000
export const conversionDelay = 250
export const traceSampleRate = 0.25
export const affiliation = 'B2C'
export const listingDefaults = { onlyAvailable: true, showAsOnSale: false, relatedProducts: false }
export const wishlistKey = 'rc_wishlist'

/** Cookies this shop reads or writes. The country is the shopper's own choice, or where the selection says they are. */
export const countryCookie = 'rc_country'
export const languageCookie = 'rc_lang'

/** The most pieces of one line. */
export const mostPieces = 9_999

/** The most pages a listing renders in one document; further ones are reached by "show previous". */
export const mostPagesAtOnce = 5

/** What the browser may know of the configuration. */
export interface PublicConfig {
  /** Where cart calls go: an address, or a path on the shop's own origin. */
  checkoutUrl: string
  debugEvents: boolean
}
