/**
 * Every deadline, size and count of the shop's Worker; lifetimes of replies are in `cache/policy.ts`. Times are
 * milliseconds, lengths are characters, and a limit is `limit` in `period` seconds, unless a line says otherwise.
 * `tests/worker/limits.test.ts` checks which deadline contains which.
 *
 * The time a page waits for the catalogue, from the outside in:
 *
 *     streamTimeout (src/entry.server.tsx)    5.0 s
 *     └ cacheWait                             3.0 s   store and call; after a shared call failed, one more
 *       ├ storeDeadlines.read                 0.25 s
 *       └ deadlines.catalogue                 3.0 s   one call, its body included
 *         └ hedging.delay                     0.1–1.5 s   after which a second call may be added to a slow one
 */
import { maxWebhookAge } from '#src/commerce/contract/catalogue-webhook.ts'
import { consentMaxAge } from '#src/consent.ts'
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
 * Milliseconds for the reads of one document, when those of cart, customer and orders wait for each other; `least`: for
 * each of them.
 */
export const documentReads = { total: 10_000, least: 2_000 }
/**
 * A slow call gets a second one after the service's own 95th percentile within `delay` (`unknown` while fewer than
 * `enough` of the last `samples` are known). `share` of all calls may be added, of which `saved` can be saved up.
 */
export const hedging = {
  delay: { min: 100, max: 1_500, unknown: 1_000 },
  samples: 200,
  enough: 20,
  share: 0.05,
  saved: 2,
}
/**
 * Random, or `Retry-After` up to `maxRequested`; `limited`: after a 429 without one, as calls are counted by the
 * second.
 */
export const retryPause = { min: 50, max: 250, maxRequested: 1_000, limited: 1_000 }
/** Second attempts of each kind of call in an isolate: each call earns `perCall`, of which `max` can be saved up. */
export const retryBudget = { perCall: 0.1, max: 10 }
export const maxReplyBytes = 2_000_000
/** Maximum concurrent calls of one request. Cloudflare allows six; one is left for the platform. */
export const maxConcurrentCalls = 5

// Calls by visitors

/**
 * Calls to services that each isolate allows one network (see `networkOf`): `saved` in one moment, then `perSecond`.
 * Answers from a cache are free. A carrier has thousands of visitors behind one address, so these are far above what
 * one person needs; crawlers that the host has verified share one budget.
 * - `page`: calls of catalogue pages; a page without a cached part takes about five.
 * - `unusual`: calls that can be made up without end: lists of products, filters, words, tokens.
 * - `notFound`: looked-up addresses without content; beyond it only cached addresses are answered. After `tolerated` of
 *   them, looking up another one counts as unusual for the service (`unusualShare`).
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
/** The least recently seen networks begin again. */
export const maxBudgetedNetworks = 10_000
/**
 * Unusual calls per second that an isolate sends to one service: `max`, until calls are refused (429) or time out. Then
 * they become `backoff` of the last second's, at least `min`, and grow by `growth` when that is too few, each once in
 * `settled`. Pauses requested by a service are kept up to `maxPause`.
 */
export const unusualShare = {
  min: 4,
  max: 200,
  growth: 1,
  backoff: 0.5,
  settled: 1_000,
  maxPause: 30_000,
}
/** Beyond it the least recently seen carts count as unknown. */
export const maxKnownTokens = 10_000

// Breakers

/** A breaker opens when `failures` (a share) of the last `calls` failed, if these were made within `window`. */
export const breakerThreshold = { calls: 20, window: 10_000, failures: 0.5 }
/** Pause without calls after a breaker opened; `jitter` (a share, either way) keeps isolates from retrying together. */
export const breakerPause = { time: 5_000, jitter: 0.2 }
/** A probe whose request was cut off counts as lost. Longer than any call, so that a slow probe still counts. */
export const maxBreakerProbeTime = Math.max(...Object.values(deadlines)) + 500

// Data cache

