/**
 * Every deadline, size and count of the shop's Worker; how long replies may be used is in `cache/policy.ts`. Times are
 * milliseconds and lengths are characters unless a line says otherwise. `tests/worker/limits.test.ts` checks what
 * contains what.
 *
 * What a page waits for the catalogue, from the outside in:
 *
 *     streamTimeout (src/entry.server.tsx)    5.0 s
 *     └ cacheWait                             3.0 s   store, call and, when a shared call fails, one of its own
 *       ├ storeDeadlines.read                 0.25 s
 *       └ deadlines.catalogue                 3.0 s   one call, its body included
 *         └ hedging.delay                     0.1–1.5 s   after which a second call may be added to a slow one
 */
import { consentMaxAge } from '#src/config.ts'
import type { Upstream } from './upstream/upstreams.ts'

// Calls to services

/** Deadline of a call to a service, including its body and a second attempt. */
export const deadlines: Record<Upstream, number> = {
  catalogue: 3_000,
  checkout: 6_000,
  stock: 1_500,
  search: 2_000,
  content: 2_000,
  support: 6_000,
  mail: 4_000,
  orders: 4_000,
  vehicles: 4_000,
}
/**
 * Total deadline of the reads of the cart, the customer and the orders for one document, when one waits for another;
 * `least`: the minimum for each of them.
 */
export const documentReads = { total: 10_000, least: 2_000 }
/**
 * Delay before a second call is added to a slow one. `delay`: the service's own 95th percentile, but from `min` to
 * `max`, and `unknown` while fewer than `enough` of the last `samples` calls are known. `share`: of all calls that may
 * be added, of which `saved` can be saved up.
 */
export const hedging = {
  delay: { min: 100, max: 1_500, unknown: 1_000 },
  samples: 200,
  enough: 20,
  share: 0.05,
  saved: 2,
}
/**
 * Pause before a second attempt: `min` to `max` at random, or that of `Retry-After` up to `maxRequested`. `limited`:
 * after a 429 without a requested pause, since services count calls by the second.
 */
export const retryPause = { min: 50, max: 250, maxRequested: 1_000, limited: 1_000 }
/** Second attempts an isolate may make of each kind of call: `max` saved at most, and `perCall` earned by each call. */
export const retryBudget = { perCall: 0.1, max: 10 }
/** Maximum bytes of a reply. */
export const maxReplyBytes = 2_000_000
/** Maximum concurrent calls of one request. Cloudflare allows six; one is left for the platform. */
export const maxConcurrentCalls = 5

// Calls by visitors

/**
 * What each isolate lets one network (see `networkOf`) have services asked for: `saved` calls at once, and `perSecond` from
 * then on. Answers of a cache are free. A carrier has thousands of visitors behind one
 * address, so these are far above what one person needs:
 * - `page`: calls that pages of the catalogue are made of. A page that is nowhere cached takes about five.
 * - `unusual`: calls for what can be made up without end: lists of products, filters, words, tokens. A person with
 *   filters or a search field makes one every few seconds.
 * - `notFound`: addresses looked up at which there is nothing; above it, addresses that are not cached are not looked up.
 *   After `tolerated` of them, looking up another counts as unusual for the service (`unusualShare`).
 *
 * Crawlers that the host has verified share one budget: they request whole catalogues, from many addresses.
 */
export const callBudgets = {
  network: {
    page: { saved: 300, perSecond: 10 },
    unusual: { saved: 300, perSecond: 2 },
    notFound: { saved: 30, perSecond: 1, tolerated: 10 },
  },
  crawlers: {
    page: { saved: 600, perSecond: 20 },
    unusual: { saved: 300, perSecond: 2 },
    notFound: { saved: 100, perSecond: 5, tolerated: 50 },
  },
}
/** Maximum number of counted networks; the least recently seen begin again. */
export const maxBudgetedNetworks = 10_000
/**
 * Unusual calls of all visitors together that an isolate sends to one service, in calls a second: `max` as long as the
 * service accepts them. Too many calls (429), and calls that time out, reduce them to `backoff` of the last second's,
 * and not below `min`; if that is too small it grows by `growth`. Either happens once in `settled` milliseconds. Pauses
 * requested by a service are kept up to `maxPause` milliseconds.
 */
export const unusualShare = {
  min: 4,
  max: 200,
  growth: 1,
  backoff: 0.5,
  settled: 1_000,
  maxPause: 30_000,
}
/** Tokens of carts known to the service; beyond this number the least recently seen count as unknown. */
export const maxKnownTokens = 10_000

// Breakers

/** A breaker opens when `failures` (a share) of the last `calls` failed, if these were made within `window`. */
export const breakerThreshold = { calls: 20, window: 10_000, failures: 0.5 }
/** Pause without calls after a breaker opened; `jitter` (a share, either way) keeps isolates from retrying together. */
export const breakerPause = { time: 5_000, jitter: 0.2 }
/**
 * Time after which a breaker's probe counts as lost, because its request was cut off, and another may be made. Longer
 * than any call, so that a slow probe still counts.
 */
