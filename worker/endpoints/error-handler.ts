import type { Context } from 'hono'
import { defaultLocale } from '#src/i18n/locales.ts'
import type { Edge } from '../context.ts'
import { createReport } from '../error-reports/create-report.ts'
import { createLog } from '../log.ts'
import { deploymentOf } from '../variables/deployment.ts'
import { errorPage } from './error-page.ts'

/** The answer to errors that no screen could handle: a page without script, status 503. */
export async function onError(error: Error, c: Context<Edge>): Promise<Response> {
  // The error may have come before middleware set these.
  const { ids, locale, log }: Partial<Edge['Variables']> = c.var
  createReport(ids?.requestId ?? 'unknown', log ?? createLog('error', deploymentOf(c.env)))(error)
  const response = await errorPage(locale ?? defaultLocale, 503)
  response.headers.set('cache-control', 'private, no-store')
  return response
}
