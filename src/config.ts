/** Constants of the whole shop. Times are in milliseconds unless the name says otherwise. */
export const listingPageSize = 20
export const searchPageSize = 20
/** Maximum number of hits that the search service ranks by its own default: it sends none beyond them. */
export const maxRankedHits = 1_000
/** Products and pages of content that a combined search finds at most, of each kind. */
export const combinedSearchSize = 12
/** Products that are shown where a search finds none, and milliseconds until the page goes without them. */
export const nearestPartsSize = 8
export const nearestPartsDeadline = 1_500
/** How long the search field waits for further typing before it asks for suggestions. */
export const searchDebounce = 250
/** How long an error or a voucher message is shown. */
export const messageLifetime = 5_000
/** After how long something that was asked for is said to take long. */
export const slowAfter = 6_000
/** How long a removal can be undone; longer than messages, because there is a button to reach. */
export const undoLifetime = 8_000
/**
 * Addresses of the categories whose parts wear out or are changed at every service, those needed most often first. The
 * page of a car shows some; categories a shop does not have are left out.
 */
export const serviceCategories = [
  'filters-service/filters',
  'ignition-fuel/spark-glow-plugs',
  'brakes/disc-brakes',
  'brakes/drum-brakes',
  'filters-service',
  'engine-exhaust/timing-drive',
  'engine-exhaust/drive-belts',
  'body-mirrors-wipers/wipers-washers',
  'electrical-batteries/batteries',
]
export const listingDefaults = { onlyAvailable: true, showAsOnSale: false, relatedProducts: false }
/** Storage name of the wishlist, and its maximum number of parts: the limit of one call and of a link. */
export const wishlistKey = 'rc_wishlist'
export const maxWished = 100
/** Storage name of a guest's cars. */
export const garageKey = 'rc_garage'
/** Storage name of the cars that items were put into the cart and bought for. */
export const itemCarsKey = 'rc_item_cars'
/** Storage name of recently viewed parts. */
export const viewedKey = 'rc_viewed'
export const maxViewed = 10
/** Storage name of the searches made last in this browser, and how many are kept. */
export const recentSearchesKey = 'rc_searches'
export const maxRecentSearches = 8
/** Storage name of the parts that are chosen to be compared, in one tab. */
export const comparedKey = 'rc_compare'
/** How many products can be compared: the columns that fit beside each other. */
export const maxCompared = 4

/** Storage name of cart intents that may not have reached the server. */
export const pendingKey = 'rc_cart_pending'

/**
 * Storage name of a payment whose order this browser has not seen, and for how many milliseconds an order is expected
 * from it.
 */
export const paymentKey = 'rc_payment'
export const paymentLifetime = 24 * 60 * 60 * 1000

/** Limits of the photo of a customer's car: bytes of its file, and pixels of its longer side. */
export const maxCarPhotoBytes = 100_000
export const maxCarPhotoSide = 1_600
/** Storage name of those photos where they are kept on the device. */
export const devicePhotosKey = 'rc_car_photos'

/** Names of the region cookies. The country is the visitor's choice, or that of the selection. */
export const countryCookie = 'rc_country'
export const languageCookie = 'rc_lang'
/** Lifetime of the region cookies in seconds. */
export const regionCookieMaxAge = 365 * 24 * 60 * 60

/** Name of the cookie of the visitor's answer about being measured, and its lifetime in seconds: six months. */
export const consentCookie = 'rc_consent'
export const consentMaxAge = 182 * 24 * 60 * 60
/** Storage name, in one tab, of events of documents that are not measured, for the next one that is. */
export const keptEventsKey = 'rc_events'
/** `sessionStorage` key of the code of a test of conversions, where the shop allows tests. */
export const testEventKey = 'rc_test_event'
/** Where a page reports what its visitor did. */
export const conversionPath = '/api/fb-events'
/** Takes answers about measuring, to keep proof of them. */
export const consentPath = '/api/consent'
/** Where the checkout reports an accepted payment call, for Google Analytics 4. */
export const checkoutEventPath = '/api/checkout-events'
/** How long after the pixel's event it is sent to the server. */
export const conversionDelay = 250

/** The share of traces whose times are reported. */
export const traceSampleRate = 0.25

/** Where browsers report errors, and violations of content security policies. */
export const errorReportPath = '/api/errors'

/** Maximum quantity of a line, and maximum length of a discount code: the service refuses more. */
export const maxQuantity = 9_999
export const maxVoucherLength = 100

/** Maximum number of listing or search pages in one document or call: 100 products. */
export const maxPagesAtOnce = 5
/** Maximum number of previous pages that are restored automatically when a visitor returns to a listing. */
export const maxPagesRestored = 15

/** Storage name of scroll positions. */
export const scrollPositionsKey = 'rc_places'

/** The configuration that is sent to browsers. */
export interface PublicConfig {
  /** URL of cart calls: absolute, or a path on the shop's own origin. */
  checkoutUrl: string
  /** Origins that payments may lead to, with spaces between. */
  paymentHosts: string
  /** What measures, as `parseMeasuringServices` reads it. Null where nothing does: nobody is asked for consent then. */
  measuring: string | null
  /** What the shop's server reports, as `parseServerReports` reads it. */
  serverReports: string
  /** Whether the partner widget needs room. */
  partner: boolean
}

/** The configuration of log-in and account, for loaders. Paths are without locale prefix, and may have a query. */
export interface AccountConfig {
  /** Where the log-in is: guests are sent there from pages for customers. */
  loginPath: string
  /** Where customers are sent after log-in, and from pages for guests. */
  afterLoginPath: string
  /** Where the account's overview is. */
  accountPath: string
  /** Where links in password-reset mails lead. */
  resetPasswordPath: string
  /** Whether customers choose the newsletter; otherwise every customer receives it. */
  newsletterChoice: boolean
}