export const maxBreakerProbeTime = Math.max(...Object.values(deadlines)) + 500

// Data cache

/** Time a request waits for a reply through the cache, whichever request makes the call. */
export const cacheWait = 3_000
/** Pause after a failed call in which an old reply is used without another: an outage must not slow pages. */
export const cachePauseAfterFailure = 5_000
/** Maximum number of paused keys. */
export const maxPausedKeys = 500
/** Replies in the memory of one cache; an isolate has three caches and 128 MB. A parsed reply takes twice its text. */
export const cacheMemory = { entries: 200, weight: 9_000_000 }
/**
 * Replies without a result, in each cache but separate from `cacheMemory`: anyone can request any number of addresses
 * without content, which must not displace existing ones.
 */
export const notFoundMemory = { entries: 50, weight: 200_000 }
/** Products requested by id, separate from whole replies; and ids without a product. */
export const recordMemory = { entries: 400, weight: 3_000_000 }
export const notFoundRecordMemory = { entries: 400, weight: 50_000 }
/** Maximum number of calls that concurrent requests share. */
export const maxSharedCalls = 500
/** Age at which a shared call accepts no more callers: the work of a request that was cut off never ends. */
export const maxSharedCallAge = 10_000
/** Deadlines of the data centre's cache: a page must not wait for a slow copy. */
export const storeDeadlines = { read: 250, write: 1_000 }

// Requests

/** Number of networks that a /48 of IPv6 addresses counts as. */
export const networksOfSite = 4
/** Cloudflare itself accepts addresses of up to 16 kB. */
export const maxUrlLength = 16_384
/** Names and values of all headers together. */
export const maxHeadersLength = 32_768
/** Maximum length of a parsed `Accept-Language`. */
export const maxAcceptLanguageLength = 500

// Form attempts

/** Attempts at a form that checks a password or a code: `limit` in `period` seconds. `wrangler.toml` has the same. */
export const attempts = { limit: 10, period: 60 }
/** Attempts at forms that send something or look something up, per visitor: `limit` in `period` seconds. */
export const slowAttempts = {
  consent: { limit: 20, period: 600 },
  contact: { limit: 5, period: 600 },
  'customer-file': { limit: 10, period: 3_600 },
  newsletter: { limit: 5, period: 600 },
  'quick-order': { limit: 30, period: 600 },
  'track-order': { limit: 10, period: 3_600 },
  vehicle: { limit: 20, period: 3_600 },
  withdraw: { limit: 10, period: 3_600 },
}
/** Attempts at a form about one e-mail address, by all visitors: order numbers are easily guessed in sequence. */
export const slowAttemptsOfAccount = { limit: 20, period: 3_600 }
/** Seconds in which a network's refusal is logged once: a reached limit, or a signature. */
export const refusalPeriod = 60
/** Failed log-ins of an account in a day; after them it has `slowLogIns`, and its owner is notified. */
export const logInFailures = { limit: 30, period: 86_400 }
export const slowLogIns = { limit: 10, period: 3_600 }
/** Deadline of the rate limit binding or a Durable Object; after it, attempts are counted in memory. */
export const attemptCountDeadline = 250
/** Maximum keys counted in memory; the least recently used are dropped. */
export const maxAttemptKeys = 10_000

/** Mails of one kind that the shop sends, or asks customer service for, to one address: `limit` in `period` seconds. */
export const mailsToAddress = { limit: 3, period: 86_400 }

/** Minimum time between rendering a form and its message: people take longer to write one. */
export const minFormTime = 3_000
/** Maximum bytes of a message to customer service. */
export const maxContactBytes = 16_384
/** Time for which a link confirms a subscription to the newsletter. */
export const newsletterLinkLifetime = 72 * 60 * 60 * 1_000
/** Maximum characters of the sealed subscription in it. */
export const maxSealedLength = 1_000
/** Maximum bytes of a subscription to the newsletter. */
export const maxNewsletterBytes = 4_096

// Proof of consent

/**
 * Time for which a visitor's answers are kept after the last one: the six months for which it counts (`consentMaxAge`),
 * and the three years after in which a claim about it can be brought. `entries`: answers of one visitor; `inMemory`:
 * visitors without Durable Objects; `bytes`: maximum of an answer; `deadline`: of one of those objects.
 */
export const consentLedger = {
  lifetime: (consentMaxAge + 3 * 366 * 24 * 60 * 60) * 1_000,
  entries: 50,
  inMemory: 20_000,
  bytes: 1_024,
  deadline: 1_500,
}

// Photos of cars

/** Deadline of one operation on the bucket. */
export const carPhotoDeadline = 4_000
/** Maximum photos of one customer in a list; the bucket lists no more. */
export const maxListedCarPhotos = 1_000
/**
 * Limits for all photos of a customer: number of reads, and number of times that the remaining ones are listed and
 * deleted.
 */
export const allCarPhotos = { read: 40, deletions: 10 }

// Operations

