import type { RequestPorts } from './request-ports.ts'
import type { Breaker } from './resilience/breaker.ts'
import type { PageUpstream } from './upstreams.ts'

/** The breaker of a service, whose changes are written by the request that causes them. */
export function loggedBreaker(
  { isolate, log }: Pick<RequestPorts, 'isolate' | 'log'>,
  upstream: PageUpstream,
): Breaker {
  const breaker = isolate.breakers[upstream]
  return {
    admit: () => breaker.admit((state) => log({ event: 'breaker', upstream, state })),
    state: breaker.state,
  }
}
