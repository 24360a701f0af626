import type { Bindings } from '#worker/env.ts'
import { attempts, conversions, paymentReturns } from '#worker/limits.ts'
import type { ReturnStorage } from '#worker/payment-returns/durable-object.ts'
import { createSharedAnswers } from './answers.ts'
import { createSharedAttemptCounts, createSharedRateLimiter } from './attempt-counts.ts'
import { createSharedCatalogueStamps } from './catalogue-stamps.ts'
import { createSharedConsentLedger } from './consent-ledger.ts'
import { createSharedPaymentReturns, type ReturnsObject } from './payment-returns.ts'
import type { Redis } from './redis.ts'
import { createSharedSeenEvents } from './seen-events.ts'

/**
 * The state that processes of one shop share in Redis, under the names of the bindings that hold it at the edge.
 * `createReturns`: an object of the Worker's class `PaymentReturns`.
 */
export function createSharedState(
  redis: Redis,
  createReturns: (state: { storage: ReturnStorage }) => ReturnsObject,
) {
  return {
    SHARED_STATE: redis,
    ANSWERS: createSharedAnswers(redis),
    ATTEMPTS: createSharedRateLimiter(redis, 'forms', attempts),
    CONVERSIONS: createSharedRateLimiter(redis, 'conversions', conversions),
    PAYMENT_RETURN_COUNTS: createSharedRateLimiter(redis, 'returns', paymentReturns),
    ATTEMPT_COUNTS: createSharedAttemptCounts(redis),
    SEEN_EVENTS: createSharedSeenEvents(redis),
    CONSENT_LEDGER: createSharedConsentLedger(redis),
    CATALOGUE_STAMPS: createSharedCatalogueStamps(redis),
    PAYMENT_RETURNS: createSharedPaymentReturns(redis, createReturns),
  } satisfies Partial<Bindings>
}