/** Time a request waits for a reply through the cache, whichever request makes the call. */
export const cacheWait = 3_000
/** Pause after a failed call in which an old reply is used without another: an outage must not slow pages. */
export const cachePauseAfterFailure = 5_000
export const maxPausedKeys = 500
/** Replies in the memory of one cache; an isolate has three caches and 128 MB. A parsed reply takes twice its text. */
export const cacheMemory = { entries: 200, weight: 9_000_000 }
/** Separate from `cacheMemory`: anyone can request addresses without content, which must not displace replies. */
export const notFoundMemory = { entries: 50, weight: 200_000 }
/** Products requested by id, separate from whole replies; and ids without a product. */
export const recordMemory = { entries: 400, weight: 3_000_000 }
export const notFoundRecordMemory = { entries: 400, weight: 50_000 }
export const maxSharedCalls = 500
/** Age at which a shared call accepts no more callers: the work of a request that was cut off never ends. */
export const maxSharedCallAge = 10_000
/** Deadlines of the data centre's cache: a page must not wait for a slow copy. */
export const storeDeadlines = { read: 250, write: 1_000 }

// Changes in the catalogue

/** Maximum size of a notice in bytes: enough for the products of a large brand. */
export const maxWebhookBytes = 262_144
/**
 * `subjects`: products, categories and brands with a time of their own. An isolate reads the changes again after
 * `refresh`, waits for them after `age`, up to `reading`, and pauses after a failure. `receiving`: of a notice, whose
 * sender waits five seconds. `clocks`: the clocks of two machines of the host differ by less. `seen`: the latest notices,
 * for `replays`: one whose time is ahead is accepted twice as long. `lead`: a notice also counts for what changes so soon
 * after it, since an equal notice within the same second has the same signature and is refused as a repetition.
 */
export const catalogueStamps = {
  subjects: 2_000,
  refresh: 5_000,
  age: 10_000,
  reading: 500,
  pause: 5_000,
  receiving: 3_000,
  clocks: 1_000,
  lead: 1_000,
  seen: 2_000,
  replays: 3 * maxWebhookAge * 1_000,
}

/**
 * The catalogue is compared with the service once in `interval`, unless another process has done so within `pause`. At
 * most `pages` of `pageSize` products are read, each within `deadline`; when more have changed, everything counts as
 * changed. `wait`: for all calls together.
 */
export const catalogueComparison = {
  interval: 60 * 60_000,
  pause: 50 * 60_000,
  pageSize: 50,
  pages: 10,
  deadline: 4_000,
  wait: 30_000,
}

// Search index

/**
 * The search index is updated by notices. A message of the queue has at most `ids`. What comes within `gather`, up to
 * `batch` messages, is delivered together, and again after `pause` up to `retries` times. `members`: the products of
 * named categories, and those of brands; where there are more, a full run is due. `waiting`: messages in the memory of a
 * process under Node, or in Redis. `calls`: each has a `deadline`, and `attempts`; `task`: of the search service.
 */
export const searchUpdates = {
  ids: 100,
  batch: 10,
  gather: 2_000,
  members: 500,
  waiting: 1_000,
  retries: 3,
  pause: 20_000,
  calls: { deadline: 8_000, attempts: 3, pause: { first: 500, longest: 5_000 } },
  task: 60_000,
}

// Sitemaps

/**
 * A file has at most `addresses`, or `products`, each `assortmentPageSize` of which cost a call; these replies are the
 * largest there are, and reading more of them would exceed the CPU time of a request. `concurrent`
 * calls are made at a time, each within `deadline`, and a request waits for all of them up to `wait`; they continue
 * for the next one. `pictures`: of one product. `memory`: in an isolate, beside the cache of the data centre.
 */
export const sitemapLimits = {
  addresses: 10_000,
  products: 1_250,
  pictures: 10,
  replyBytes: 4_000_000,
  concurrent: 4,
  deadline: 4_000,
  wait: 10_000,
  memory: { entries: 20, weight: 1_300_000 },
}

// Product feeds

/**
 * A part has at most `products`, each `assortmentPageSize` of which cost a call; these records are read whole, so fewer
 * than in a sitemap fit into the CPU time of a request. `countries`: whose delivery is stated. `models`: of cars that an
 * item names. The others are the longest values and most pictures that Google's product format takes, in characters.
 */
