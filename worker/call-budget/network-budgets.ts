import type { CallKind } from '#src/commerce/catalogue-api.ts'
import { Lru } from '../cache/lru.ts'
import { callBudgets, maxBudgetedNetworks } from '../limits.ts'
import { createTokenBucket, type TokenBucket } from './token-bucket.ts'

/** What the visitors of one network may have services asked for. */
export interface NetworkBudget {
  allows(kind: CallKind): boolean
  spend(kind: CallKind): void
  /** Counts an address at which there is nothing: whoever makes up many of them has no further ones looked up. */
  foundNothing(): void
  /** True while more than the tolerated number of such addresses is counted: further ones may be made up too. */
  isGuessing(): boolean
  /** Seconds until a call of this kind may be made. */
  pause(kind: CallKind): number
}

/** Whose calls are counted together: a network by its hash, or the crawlers that the host has verified. */
export type Caller = { network: string } | 'verified crawlers'

export type BudgetOf = (caller: Caller) => NetworkBudget

/** Counts calls in the memory of this process or isolate; networks that were not heard of for longest are forgotten. */
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
