import type { Bindings } from '../env.ts'
import { deploymentOf } from '../variables/deployment.ts'
import { createAnalytics } from './analytics-engine.ts'
import type { Metrics } from './metrics.ts'

/** Null if the host takes no figures. */
export function metricsOf(bindings: Bindings): Metrics | null {
  const { METRICS, ANALYTICS } = bindings
  if (METRICS) return METRICS
  return ANALYTICS ? createAnalytics(ANALYTICS, deploymentOf(bindings)) : null
}
