import type { Fault } from './rule.ts'

/** Standard deviations between the middle of a normal distribution and its 99th percentile. */
const toPercentile99 = 2.326

/** Milliseconds. Real services are like the log-normal: mostly near the median, now and then far above it. */
export function drawDelay(fault: Extract<Fault, { kind: 'latency' | 'slow' }>, random: () => number): number {
  if (fault.kind === 'latency') return fault.ms
  const spread = Math.log(fault.p99 / fault.median) / toPercentile99
  // Two even draws make one normal draw (Box and Muller).
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return fault.median * Math.exp(spread * normal)
}
