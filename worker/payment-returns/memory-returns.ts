import { Lru } from '../cache/lru.ts'
import { maxRememberedReturns } from '../limits.ts'
import { createPaymentReturns, type Success } from './settle-return.ts'

export type PaymentReturnsByToken = (tokenHash: string) => ReturnType<typeof createPaymentReturns>

/**
 * Returns in memory, for hosts without Durable Objects: the least recently used are dropped, and all of them at a
 * restart.
 */
export function createMemoryReturns(): PaymentReturnsByToken {
  const known = new Lru<ReturnType<typeof createPaymentReturns>>({ entries: maxRememberedReturns, weight: 0 })
  return (tokenHash) => {
    const returns = known.get(tokenHash) ?? createReturns()
    known.set(tokenHash, returns, 0)
    return returns
  }
}

function createReturns() {
  let kept: Success | null = null
  return createPaymentReturns({
    read: async () => kept,
    write: async (success) => {
      kept = success
    },
  })
}