/** `Retry-After` in seconds: of pages without a catalogue, and of `/readyz` while a service fails. */
export const retryAfter = { page: 30, readiness: 5 }
/** Time `/readyz` waits beyond a service's deadline for a probe that may have been cut off. */
export const healthCheckMargin = 1_000
/** Time for which `/readyz` repeats an outcome, so that frequent requests do not burden a failing service. */
export const healthCheckLifetime = 2_000
/** Expiry of `security.txt`. */
export const securityTxtLifetime = 90 * 24 * 60 * 60 * 1_000
/** Maximum length of an error message or stack in the log. */
export const maxLoggedErrorLength = 4_000

// Reports of browsers

/**
 * Limits of one request: bytes of its body, and number of reports. `originLength`: logged characters of a blocked
 * origin.
 */
export const violationReportLimits = { bytes: 65_536, reports: 20, originLength: 300 }
/** Maximum bytes of an error that a page reports. */
export const maxBrowserErrorBytes = 16_384
/**
 * `limit` in `period` seconds, counted by each isolate: requests of a network; lines of the log from one network about
 * payment pages, and the same number about everything else; lines of each share, of which that of payment pages is the
 * largest. An equal line is not written again for `sameLine` seconds.
 */
export const browserReportLimits = {
  requests: { limit: 30, period: 60 },
  network: { limit: 5, period: 60 },
  share: { limit: 60, period: 60 },
  paymentShare: { limit: 300, period: 60 },
  sameLine: 600,
}

// Reports to the error server

/** Deadline of a report, in the background. */
export const errorReportDeadline = 3_000
/**
 * `limit` in `period` seconds, counted by each isolate: errors and refusals of services together, and the same number
 * for each share of violations except payment pages; violations there; and traces. The same error, violation or refusal
 * is not reported again for `same` seconds: an outage is one report, not one for each visitor.
 */
export const errorReportLimits = {
  same: 600,
  all: { limit: 60, period: 60 },
  payment: { limit: 300, period: 60 },
  traces: { limit: 600, period: 60 },
}

// Conversions

/** Maximum bytes of a reported conversion, and of the advertiser's answer. */
export const maxConversionBytes = 16_384
export const maxConversionReplyBytes = 16_384
/** Maximum bytes of a checkout report, sent while a page is left. */
export const maxCheckoutEventBytes = 65_536
/** Conversions of one network: `limit` in `period` seconds. `wrangler.toml` has the same. */
export const conversions = { limit: 30, period: 60 }
/** Maximum characters of an e-mail address and of a telephone number that are hashed for the advertising platform. */
export const userDataLengths = { email: 320, phone: 40 }
/** Maximum characters of the `User-Agent` header for the advertising platform. */
export const maxUserAgentLength = 1_000
/**
 * Age at which an order is no longer reported as a purchase. Orders are dated in an unknown time zone, so it must be
 * shorter than the memory of conversions by `timeZones`: otherwise an order could be reported again.
 */
export const purchaseAge = { max: 24 * 60 * 60 * 1_000, timeZones: 14 * 60 * 60 * 1_000 }
/** Deadline of one call to the advertiser's server; there are two at most. */
export const conversionDeadline = 1_500
/**
 * The memory of conversions: its lifetime, as long as the advertiser's server detects repetitions; the interval and
 * batch size of its cleaning; its maximum without Durable Objects; and their deadline.
 */
export const seenEvents = {
  lifetime: 48 * 60 * 60 * 1_000,
  sweep: 6 * 60 * 60 * 1_000,
  page: 128,
  inMemory: 50_000,
  deadline: 1_000,
}

// Returns from payment providers

/** Deadline from the request to the redirect, independent of the service. */
export const paymentReturnDeadline = 12_000
/** Deadlines of a return's calls, one after the other: the result, and the look-up if it is unclear. */
export const paymentReturnDeadlines = { result: 8_000, look: 3_000 }
/** Maximum bytes of a posted form. */
export const maxReturnFormBytes = 65_536
/** Limits of the fields in the query and the form together; `depth` counts the names of a nested field. */
export const returnFieldLimits = { fields: 256, depth: 6, nameLength: 256, valueLength: 16_384 }
/**
 * Returns of one network with unknown tokens: `limit` in `period` seconds; `wrangler.toml` has the same. Beyond it the
 * service is not called, and the checkout finds the outcome of the payment. `own`: those of a browser that has the
 * token itself, which any client can claim; no carrier has as many orders. `known`: those of known tokens, of which any
 * client can collect as many as it has carts; beyond them a return counts as unknown.
 */
export const paymentReturns = { limit: 20, period: 60 }
export const ownPaymentReturns = { limit: 120, period: 60 }
export const knownPaymentReturns = { limit: 120, period: 60 }
/**
 * Returns of one token with an unclear outcome, after which it stays unclear for a while: `limit` within `period`
 * milliseconds.
 */
export const unclearReturns = { limit: 5, period: 60_000 }
/** Time for which a successful return is remembered. */
export const paymentSuccessLifetime = 24 * 60 * 60 * 1_000
/** Maximum number of tokens whose returns are kept in memory, without Durable Objects. */
export const maxRememberedReturns = 10_000
