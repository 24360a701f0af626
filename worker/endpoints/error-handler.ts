import type { Context } from 'hono'
import { defaultLocale } from '#src/i18n/locales.ts'
import type { Edge } from '../context.ts'
import { VariablesError } from '../env.ts'
import { createLog } from '../log.ts'
import { createReport } from '../report.ts'
import { errorPage } from './error-page.ts'

/** When even the error screen could not be made. A shop that was set up wrong says which variable it is. */
export async function onError(error: Error, c: Context<Edge>): Promise<Response> {
  // It may have happened before any of these was known.
  const { ids, locale, log }: Partial<Edge['Variables']> = c.var
  createReport(ids?.requestId ?? 'unknown', log ?? createLog('error'))(error)
  const response =
    error instanceof VariablesError
      ? new Response(error.message, { status: 500 })
      : await errorPage(locale ?? defaultLocale, 503)
  response.headers.set('cache-control', 'private, no-store')
  return response
}
