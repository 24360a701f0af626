import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { type Bindings, parseVariables, type Variables } from '../env.ts'
import { createRequestLog } from '../error-reports/create-request-log.ts'
import type { Isolate } from '../isolate.ts'
import { createCallMetrics } from '../upstream/call-metrics.ts'

/** Variables are parsed once per bindings object; throws `VariablesError`. */
export function settings(isolate: Isolate, write?: (line: string) => void) {
  const parsed = new WeakMap<Bindings, Variables>()
  return createMiddleware<Edge>(async function settings(c, next) {
    const variables = parsed.get(c.env) ?? parseVariables(c.env)
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
}
