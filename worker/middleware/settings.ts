import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { type Bindings, parseVariables, type Variables } from '../env.ts'
import { createErrorServer } from '../error-reports/error-server.ts'
import { createReportingLog } from '../error-reports/reporting-log.ts'
import type { Isolate } from '../isolate.ts'
import { createLog } from '../log.ts'
import { createCallMetrics } from '../upstream/call-metrics.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'

/**
 * Sets the isolate, the variables (parsed once per bindings object), a log and empty metrics for each request. Throws
 * `VariablesError` when a variable is missing or malformed.
 */
export function settings(isolate: Isolate, write?: (line: string) => void) {
  const parsed = new WeakMap<Bindings, Variables>()
  return createMiddleware<Edge>(async function settings(c, next) {
    const variables = parsed.get(c.env) ?? parseVariables(c.env)
    parsed.set(c.env, variables)
    c.set('isolate', isolate)
    c.set('settings', variables)
    c.set('metrics', createCallMetrics())
    const { ERROR_DSN, PUBLIC_ORIGIN } = variables
    const fetch = routeFetch(c.env, PUBLIC_ORIGIN)
    c.set(
      'log',
      createReportingLog(createLog(variables.LOG_LEVEL, write), {
        memory: isolate.reports,
        trace: c.var.trace,
        server: ERROR_DSN ? createErrorServer(ERROR_DSN, fetch, isolate.reports.pauses) : null,
        waitUntil: (work) => c.executionCtx.waitUntil(work),
      }),
    )
    await next()
  })
}
