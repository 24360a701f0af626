import { catalogueComparison } from '#worker/limits.ts'

/** Runs work now and every hour, as a cron trigger does at the edge, until it is stopped. */
export function createHourly(run: () => void): { stop(): void } {
  run()
  const timer = setInterval(run, catalogueComparison.interval)
  return { stop: () => clearInterval(timer) }
}