export const feedLimits = {
  products: 500,
  countries: 3,
  title: 150,
  description: 5_000,
  pictures: 10,
  category: 750,
  models: 50,
  detailName: 140,
  detail: 1_000,
}

// Requests

/** A /48 of IPv6 addresses counts as this many networks. */
export const networksOfSite = 4
/** Cloudflare itself accepts addresses of up to 16 kB. */
export const maxUrlLength = 16_384
/** Names and values of all headers together. */
export const maxHeadersLength = 32_768
export const maxAcceptLanguageLength = 500

// Form attempts

/** Attempts at a form that checks a password or a code. `wrangler.toml` has the same. */
export const attempts = { limit: 10, period: 60 }
/** Attempts of a visitor at forms that send something or look something up. */
export const slowAttempts = {
  consent: { limit: 20, period: 600 },
  contact: { limit: 5, period: 600 },
  'customer-file': { limit: 10, period: 3_600 },
  newsletter: { limit: 5, period: 600 },
  'quick-order': { limit: 30, period: 600 },
  return: { limit: 10, period: 3_600 },
  'track-order': { limit: 10, period: 3_600 },
  vehicle: { limit: 20, period: 3_600 },
  withdraw: { limit: 10, period: 3_600 },
}
/** Attempts by all visitors about one e-mail address: order numbers are easily guessed in sequence. */
export const slowAttemptsOfAccount = { limit: 20, period: 3_600 }
/** Seconds in which a network's refusal is logged once: a reached limit, or a signature. */
export const refusalPeriod = 60
/** Failed log-ins of an account in a day; after them it has `slowLogIns`, and its owner is notified. */
export const logInFailures = { limit: 30, period: 86_400 }
export const slowLogIns = { limit: 10, period: 3_600 }
/** Deadline of the rate limit binding or a Durable Object; after it, attempts are counted in memory. */
export const attemptCountDeadline = 250
/** Beyond it the least recently used keys are dropped. */
export const maxAttemptKeys = 10_000

/** Mails of one kind that the shop sends, or asks customer service for, to one address. */
export const mailsToAddress = { limit: 3, period: 86_400 }

/** Minimum time between rendering a form and its message with a link: people take longer to write one. */
export const minFormTime = 3_000
export const maxContactBytes = 16_384
/** Time for which a link confirms a subscription to the newsletter. */
export const newsletterLinkLifetime = 72 * 60 * 60 * 1_000
/** Maximum length of the sealed subscription in that link. */
export const maxSealedLength = 1_000
export const maxNewsletterBytes = 4_096

// Preview of drafts

/**
 * `visit`: seconds for which a link shows drafts, and for which the end of one is remembered. `storyblokLink`: for which
 * a link of Storyblok's editor opens one, as its documentation says. `deadline`: of the memory of ended ones.
 */
export const preview = {
  visit: { limit: 1, period: 60 * 60 },
  storyblokLink: 60 * 60 * 1_000,
  deadline: 1_000,
}

// Proof of consent

/**
 * An answer counts for `consentMaxAge` seconds, and claims about it can be brought for three years after.
 * `inMemory`: visitors without Durable Objects; `deadline`: of one of those objects.
 */
export const consentLedger = {
  lifetime: (consentMaxAge + 3 * 366 * 24 * 60 * 60) * 1_000,
  entries: 50,
  inMemory: 20_000,
  bytes: 1_024,
  deadline: 1_500,
}

// Photos of cars

export const carPhotoDeadline = 4_000
/** The bucket lists no more. */
export const maxListedCarPhotos = 1_000
/** Limits for all photos of a customer: reads, and times that the remaining ones are listed and deleted. */
export const allCarPhotos = { read: 40, deletions: 10 }

// Operations

/** `Retry-After` in seconds: of pages without a catalogue, and of `/readyz` while a service fails. */
export const retryAfter = { page: 30, readiness: 5 }
/** Time `/readyz` waits beyond a service's deadline for a probe that may have been cut off. */
export const healthCheckMargin = 1_000
/** Time for which `/readyz` repeats an outcome, so that frequent requests do not burden a failing service. */
export const healthCheckLifetime = 2_000
/** Seconds in which an isolate logs invalid variables once. */
export const invalidVariablesPeriod = 60
export const securityTxtLifetime = 90 * 24 * 60 * 60 * 1_000
export const maxLoggedErrorLength = 4_000

