import * as v from 'valibot'
import { violationReportLimits as limits, maxUrlLength } from '../../limits.ts'

/** A blocked action of a document, without any address that may contain a secret. */
export interface Violation {
  /** The document's address without query and fragment. For finding its route; never logged. */
  document: URL
  directive: string
  blocked: string
  source: { file: URL; line: number } | null
  enforced: boolean
}

const text = v.nullish(v.string(), '')
const line = v.nullish(v.number(), 0)
const legacyType = 'application/csp-report'
const reportsType = 'application/reports+json'

/** The format of `report-uri` (CSP Level 3, section 5.3). */
const LegacyReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': v.string(),
      'blocked-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'source-file': text,
      'line-number': line,
      disposition: text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    documentURL: report['document-uri'],
    blockedURL: report['blocked-uri'],
    // Older browsers give the directive with its sources.
    effectiveDirective: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
    disposition: report.disposition,
  })),
)

/** The body of a report of type `csp-violation` (Reporting API; CSP Level 3, section 5.4). */
const ReportBody = v.object({
  documentURL: v.string(),
  blockedURL: text,
  effectiveDirective: v.string(),
  sourceFile: text,
  lineNumber: line,
  disposition: text,
})
type ReportBody = v.InferOutput<typeof ReportBody>

const ViolationReport = v.object({ type: v.literal('csp-violation'), body: ReportBody })

export function isReportType(contentType: string): boolean {
  return [legacyType, reportsType].includes(mediaType(contentType))
}

/**
 * Parses one report of `report-uri`, or a list of the Reporting API, without other kinds, unreadable ones, those of
 * extensions and those beyond `violationReportLimits.reports`. Null for other bodies.
 */
export function parseViolationReports(contentType: string, body: string): Violation[] | null {
  const value = parseJson(body)
  if (mediaType(contentType) === legacyType) {
    const report = v.safeParse(LegacyReport, value)
    return report.success ? violationsOf(report.output) : null
  }
  if (!Array.isArray(value)) return null
  return value.slice(0, limits.reports).flatMap((entry) => {
    const report = v.safeParse(ViolationReport, entry)
    return report.success ? violationsOf(report.output.body) : []
  })
}

function violationsOf(report: ReportBody): Violation[] {
  const { documentURL, blockedURL, effectiveDirective, sourceFile, lineNumber, disposition } = report
  const document = parseAddress(documentURL)
  if (!document || !/^[a-z-]{1,40}$/.test(effectiveDirective)) return []
  if ([blockedURL, sourceFile].some(isOfExtension)) return []
  const file = parseAddress(sourceFile)
  const isLine = Number.isSafeInteger(lineNumber) && lineNumber >= 0
  return [
    {
      document,
      directive: effectiveDirective,
      blocked: blockedName(blockedURL),
      source: file && { file, line: isLine ? lineNumber : 0 },
      enforced: disposition !== 'report',
    },
  ]
}

/** Browsers give the address of an extension's resource, or only its scheme. */
function isOfExtension(address: string): boolean {
  return /^(?:[a-z-]{0,20}extension|webkit-masked-url|user-script|resource)(?::|$)/i.test(address)
}

function blockedName(blocked: string): string {
  const address = parseAddress(blocked)
  if (address) return address.origin.slice(0, limits.originLength)
  return /^[a-z-]{1,40}(?=:|$)/i.exec(blocked)?.[0].toLowerCase() ?? ''
}

function parseAddress(text: string): URL | null {
  const url = text.length <= maxUrlLength ? URL.parse(text) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return new URL(url.origin + url.pathname)
}

function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
