import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { unconfigured } from '../endpoints/unconfigured.ts'
import { type Bindings, parseVariables, type Variables, VariablesError } from '../env.ts'
import { createReport } from '../error-reports/create-report.ts'
import { createRequestLog } from '../error-reports/create-request-log.ts'
import { createRecentKeys } from '../error-reports/recent-keys.ts'
import type { Isolate } from '../isolate.ts'
import { invalidVariablesPeriod } from '../limits.ts'
import { createLog } from '../log.ts'
import { createCallMetrics } from '../upstream/call-metrics.ts'
import { deploymentOf } from '../variables/deployment.ts'

/** Variables are parsed once per bindings object. If they are invalid, the answer is 503 and the log names them. */
export function settings(isolate: Isolate, write?: (line: string) => void) {
  const parsed = new WeakMap<Bindings, Variables>()
  const logged = createRecentKeys(invalidVariablesPeriod)
  return createMiddleware<Edge>(async function settings(c, next) {
    const variables = parsed.get(c.env) ?? parseOrNull(c.env, c.var.ids.requestId)
    if (!variables) return unconfigured(c)
    parsed.set(c.env, variables)
    c.set('isolate', isolate)
    c.set('settings', variables)
    c.set('metrics', createCallMetrics())
    const log = createRequestLog(c.env, {
      settings: variables,
      memory: isolate.reports,
      trace: c.var.trace,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      write,
    })
    c.set('log', log)
    await next()
  })

  function parseOrNull(bindings: Bindings, requestId: string): Variables | null {
    try {
      return parseVariables(bindings)
    } catch (error) {
      if (!(error instanceof VariablesError)) throw error
      if (logged.has(error.message)) return null
      logged.add(error.message)
      createReport(requestId, createLog('error', deploymentOf(bindings), write))(error)
      return null
    }
  }
}