// Reports of browsers

/** Limits of one request; `originLength`: logged characters of a blocked origin. */
export const violationReportLimits = { bytes: 65_536, reports: 20, originLength: 300 }
export const maxBrowserErrorBytes = 16_384
/**
 * Limits in each isolate: requests of a network; a network's lines about payment pages, and as many about everything
 * else; lines of each share, with most for payment pages. Equal lines are not repeated for `sameLine` seconds.
 */
export const browserReportLimits = {
  requests: { limit: 30, period: 60 },
  network: { limit: 5, period: 60 },
  share: { limit: 60, period: 60 },
  paymentShare: { limit: 300, period: 60 },
  sameLine: 600,
}

// Core Web Vitals

export const maxWebVitalsBytes = 4_096
/** Reports of one network, in each isolate: one for a visit. */
export const webVitalsReports = { limit: 30, period: 60 }

// Reports to the error server

export const errorReportDeadline = 3_000
/**
 * Limits in each isolate: errors and refusals together, and as many for each share of violations; violations on payment
 * pages; traces. Equal ones are not repeated for `same` seconds: an outage is one report, not one for each visitor.
 */
export const errorReportLimits = {
  same: 600,
  all: { limit: 60, period: 60 },
  payment: { limit: 300, period: 60 },
  traces: { limit: 600, period: 60 },
}

// Conversions

export const maxConversionBytes = 16_384
export const maxConversionReplyBytes = 16_384
/** A checkout report is sent while a page is left. */
export const maxCheckoutEventBytes = 65_536
/** Conversions of one network. `wrangler.toml` has the same. */
export const conversions = { limit: 30, period: 60 }
export const userDataLengths = { email: 320, phone: 40 }
export const maxUserAgentLength = 1_000
/**
 * Orders are dated in an unknown time zone: `max` is shorter than the memory of conversions by `timeZones`, or one
 * could be reported again.
 */
export const purchaseAge = { max: 24 * 60 * 60 * 1_000, timeZones: 14 * 60 * 60 * 1_000 }
/** Deadline of one call to the advertiser's server; there are two at most. */
export const conversionDeadline = 1_500
/**
 * `lifetime`: as long as the advertiser's server detects repetitions; `sweep` and `page`: interval and batch size of
 * the cleaning; `inMemory`: without Durable Objects.
 */
export const seenEvents = {
  lifetime: 48 * 60 * 60 * 1_000,
  sweep: 6 * 60 * 60 * 1_000,
  page: 128,
  inMemory: 50_000,
  deadline: 1_000,
}

// Returns from payment providers

/** Milliseconds from the request to the redirect, independent of the service. */
export const paymentReturnDeadline = 12_000
/** One call after the other: the result, and the look-up if it is unclear. */
export const paymentReturnDeadlines = { result: 8_000, look: 3_000 }
export const maxReturnFormBytes = 65_536
/** Limits for the fields of query and form together; `depth` counts the names of a nested field. */
export const returnFieldLimits = { fields: 256, depth: 6, nameLength: 256, valueLength: 16_384 }
/**
 * A network's returns, beyond which the service is not called and the checkout finds the outcome: with unknown tokens
 * (`wrangler.toml` has the same); of browsers that have the token, which any client can claim; and with known tokens,
 * of which any client can collect many.
 */
export const paymentReturns = { limit: 20, period: 60 }
export const ownPaymentReturns = { limit: 120, period: 60 }
export const knownPaymentReturns = { limit: 120, period: 60 }
/** Unclear outcomes of one token, after which it stays unclear for a while; in milliseconds. */
export const unclearReturns = { limit: 5, period: 60_000 }
export const paymentSuccessLifetime = 24 * 60 * 60 * 1_000
/** Maximum number of returns in memory, on hosts without Durable Objects. */
export const maxRememberedReturns = 10_000
