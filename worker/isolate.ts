import type { CallKind } from '#src/commerce/catalogue-api.ts'
import type { RawResponse } from '#src/commerce/reply.ts'
import { DataCache } from './cache/data-cache.ts'
import { Lru } from './cache/lru.ts'
import { RecordCache } from './cache/record-cache.ts'
import { type BudgetOf, createNetworkBudgets } from './call-budget/network-budgets.ts'
import { createUnusualShare, type UnusualShare } from './call-budget/unusual-share.ts'
import { KnownStamps } from './catalogue-stamps/known-stamps.ts'
import { createMemoryStamps, type StampPort } from './catalogue-stamps/stamp-port.ts'
import { type ConsentLedger, createMemoryConsentLedger } from './consent-ledger/consent-ledger.ts'
import { createRecentKeys, type RecentKeys } from './error-reports/recent-keys.ts'
import { createReportLines, type ReportLines } from './error-reports/report-lines.ts'
import { createReportMemory, type ReportMemory } from './error-reports/reporting-log.ts'
import {
  attempts,
  conversions,
  knownPaymentReturns,
  logInFailures,
  mailsToAddress,
  maxKnownTokens,
  ownPaymentReturns,
  paymentReturns,
  preview,
  refusalPeriod,
  sitemapLimits,
  slowAttempts,
  slowAttemptsOfAccount,
  slowLogIns,
  webVitalsReports,
} from './limits.ts'
import { createMemoryReturns, type PaymentReturnsByToken } from './payment-returns/memory-returns.ts'
import { createSharedCalls, type SharedCalls } from './payment-returns/shared-calls.ts'
import { type Counter, createMemoryRateLimiter, type RateLimiter } from './rate-limit/rate-limiter.ts'
import { createMemorySeenEvents, type EventMemory } from './seen-events/seen-events.ts'
import { createHealthChecks, type HealthChecks } from './upstream/health/health-checks.ts'
import { type Breaker, createBreaker } from './upstream/resilience/breaker.ts'
import { createPace, type Pace } from './upstream/resilience/pace.ts'
import { createRetryBudget, type RetryBudget } from './upstream/resilience/retry-budget.ts'
import type { PageUpstream } from './upstream/upstreams.ts'

export type RepeatedUpstream = Extract<PageUpstream, 'catalogue' | 'content'>

/** Memory of one Worker (a V8 isolate, or a process under Node). It never contains shopper data: keys are hashed. */
export interface Isolate {
  caches: {
    catalogue: DataCache
    content: DataCache
    stock: DataCache
    /** The products of sitemaps and feeds: few fields of many. */
    assortment: DataCache
    records: RecordCache
  }
  /** The changes in the catalogue that this isolate knows. */
  knownStamps: KnownStamps
  /** Used if the host has no Durable Objects. */
  stamps: StampPort
  breakers: Record<PageUpstream, Breaker>
  paces: Record<RepeatedUpstream, Pace>
  /** Budgets of retries for all requests together, so that unusual calls do not use up those of pages. */
  retryBudgets: Record<CallKind, RetryBudget>
  callBudgets: BudgetOf
  /** Shares of unusual calls of services. Catalogue, carts and stock are one service. */
  unusualShares: Record<PageUpstream, UnusualShare>
  knownTokens: Lru<true>
  healthChecks: HealthChecks
  /** Counts form attempts if the host has no rate limit binding, and if the binding fails. */
  attempts: RateLimiter
  slowAttempts: Record<keyof typeof slowAttempts, RateLimiter>
  slowAttemptsOfAccount: RateLimiter
  /** Failed log-ins of an account, and its attempts after too many. */
  logInFailures: Counter
  slowLogIns: RateLimiter
  /** Used if the host has no Durable Objects, and if these fail. */
  mailsToAddress: RateLimiter
  refusals: RecentKeys
  /** Limits reports of browsers in the log; see `browserReportLimits`. */
  browserReports: ReportLines
  reports: ReportMemory
  webVitalsReports: RateLimiter
  /** If the host has no rate limit binding, and if it fails. */
  conversions: RateLimiter
  seenEvents: EventMemory
  /** Count returns from payment providers by network; those of unknown tokens if the host has no rate limit binding. */
  paymentReturnCounts: RateLimiter
  ownPaymentReturnCounts: RateLimiter
  knownPaymentReturnCounts: RateLimiter
  /** Previews that were ended, if the host has no Durable Objects. */
  endedPreviews: Counter
  /** Used if the host has no Durable Objects. */
  consentLedger: ConsentLedger
  /** Used if the host has no Durable Objects. */
  paymentReturns: PaymentReturnsByToken
  /** Payments without script that are under way, if the host has no Durable Objects. */
  payments: SharedCalls<RawResponse>
}

