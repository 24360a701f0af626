import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { type Bindings, parseVariables, type Variables } from '../env.ts'
import { createLog } from '../log.ts'
import { createCallMetrics } from '../upstream/call-metrics.ts'

const known = new WeakMap<Bindings, Variables>()

/** The variables, parsed once for each set of bindings, and what notes how the request went. */
export function settings(write?: (line: string) => void) {
  return createMiddleware<Edge>(async function settings(c, next) {
    let variables = known.get(c.env)
    if (!variables) {
      variables = parseVariables(c.env)
      known.set(c.env, variables)
    }
    c.set('settings', variables)
    c.set('metrics', createCallMetrics())
    c.set('log', createLog(variables.LOG_LEVEL, write))
    await next()
  })
}
