import type { CallKind } from '#src/commerce/catalogue-api.ts'
import { Lru } from '../cache/lru.ts'
import { callBudgets, maxBudgetedNetworks } from '../limits.ts'
import { createTokenBucket, type TokenBucket } from './token-bucket.ts'

/** The calls to services that the visitors of one network may cause. */
export interface NetworkBudget {
  allows(kind: CallKind): boolean
  spend(kind: CallKind): void
  /** Counts an address without content. A network that makes up many of them has no further ones looked up. */
  foundNothing(): void
  /** True while more than the tolerated number of such addresses is counted: the next one may be made up, too. */
  isGuessing(): boolean
  /** Seconds until a call of this kind may be made. */
  pause(kind: CallKind): number
}

/** Shares a budget: a network, by its hash, or all crawlers that the host has verified. */
export type Caller = { network: string } | 'verified crawlers'

export type BudgetOf = (caller: Caller) => NetworkBudget

/** Counts in the memory of this process or isolate; the least recently seen networks are forgotten. */
export function createNetworkBudgets(now: () => number = Date.now): BudgetOf {
  const networks = new Lru<NetworkBudget>({ entries: maxBudgetedNetworks, weight: 0 })
  const crawlers = createBudget(callBudgets.crawlers, now)
  return (caller) => {
    if (caller === 'verified crawlers') return crawlers
    const budget = networks.get(caller.network) ?? createBudget(callBudgets.network, now)
    networks.set(caller.network, budget, 0)
    return budget
  }
}

function createBudget(
  allowances: (typeof callBudgets)[keyof typeof callBudgets],
  now: () => number,
): NetworkBudget {
  const page = createTokenBucket(allowances.page, now)
  const unusual = createTokenBucket(allowances.unusual, now)
  const notFound = createTokenBucket(allowances.notFound, now)
  const buckets: Record<CallKind, TokenBucket[]> = {
    page: [page],
    address: [page, notFound],
    unusual: [unusual],
  }
  return {
    allows: (kind) => buckets[kind].every((bucket) => bucket.has()),
    spend: (kind) => (kind === 'unusual' ? unusual : page).take(),
    foundNothing: () => notFound.take(),
    isGuessing: () => !notFound.has(allowances.notFound.saved - allowances.notFound.tolerated),
    pause: (kind) => Math.max(1, ...buckets[kind].map((bucket) => bucket.secondsUntilOne())),
  }
}