export function createIsolate(): Isolate {
  const breaker = () => createBreaker({ now: Date.now, random: Math.random })
  const commerce = createUnusualShare()
  const ofPages = createRetryBudget()
  return {
    caches: {
      catalogue: new DataCache(),
      content: new DataCache(),
      stock: new DataCache(),
      assortment: new DataCache(sitemapLimits),
      records: new RecordCache(),
    },
    knownStamps: new KnownStamps(),
    stamps: createMemoryStamps(),
    breakers: {
      catalogue: breaker(),
      checkout: breaker(),
      stock: breaker(),
      search: breaker(),
      content: breaker(),
    },
    paces: { catalogue: createPace(), content: createPace() },
    retryBudgets: { page: ofPages, address: ofPages, unusual: createRetryBudget() },
    callBudgets: createNetworkBudgets(),
    unusualShares: {
      catalogue: commerce,
      checkout: commerce,
      stock: commerce,
      search: createUnusualShare(),
      content: createUnusualShare(),
    },
    knownTokens: new Lru({ entries: maxKnownTokens, weight: 0 }),
    healthChecks: createHealthChecks(),
    attempts: createMemoryRateLimiter(attempts),
    slowAttempts: {
      consent: createMemoryRateLimiter(slowAttempts.consent),
      contact: createMemoryRateLimiter(slowAttempts.contact),
      'customer-file': createMemoryRateLimiter(slowAttempts['customer-file']),
      newsletter: createMemoryRateLimiter(slowAttempts.newsletter),
      'quick-order': createMemoryRateLimiter(slowAttempts['quick-order']),
      return: createMemoryRateLimiter(slowAttempts.return),
      'track-order': createMemoryRateLimiter(slowAttempts['track-order']),
      vehicle: createMemoryRateLimiter(slowAttempts.vehicle),
      withdraw: createMemoryRateLimiter(slowAttempts.withdraw),
    },
    slowAttemptsOfAccount: createMemoryRateLimiter(slowAttemptsOfAccount),
    logInFailures: createMemoryRateLimiter(logInFailures),
    slowLogIns: createMemoryRateLimiter(slowLogIns),
    mailsToAddress: createMemoryRateLimiter(mailsToAddress),
    refusals: createRecentKeys(refusalPeriod),
    browserReports: createReportLines(),
    reports: createReportMemory(),
    webVitalsReports: createMemoryRateLimiter(webVitalsReports),
    conversions: createMemoryRateLimiter(conversions),
    seenEvents: createMemorySeenEvents(),
    paymentReturnCounts: createMemoryRateLimiter(paymentReturns),
    ownPaymentReturnCounts: createMemoryRateLimiter(ownPaymentReturns),
    knownPaymentReturnCounts: createMemoryRateLimiter(knownPaymentReturns),
    endedPreviews: createMemoryRateLimiter(preview.visit),
    consentLedger: createMemoryConsentLedger(),
    paymentReturns: createMemoryReturns(),
    payments: createSharedCalls(),
  }
}
