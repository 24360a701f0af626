import type { SummaryFit } from './summary-fit.ts'

/** True if a listed product certainly fits. */
export function isCertain(fit: SummaryFit | undefined): boolean {
  return fit?.kind === 'fits' || fit?.kind === 'universal'
}
