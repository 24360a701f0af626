import type { Context } from 'hono'
import { WebVitals } from '#src/commerce/contract/web-vitals.ts'
import type { Edge } from '../context.ts'
import { maxWebVitalsBytes } from '../limits.ts'
import type { AppRoute } from '../match-route.ts'
import { metricsOf } from '../metrics/metrics-of.ts'
import { createPathMatcher } from '../middleware/visitor.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { clientAddress, readReport } from './page-report.ts'

/**
 * Counts the Core Web Vitals that pages report, by route; nothing else of a report is kept, and nothing is stored in
 * the browser. 204; 404 unless a share of the visits is measured; 400, 403, 405, 413, 415, 429: not sent by a page.
 */
export function webVitals(routes: AppRoute[]) {
  const matchPath = createPathMatcher(routes)

  return async function handleWebVitals(c: Context<Edge>): Promise<Response> {
    if (c.var.settings.WEB_VITALS_SHARE === 0) return new Response(null, { status: 404 })
    const report = await readReport(c, WebVitals, maxWebVitalsBytes, isWithin)
    if (report instanceof Response) return report
    const metrics = metricsOf(c.env)
    const { path, LCP, INP, CLS } = report
    const route = matchPath(path).pattern
    if (LCP !== undefined) metrics?.record('shop_web_vitals_lcp_seconds', { route }, LCP / 1_000)
    if (INP !== undefined) metrics?.record('shop_web_vitals_inp_seconds', { route }, INP / 1_000)
    if (CLS !== undefined) metrics?.record('shop_web_vitals_cls', { route }, CLS)
    return new Response(null, { status: 204 })
  }
}

async function isWithin(c: Context<Edge>): Promise<boolean> {
  const { success } = await c.var.isolate.webVitalsReports.limit({ key: networkOf(clientAddress(c)) })
  return success
}
