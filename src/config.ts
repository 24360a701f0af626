/** Constants of the whole shop. Times are in milliseconds unless the name says otherwise. */
export const listingPageSize = 20
/** Products of a call by which the server reads the whole assortment. */
export const assortmentPageSize = 125
export const searchPageSize = 20
/** Maximum number of hits the search service ranks by default: it returns none beyond them. */
export const maxRankedHits = 1_000
/** Maximum number of products and of content pages in a combined search. */
export const combinedSearchSize = 12
/** Number of products shown for a search without results, and the deadline for loading them in milliseconds. */
export const nearestPartsSize = 8
export const nearestPartsDeadline = 1_500
/** Number of cards in a band of products: it fills rows of two, three, four and six. */
export const bandSize = 12
/** Number of products loaded for a band of a car: some may be for its other years, and are left out. */
export const bandSample = 16
/** The deadline for searching other languages where the page's finds nothing, in milliseconds. */
export const otherLanguagesDeadline = 1_500
/**
 * Maximum number of parts that a search for a part and a car is answered with, and the deadline for the answer in
 * milliseconds.
 */
export const maxAnswerParts = 60
export const answerDeadline = 1_500
/** Delay after the last keystroke before suggestions are loaded. */
export const searchDebounce = 250
/** Time for which an error or a voucher message is shown. */
export const messageLifetime = 5_000
/** Time after which a message says that an action takes long. */
export const slowAfter = 6_000
/** Time in which a removal can be undone; longer than messages, because there is a button to reach. */
export const undoLifetime = 8_000
/**
 * Category addresses of parts that wear out or are changed at every service, the most frequent first. The page of a car
 * shows some; categories a shop does not have are left out.
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
/** The pages of the content service that the footer links to, in `/info/`. */
export const infoSlugs = [
  'delivery',
  'returns',
  'take-back',
  'terms',
  'withdrawal',
  'privacy',
  'imprint',
  'accessibility',
] as const
export const listingDefaults = { onlyAvailable: true, showAsOnSale: false, relatedProducts: false }
/** Storage name of the wishlist, and its maximum number of parts: the limit of one call and of a link. */
export const wishlistKey = 'rc_wishlist'
export const maxWishlistParts = 100
/** Storage name of the cars of a guest, and their maximum number. */
export const garageKey = 'rc_garage'
export const maxGuestCars = 10
/** Storage name of the cars that items were added to the cart and bought for. */
export const itemCarsKey = 'rc_item_cars'
/** Storage name of the days on which orders were to arrive when they were placed. */
export const promisedDaysKey = 'rc_promised_days'
export const viewedKey = 'rc_viewed'
export const maxViewed = 10
/** Storage name of the last searches in this browser, and their maximum number. */
export const recentSearchesKey = 'rc_searches'
export const maxRecentSearches = 8
/** Storage name of the parts chosen for comparison, in one tab. */
export const comparedKey = 'rc_compare'
/** Maximum number of compared products: the columns that fit side by side. */
export const maxCompared = 4

/** Storage name of cart intents that may not have reached the server. */
export const pendingKey = 'rc_cart_pending'

/**
 * Storage name of a payment whose order this browser has not seen, and the milliseconds in which an order is expected.
 */
export const paymentKey = 'rc_payment'
export const paymentLifetime = 24 * 60 * 60 * 1000

/** Name of the cookie with an unanswered payment that was sent without script: its time, and digests of its lines. */
export const unclearPaymentCookie = 'rc_unclear_payment'

/** Name of the cookie with a payment that was sent to a provider without script, and its lifetime in milliseconds. */
export const sentPaymentCookie = 'rc_sent_payment'
export const sentPaymentLifetime = 60 * 60 * 1000

/** Name of the cookie with the returns that a customer has requested, their maximum number, and its lifetime in milliseconds. */
export const sentReturnsCookie = 'rc_returns'
export const maxSentReturns = 5
export const sentReturnsLifetime = 60 * 24 * 60 * 60 * 1000

/** Storage name of the shop's country before the checkout moved it to that of a delivery. */
export const regionBeforeKey = 'rc_region_before'

export const maxCarPhotoBytes = 100_000
export const maxCarPhotoSide = 1_600
/** Storage name of those photos if they are stored on the device. */
export const devicePhotosKey = 'rc_car_photos'

/** Names of the region cookies. The country is the visitor's choice, or that of the selection. */
export const countryCookie = 'rc_country'
export const languageCookie = 'rc_lang'
export const regionCookieMaxAge = 365 * 24 * 60 * 60

/** Storage name, in one tab, of events of documents without measuring, for the next one with it. */
export const keptEventsKey = 'rc_events'
export const testEventKey = 'rc_test_event'
export const conversionPath = '/api/fb-events'
export const consentPath = '/api/consent'
export const checkoutEventPath = '/api/checkout-events'
/** Delay between the pixel's event and the server's copy. */
export const conversionDelay = 250

/** The share of traces whose times are reported. */
export const traceSampleRate = 0.25

export const errorReportPath = '/api/errors'
export const webVitalsPath = '/api/web-vitals'

/** Files for browsers: the web app manifest, and the description of the search in each language. */
export const manifestPath = '/manifest.webmanifest'
export const openSearchPath = '/opensearch.xml'

/** Maximum quantity of a line, and maximum length of a discount code: the service refuses more. */
export const maxQuantity = 9_999
export const maxVoucherLength = 100

/** Maximum number of listing or search pages in one document or call: 100 products. */
export const maxPagesAtOnce = 5
/** Maximum number of previous pages that are restored automatically when a visitor returns to a listing. */
export const maxPagesRestored = 15

export const scrollPositionsKey = 'rc_places'

/** The width in pixels in which search engines, link previews and sitemaps are shown a picture. */
export const crawledPictureWidth = 1_200

/**
 * The service that scales photographs. `template` is an address with `{width}` and `{address}`, for `query` the
 * parameters that are added to the address of the photograph.
 */
export interface ImageScaler {
  kind: 'cloudflare' | 'imgproxy' | 'query'
  template: string
}

export interface PublicConfig {
  /** False if the goods of the shop are not for cars. */
  forCars: boolean
  /** URL of cart calls: absolute, or a path on the shop's own origin. */
  checkoutUrl: string
  /** Origins that payments may lead to, separated by spaces. */
  paymentHosts: string
  /**
   * The measuring services in the format of `parseMeasuringServices`. Null without any: there is no question about
   * consent then.
   */
  measuring: string | null
  serverReports: string
  partner: boolean
  /** The service that scales photographs; null without one. */
  imageScaler: ImageScaler | null
  /** The share of visits whose Core Web Vitals are reported, from 0 to 1. */
  webVitalsShare: number
}

export interface AccountConfig {
  loginPath: string
  afterLoginPath: string
  accountPath: string
  resetPasswordPath: string
  /** True if customers choose the newsletter; otherwise every customer receives it. */
  newsletterChoice: boolean
}
