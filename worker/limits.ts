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

/** Until a call to a service is given up, its body and a second attempt included. */
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
 * That the reads of the cart, the customer and the orders for one document take together where one waits for another;
 * `least`: that each of them has all the same.
 */
export const documentReads = { total: 10_000, least: 2_000 }
/**
 * When a second call is added to a slow one. `delay`: the service's own 95th percentile, but from `min` to `max`, and
 * `unknown` while fewer than `enough` of the last `samples` calls are known. `share`: of all calls that may be added,
 * of which `saved` can be saved up.
 */
export const hedging = {
  delay: { min: 100, max: 1_500, unknown: 1_000 },
  samples: 200,
  enough: 20,
  share: 0.05,
  saved: 2,
}
/**
 * Before a second attempt: `min` to `max` at random, or what `Retry-After` asks for up to `maxRequested`. `limited`: after a
 * 429 that asks for nothing, since services count calls by the second.
 */
export const retryPause = { min: 50, max: 250, maxRequested: 1_000, limited: 1_000 }
/** Second attempts an isolate may make of each kind of call: `max` saved at most, and `perCall` earned by each call. */
export const retryBudget = { perCall: 0.1, max: 10 }
/** Bytes read of a reply. */
export const maxReplyBytes = 2_000_000
/** Calls one request may have in flight. Cloudflare allows six; one is left for the platform. */
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
 * Crawlers that the host has verified share one budget: they ask for whole catalogues, from many addresses.
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
/** Networks whose calls are counted; beyond it those not heard of for longest begin anew. */
export const maxBudgetedNetworks = 10_000
/**
 * Unusual calls of all visitors together that an isolate sends to one service, in calls a second: `max` as long as the
 * service takes them. Too many calls (429), and calls that are not answered in time, cut them to `backoff` of what was sent
 * in a second, and not below `min`; where that is too small it grows by `growth`. Either happens once in `settled`
 * milliseconds. Pauses that a service asks for are kept up to `maxPause` milliseconds.
 */
export const unusualShare = {
  min: 4,
  max: 200,
  growth: 1,
  backoff: 0.5,
  settled: 1_000,
  maxPause: 30_000,
}
/** Tokens of carts that the service is known to have; beyond it those not seen for longest count as unknown. */
export const maxKnownTokens = 10_000

// Breakers

/** A breaker opens when `failures` (a share) of the last `calls` failed, if these were made within `window`. */
export const breakerThreshold = { calls: 20, window: 10_000, failures: 0.5 }
/** Without calls after it opened; `jitter` (a share, either way) keeps isolates from coming back together. */
export const breakerPause = { time: 5_000, jitter: 0.2 }
/**
 * After which a breaker's probe counts as lost, because its request was cut off, and another may be made. Longer than
 * any call, so that a slow probe still counts.
 */
export const maxBreakerProbeTime = Math.max(...Object.values(deadlines)) + 500

// Data cache

/** That a request waits for a reply through the cache, whichever request makes the call. */
export const cacheWait = 3_000
/** After a failed call in which an old reply is used without another: an outage must not slow pages. */
export const cachePauseAfterFailure = 5_000
/** Keys whose pause after a failure is remembered. */
export const maxPausedKeys = 500
/** Replies in the memory of one cache; an isolate has three caches and 128 MB. A parsed reply takes twice its text. */
export const cacheMemory = { entries: 200, weight: 9_000_000 }
/**
 * Replies that nothing was found, within each cache but apart from `cacheMemory`: anybody can ask for any number of
 * addresses that do not exist, and must not displace what does.
 */
export const notFoundMemory = { entries: 50, weight: 200_000 }
/** Products that are asked for by id, apart from replies as a whole; and ids that no product has. */
export const recordMemory = { entries: 400, weight: 3_000_000 }
export const notFoundRecordMemory = { entries: 400, weight: 50_000 }
/** Calls whose reply concurrent requests share. */
export const maxSharedCalls = 500
/** Age at which a shared call takes no more callers: the work of a request that was cut off never ends. */
export const maxSharedCallAge = 10_000
/** For the data centre's cache: a page must not wait for a copy that does not come at once. */
export const storeDeadlines = { read: 250, write: 1_000 }

