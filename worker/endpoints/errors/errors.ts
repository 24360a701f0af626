import type { Context } from 'hono'
import { boundedText } from '#src/bounded-body.ts'
import type { Edge } from '../../context.ts'
import { sha256 } from '../../digest.ts'
import { maxBrowserErrorBytes, violationReportLimits } from '../../limits.ts'
import type { LogEvent, ReportShare, ViolationShare } from '../../log.ts'
import type { AppRoute, MatchedRoute } from '../../match-route.ts'
import { isOwnForm } from '../../middleware/guard.ts'
import { createPathMatcher } from '../../middleware/visitor.ts'
import { networkOf } from '../../rate-limit/network-of.ts'
import { isErrorType, parseBrowserError } from './browser-errors.ts'
import { isReportType, parseViolationReports, type Violation } from './violation-reports.ts'

/**
 * Receives violations and errors from browsers, and logs them without paths, queries and typed texts, within
 * `ReportLines`. Reports are answered with 204, so that browsers do not repeat them, other requests with 4xx.
 */
export function errors(routes: AppRoute[]) {
  const matchPath = createPathMatcher(routes)

  return async function handleErrors(c: Context<Edge>): Promise<Response> {
    const { method, headers, body, url } = c.req.raw
    if (method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const type = headers.get('content-type') ?? ''
    const isError = isErrorType(type)
    if (!isError && !isReportType(type)) return new Response(null, { status: 415 })
    // Browsers send violations on their own, from any origin; errors are sent by pages of the shop.
    if (isError && !(headers.has('origin') && isOwnForm(headers, new URL(url).origin)))
      return new Response(null, { status: 403 })
    const { isolate, log, ids } = c.var
    const { browserReports: limits } = isolate
    const network = await sha256(networkOf(headers.get('cf-connecting-ip') ?? ''))
    if (!limits.admitsRequest(network)) return new Response(null, { status: 204 })
    const text = await boundedText(body, isError ? maxBrowserErrorBytes : violationReportLimits.bytes).catch(
      () => '',
    )
    if (text === null) return new Response(null, { status: 413 })
    if (isError) {
      const error = parseBrowserError(text)
      if (!error) return new Response(null, { status: 400 })
      write({ event: 'browser-error', route: routeOfSender(headers, url), ...error }, 'error')
      return new Response(null, { status: 204 })
    }
    const reports = parseViolationReports(type, text)
    if (!reports) return new Response(null, { status: 400 })
    const hosts = [new URL(url).host, new URL(c.var.settings.PUBLIC_ORIGIN).host]
    for (const report of reports) {
      // Other sites can make up reports, but get no information from them.
      if (!hosts.includes(report.document.host)) continue
      const line = describe(report)
      write({ event: 'violation', ...line }, line.share)
    }
    return new Response(null, { status: 204 })

    function write(line: Line, share: ReportShare): void {
      if (limits.admits({ key: keyOf(line), share, network })) log({ ...line, requestId: ids.requestId })
    }
  }

  function routeOfSender(headers: Headers, url: string): string {
    const page = URL.parse(headers.get('referer') ?? '')
    return page?.origin === new URL(url).origin ? matchPath(page.pathname).pattern : ''
  }

  function describe({ document, source, ...violation }: Violation) {
    const route = matchPath(document.pathname)
    return {
      ...violation,
      route: route.pattern,
      source: describeSource(document, source),
      share: shareOf(route, violation.directive),
    }
  }

  /** A path may contain a secret, unless it is a file of the build. */
  function describeSource(document: URL, source: Violation['source']): string {
    if (!source) return ''
    const { file, line } = source
    if (file.host !== document.host) return file.origin.slice(0, violationReportLimits.originLength)
    return /^\/assets\/[\w.-]{1,100}$/.test(file.pathname)
      ? `${file.pathname}:${line}`
      : matchPath(file.pathname).pattern
  }
}

type Reported = Extract<LogEvent, { event: 'violation' | 'browser-error' }>
type Line = {
  [Kind in Reported['event']]: Omit<Extract<Reported, { event: Kind }>, 'requestId'>
}[Reported['event']]

function shareOf({ policy }: MatchedRoute, directive: string): ViolationShare {
  if (policy === 'purchase' || policy === 'receipt') return 'payment'
  return directive.startsWith('script-src') ? 'script' : 'other'
}

/** Equal errors of several visitors differ in their traces. */
function keyOf(line: Line): string {
  return JSON.stringify(line.event === 'browser-error' ? { ...line, trace: '' } : line)
}
