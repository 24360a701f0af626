import { expect, test } from 'vitest'
import { maxWebhookAge } from '#src/commerce/contract/catalogue-webhook.ts'
import { streamTimeout } from '#src/entry.server.tsx'
import { maxSaleClaimAge, notFoundPolicy, policies } from '#worker/cache/policy.ts'
import {
  attemptCountDeadline,
  breakerPause,
  cacheMemory,
  cacheWait,
  catalogueComparison,
  catalogueStamps,
  deadlines,
  feedLimits,
  hedging,
  maxBreakerProbeTime,
  maxReplyBytes,
  maxSharedCallAge,
  notFoundMemory,
  notFoundRecordMemory,
  paymentReturnDeadline,
  paymentReturnDeadlines,
  purchaseAge,
  recordMemory,
  retryAfter,
  retryPause,
  seenEvents,
  sitemapLimits,
  storeDeadlines,
} from '#worker/limits.ts'

const { catalogue, checkout, content, stock, search } = deadlines

/** The first number must not exceed the second. */
const contained: [relation: string, inner: number, outer: number][] = [
  [
    'a second call may take as long as the first before a catalogue call ends',
    2 * hedging.delay.max,
    catalogue,
  ],
  ['a second call is added well within a content call', hedging.delay.max, content * 0.75],
  [
    'a second attempt after the longest requested pause starts within a content call',
    retryPause.maxRequested,
    content,
  ],
  ['a catalogue call fits into the wait of a request for the cache', catalogue, cacheWait],
  ['a content call fits into the wait of a request for the cache', content, cacheWait],
  ['a stock call fits into the wait of a request for the cache', stock, cacheWait],
  ['a read of the store fits into the wait for the cache', storeDeadlines.read + content, cacheWait],
  [
    'changes are read before the wait for the cache, within the time a document may stream',
    catalogueStamps.reading + cacheWait,
    streamTimeout,
  ],
  [
    'changes are read again before an isolate has to wait for them',
    catalogueStamps.refresh,
    catalogueStamps.age,
  ],
  ['a change is known to every isolate within ten seconds', catalogueStamps.age, 10_000],
  ['a notice is answered before its sender gives up', catalogueStamps.receiving, 5_000],
  [
    'a notice is remembered while it is accepted, with clocks that differ',
    2 * maxWebhookAge * 1_000 + catalogueStamps.clocks,
    catalogueStamps.replays,
  ],
  [
    'a comparison of the catalogue that begins early is not put off for an hour',
    catalogueComparison.pause + catalogueComparison.wait,
    catalogueComparison.interval,
  ],
  [
    'the products of a comparison fit among the changes with a time of their own',
    catalogueComparison.pages * catalogueComparison.pageSize,
    catalogueStamps.subjects,
  ],
  [
    'the calls of a payment return fit into the time until its redirect',
    paymentReturnDeadlines.result + paymentReturnDeadlines.look,
    paymentReturnDeadline,
  ],
  [
    'an order is too old while it is remembered, in every time zone',
    purchaseAge.max + purchaseAge.timeZones,
    seenEvents.lifetime,
  ],
  ['a search fits into the time a document may stream', search, streamTimeout],
  [
    'a count of attempts for client and account fits into the time a document may stream',
    2 * attemptCountDeadline,
    streamTimeout,
  ],
  ['a sitemap is waited for while its calls are shared', sitemapLimits.wait, maxSharedCallAge],
  ['a slow call of a sitemap leaves time for others', 2 * sitemapLimits.deadline, sitemapLimits.wait],
  ['products of a sitemap are not too many addresses', sitemapLimits.products, sitemapLimits.addresses],
  ['a part of a feed costs no more calls than a sitemap', feedLimits.products, sitemapLimits.products],
  ['a shared call is over before it is taken for lost', storeDeadlines.read + cacheWait, maxSharedCallAge],
  [
    'a call of any service is over before its breaker takes it for lost',
    Math.max(catalogue, checkout, content, stock, search),
    maxBreakerProbeTime,
  ],
  [
    'a breaker has made its probe before crawlers come back',
    breakerPause.time * (1 + breakerPause.jitter) + catalogue,
    retryAfter.page * 1_000,
  ],
  ['the largest reply fits into the memory of a cache', maxReplyBytes, cacheMemory.weight],
  [
    'parsed replies of three caches, of products and of sitemaps fit into half of the memory of an isolate',
    2 *
      (3 * (cacheMemory.weight + notFoundMemory.weight) +
        recordMemory.weight +
        notFoundRecordMemory.weight +
        sitemapLimits.memory.weight),
    64_000_000,
  ],
  [
    'replies that nothing was found take a small share of a cache',
    notFoundMemory.entries,
    cacheMemory.entries / 4,
  ],
  [
    'a product that was not found is forgotten before one that was found',
    notFoundPolicy.fresh,
    policies.product.fresh,
  ],
  [
    'only listings kept beyond their normal life lose their reductions',
    policies.listing.fresh + policies.listing.revalidate,
    maxSaleClaimAge,
  ],
  [
    'only products kept beyond their normal life lose their reductions',
    policies.product.fresh + policies.product.revalidate,
    maxSaleClaimAge,
  ],
]

test.each(contained)('limits: %s', (_, inner, outer) => expect(inner).toBeLessThanOrEqual(outer))