// Requests

/** Networks that a /48 of IPv6 addresses counts as. */
export const networksOfSite = 4
/** Cloudflare itself accepts addresses of up to 16 kB. */
export const maxUrlLength = 16_384
/** Names and values of all headers together. */
export const maxHeadersLength = 32_768
/** Read of `Accept-Language`. */
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
/** Attempts at one of those forms that are about one e-mail address, whoever makes them: order numbers can be counted up. */
export const slowAttemptsOfAccount = { limit: 20, period: 3_600 }
/** Seconds in which the log says once what a network was refused: a limit it has reached, or a signature. */
export const refusalPeriod = 60
/** Failed log-ins of an account in a day; after them it has `slowLogIns`, and its owner is told. */
export const logInFailures = { limit: 30, period: 86_400 }
export const slowLogIns = { limit: 10, period: 3_600 }
/** For the rate limit binding or a Durable Object; after it, attempts are counted in memory. */
export const attemptCountDeadline = 250
/** Counted in memory; beyond it the least recently used keys are dropped. */
export const maxAttemptKeys = 10_000

/** Mails of one kind that the shop sends, or asks customer service for, to one address: `limit` in `period` seconds. */
export const mailsToAddress = { limit: 3, period: 86_400 }

/** After a form was rendered before a message of it is taken: people take longer to write one. */
export const minFormTime = 3_000
/** Bytes read of a message to customer service. */
export const maxContactBytes = 16_384
/** That a link confirms a subscription to the newsletter. */
export const newsletterLinkLifetime = 72 * 60 * 60 * 1_000
/** Characters of the sealed subscription in it. */
export const maxSealedLength = 1_000
/** Bytes read of a subscription to the newsletter. */
export const maxNewsletterBytes = 4_096

// Proof of consent

/**
 * How long the answers of a visitor are kept after the last one: the six months for which it counts (`consentMaxAge`), and
 * the three years after in which a claim about it can be brought. `entries`: answers of one visitor; `inMemory`: visitors
 * where there are no Durable Objects; `bytes`: read of an answer; `deadline`: for one of those objects.
 */
export const consentLedger = {
  lifetime: (consentMaxAge + 3 * 366 * 24 * 60 * 60) * 1_000,
  entries: 50,
  inMemory: 20_000,
  bytes: 1_024,
  deadline: 1_500,
}

// Photos of cars

/** For one operation on the bucket. */
export const carPhotoDeadline = 4_000
/** Photos of one customer that are listed at once; the bucket lists no more. */
export const maxListedCarPhotos = 1_000
/** Of all photos of a customer: how many are read, and how often those that are left are listed and deleted. */
export const allCarPhotos = { read: 40, deletions: 10 }

// Operations

/** `Retry-After` in seconds: of pages without a catalogue, and of `/readyz` while a service fails. */
export const retryAfter = { page: 30, readiness: 5 }
/** That `/readyz` waits beyond a service's deadline for a probe that may have been cut off. */
export const healthCheckMargin = 1_000
/** That `/readyz` repeats an outcome, so that frequent requests are no load on a failing service. */
export const healthCheckLifetime = 2_000
/** After which `security.txt` is to be asked for again. */
export const securityTxtLifetime = 90 * 24 * 60 * 60 * 1_000
/** Of an error message or stack in the log. */
export const maxLoggedErrorLength = 4_000

// Reports of browsers

/** Of one request: bytes of its body, and reports read of it. `originLength`: characters logged of a blocked origin. */
export const violationReportLimits = { bytes: 65_536, reports: 20, originLength: 300 }
/** Bytes read of an error that a page reports. */
export const maxBrowserErrorBytes = 16_384
/**
 * `limit` in `period` seconds, counted by each isolate: requests of a network; lines of the log that one network fills of
 * payment pages, and as many of everything else; lines of each share, of which that of payment pages is the largest. A line
 * is not written again for `sameLine` seconds.
 */
