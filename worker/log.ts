import type { ErrorKind } from '#src/commerce/contract/browser-error.ts'
import type { PaymentEnd } from '#src/commerce/contract/payment/payment-end.ts'
import type { SearchOutcome } from './search-updates/search-update.ts'
import type { SecurityFact } from './security-log/security-log.ts'
import type { Source } from './upstream/call-metrics.ts'
import type { BreakerState } from './upstream/resilience/breaker.ts'
import type { Upstream } from './upstream/upstreams.ts'

/**
 * The subject of browsers' reports, each with a separate limit in the log: violations on pages that take payments and
 * on the receipt (`payment`), scripts blocked elsewhere (`script`), other violations, and errors.
 */
export type ReportShare = ViolationShare | 'error'
export type ViolationShare = 'payment' | 'script' | 'other'
/** Also whole requests of a network, which were not read. */
export type DroppedShare = ReportShare | 'request'

/**
 * The fields a log line may have: names, counts, times and origins. There is no field for an address, query, header or
 * body, so none can be logged.
 */
export type LogEvent =
  | {
      event: 'request'
      requestId: string
      method: string
      route: string
      status: number
      ms: number
      outcome: 'ok' | 'refused' | 'failed'
      /** Number of upstream results used, by source (cache hit, miss, failed, …). */
      data: Partial<Record<Source, number>>
    }
  | {
      event: 'call'
      requestId: string
      upstream: Upstream
      route: string
      outcome: string
      ms: number
    }
  | {
      /** A service refused a call, or failed: the first time in a while; see `errorReportLimits`. */
      event: 'answer'
      requestId: string
      correlationId: string
      upstream: Upstream
      route: string
      status: number
    }
  | {
      /** A second call was added to an unusually slow one. */
      event: 'slow'
      requestId: string
      upstream: Upstream
      ms: number
    }
  | {
      /** The commerce service has said that something changed in the catalogue. */
      event: 'catalogue-change'
      requestId: string
      /** Number of products, categories and brands; null: everything. */
      subjects: number | null
      search: SearchOutcome
    }
  | {
      /** The catalogue was compared with the service, in case that notices were lost. */
      event: 'catalogue-comparison'
      requestId: string
      /** Number of products that have changed since the last comparison; null: too many to name, so everything. */
      changed: number | null
      /** The number of them that the service has sent no notice of. */
      missed: number
      search: SearchOutcome
    }
  | {
      /** Products were brought up to date in the search index. */
      event: 'search-update'
      requestId: string
      written: number
      removed: number
      /** False if some could not be read, or a category or brand has too many: a full run is due. */
      isComplete: boolean
    }
  | { event: 'breaker'; upstream: Upstream; state: BreakerState }
  /** The store that several processes share under Node cannot be reached, or can be again. */
  | { event: 'state'; state: 'lost' | 'connected' }
  | {
      /** Parts of a reply were dropped because they do not match the contract. */
      event: 'unreadable'
      requestId: string
      route: string
      /** Their paths, such as `products.3.items.0.stock`; never their values. */
      paths: string[]
    }
  | {
      /** A browser has blocked an action by a content security policy, or only reported it if not `enforced`. */
      event: 'violation'
      requestId: string
      route: string
      directive: string
      /** An origin, or a word such as `inline`; empty if unknown. */
      blocked: string
      /**
       * A file of the shop's build with its line, the pattern of an own document's route, or an origin; empty if
       * unknown.
       */
      source: string
      enforced: boolean
      share: ViolationShare
    }
  | {
      /**
       * Reports of browsers were not written, since one network or all together sent too many; see
       * `browserReportLimits`.
       */
      event: 'dropped'
      share: DroppedShare
      count: number
    }
  | {
      /** An error was thrown in a browser. */
      event: 'browser-error'
      requestId: string
      /** The pattern of the page's route; empty if unknown. */
      route: string
      kind: ErrorKind
      name: string
      /** Words that do not concern the visitor; see `scrubMessage`. */
      message: string
      stack: string[]
      trace?: string | undefined
    }
  | {
      /**
       * An order was placed without required deposits, or with more pieces than pages allow: `items` with the missing
       * or surplus pieces.
       */
      event: 'deposit-missing' | 'quantity-exceeded'
      requestId: string
      order: string
      items: { item: string; pieces: number }[]
    }
  | {
      /** A shopper came back from a payment provider, and the service was asked about the payment. */
      event: 'payment-return'
      requestId: string
      /** `unknown`: the order may have been placed; the checkout finds out. */
      outcome: 'placed' | 'failed' | 'redirect' | 'unknown'
      /** Why it failed, as far as it is known. */
      end?: PaymentEnd
    }
  | {
      /** A conversion was sent to the advertising platform. */
      event: 'conversion'
      requestId: string
      name: string
      /** The beginning of the hash of name and id. */
      id: string
      /** Status of the answer; null without one. */
      status: number | null
      code: number | null
      trace: string | null
      /** Number of values of each kind. */
      counts?: { emails: number; phones: number; products: number }
    }
  | {
      /** See `SecurityLog`. */
      event: 'security'
      requestId: string
      what: SecurityFact
      /** Keyed hashes: of the visitor's network, of their token, and of the account's address, if known. */
      network: string
      session?: string
      account?: string
    }
  | { event: 'error'; requestId: string; error: string; stack?: string | undefined }

export type Log = (event: LogEvent) => void

/** The build that runs, and the installation it runs in. Each line and each error report names them. */
export interface Deployment {
  /** The commit, or the tag or id of the Worker's version; absent if none of them is known. */
  release?: string
  environment: string
}

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Creates a logger that writes one line of JSON per event, with the deployment. Level `error` writes failures, `warn` also failed requests
 * and calls, `info` and `debug` every event.
 */
export function createLog(
  level: LogLevel,
  deployment: Deployment,
  write: (line: string) => void = console.log,
): Log {
  return (event) => {
    if (isWritten(event, level)) write(JSON.stringify({ ...event, ...deployment }))
  }
}

function isWritten(event: LogEvent, level: LogLevel): boolean {
  if (level === 'info' || level === 'debug' || !isRoutine(event)) return true
  return level === 'warn' && hasFailed(event)
}

function isRoutine(event: LogEvent): boolean {
  if (event.event === 'conversion') return event.status !== null && event.status < 300 && !event.counts
  if (event.event === 'payment-return') return event.outcome !== 'unknown'
  return event.event === 'request' || event.event === 'call' || event.event === 'slow'
}

function hasFailed(event: LogEvent): boolean {
  if (event.event === 'request' || event.event === 'payment-return') return event.outcome === 'failed'
  return event.event === 'call' && !/^\d+$/.test(event.outcome)
}
