import type { Fault } from './rule.ts'

/** Standard deviations between the middle of a normal distribution and its 99th percentile. */
const toPercentile99 = 2.326

/** A random delay in milliseconds, log-normal as real services have it: mostly near the median, rarely far above. */
export function drawDelay(fault: Extract<Fault, { kind: 'latency' | 'slow' }>, random: () => number): number {
  if (fault.kind === 'latency') return fault.ms
  const spread = Math.log(fault.p99 / fault.median) / toPercentile99
  // Two uniform random numbers make a normal one (Box-Muller transform).
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return fault.median * Math.exp(spread * normal)
}