export const browserReportLimits = {
  requests: { limit: 30, period: 60 },
  network: { limit: 5, period: 60 },
  share: { limit: 60, period: 60 },
  paymentShare: { limit: 300, period: 60 },
  sameLine: 600,
}

// Reports to the error server

/** For a report, in the background. */
export const errorReportDeadline = 3_000
/**
 * `limit` in `period` seconds, counted by each isolate: errors and refusals of services together, and as many of each share
 * of violations but that of payment pages; violations there; and traces. The same error, violation or refusal is not
 * reported again for `same` seconds: an outage is one report, not one for each visitor.
 */
export const errorReportLimits = {
  same: 600,
  all: { limit: 60, period: 60 },
  payment: { limit: 300, period: 60 },
  traces: { limit: 600, period: 60 },
}

// Conversions

/** Bytes read of a conversion that a page reports, and of what the advertiser's server answers. */
export const maxConversionBytes = 16_384
export const maxConversionReplyBytes = 16_384
/** Bytes read of what a page reports of the checkout: what a browser sends while a page is left. */
export const maxCheckoutEventBytes = 65_536
/** Conversions of one network: `limit` in `period` seconds. `wrangler.toml` has the same. */
export const conversions = { limit: 30, period: 60 }
/** Characters read of an e-mail address and of a telephone number that are hashed for the advertising platform. */
export const userDataLengths = { email: 320, phone: 40 }
/** Characters of the `User-Agent` header that are sent to the advertising platform. */
export const maxUserAgentLength = 1_000
/**
 * Age at which an order is no purchase any more. Orders are dated in a time zone that the shop does not know, so it must
 * be shorter than conversions are remembered by `timeZones`: else an order could be reported again.
 */
export const purchaseAge = { max: 24 * 60 * 60 * 1_000, timeZones: 14 * 60 * 60 * 1_000 }
/** For one attempt to tell the advertiser's server; there are two at most. */
export const conversionDeadline = 1_500
/**
 * How long a conversion is remembered, as long as the advertiser's server looks for repeated ones; after which time
 * what is over is removed, that many at once; how many are remembered where there are no Durable Objects; and how long one
 * of those is waited for.
 */
export const seenEvents = {
  lifetime: 48 * 60 * 60 * 1_000,
  sweep: 6 * 60 * 60 * 1_000,
  page: 128,
  inMemory: 50_000,
  deadline: 1_000,
}

// Returns from payment providers

/** From the request to the redirect, whatever the service does. */
export const paymentReturnDeadline = 12_000
/** For the calls of one return, one after the other: the result, and what became of it where that is unclear. */
export const paymentReturnDeadlines = { result: 8_000, look: 3_000 }
/** Bytes of a posted form. */
export const maxReturnFormBytes = 65_536
/** Of the fields in the query and the form together; `depth` counts the names of a nested field. */
export const returnFieldLimits = { fields: 256, depth: 6, nameLength: 256, valueLength: 16_384 }
/**
 * Returns of one network with tokens that the shop does not know: `limit` in `period` seconds; `wrangler.toml` has the same.
 * Beyond it nobody is asked, and the checkout finds out what became of the payment. `own`: those of a browser that has the
 * token itself, which any client can claim; no carrier has as many orders. `known`: those of tokens that the shop knows, of
 * which any client can collect as many as it has carts; beyond them a return counts as one of the others.
 */
export const paymentReturns = { limit: 20, period: 60 }
export const ownPaymentReturns = { limit: 120, period: 60 }
export const knownPaymentReturns = { limit: 120, period: 60 }
/** Returns of one token whose outcome was unclear, after which it is for a while: `limit` within `period` milliseconds. */
export const unclearReturns = { limit: 5, period: 60_000 }
/** That a successful return is remembered. */
export const paymentSuccessLifetime = 24 * 60 * 60 * 1_000
/** Tokens whose returns are remembered in memory, where there are no Durable Objects. */
export const maxRememberedReturns = 10_000
