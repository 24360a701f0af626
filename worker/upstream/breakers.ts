import { createLog, type Upstream } from '../log.ts'
import { type Breaker, createBreaker } from './breaker.ts'

/** One a service and isolate, shared by all requests: it knows services by address, and never a shopper. */
const breakers = new Map<string, Breaker>()
const log = createLog('error', console.warn)

/** The breaker of a service; its address must come from the shop's variables. */
export function breakerOf(upstream: Upstream, address: string): Breaker {
  const key = `${upstream} ${address}`
  const known = breakers.get(key)
  if (known) return known
  const breaker = createBreaker({
    now: () => Date.now(),
    random: Math.random,
    changed: (state) => log({ event: 'breaker', upstream, state }),
  })
  breakers.set(key, breaker)
  return breaker
}
