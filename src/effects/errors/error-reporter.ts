import { atom } from 'jotai'
import type { BrowserError, ErrorKind } from '#src/commerce/contract/browser-error.ts'
import { errorReportPath } from '#src/config.ts'

/** Where errors of this document are reported to. */
export interface ErrorReporter {
  /** Reports anything that was thrown, once. Returns at once and never throws. */
  report(thrown: unknown, kind: ErrorKind): void
}

/** Reports nothing: on the server, whose errors take another way. */
export const noReporter: ErrorReporter = { report() {} }

/** The reporter of this document; silent until the browser has started. */
export const errorReporterAtom = atom<ErrorReporter>(noReporter)

/** Reports of one document: what fails again and again is known after a few. */
const maxReports = 10
const maxMessage = 1_000
const maxPositions = 20
/** Code that is not the shop's: what extensions and user scripts run in its pages. */
const foreign = /extension:|user-script:|webkit-masked-url:/

/** Creates the reporter of a document. It sends each error once, and of its stack the files of the shop's build alone. */
export function createErrorReporter(send: (report: BrowserError) => void = sendReport): ErrorReporter {
  const sent = new Set<string>()
  return {
    report(thrown, kind) {
      try {
        const { name = 'Error', message = thrown, stack } = Object(thrown)
        const text = `${message}`.slice(0, maxMessage)
        const positions = `${stack}`.match(/\/assets\/[\w.-]+:\d+:\d+/g) ?? []
        const key = `${name} ${text} ${positions[0]}`
        // Of what other origins' scripts throw, browsers tell this much.
        if (/^Script error/.test(text) || foreign.test(stack) || sent.has(key) || sent.size >= maxReports)
          return
        sent.add(key)
        send({
          kind,
          name: `${name}`.slice(0, 100),
          message: text,
          stack: positions.slice(0, maxPositions),
          trace: traceOfPage(),
        })
      } catch {
        // What was thrown cannot be read.
      }
    },
  }
}

/** Reports what nothing in this document catches. */
export function watchErrors({ report }: ErrorReporter): void {
  addEventListener('error', ({ error }) => error != null && report(error, 'error'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'))
}

/** Options of a React root whose errors are reported, and handled as without them. */
export function reportingRoot({ report }: ErrorReporter) {
  const rethrowing = (kind: ErrorKind) => (error: unknown) => {
    report(error, kind)
    reportError(error)
  }
  return {
    onUncaughtError: rethrowing('uncaught'),
    onRecoverableError: rethrowing('recovered'),
    onCaughtError(error: unknown) {
      report(error, 'caught')
      console.error(error)
    },
  }
}

/** The id of the trace of the request for this page; absent where the browser does not tell. */
function traceOfPage(): string | undefined {
  const [page] = performance.getEntriesByType('navigation')
  return /"00-([\da-f]{32})-/.exec(JSON.stringify(page))?.[1]
}

/** The page may be left at any moment; it is the shop's own endpoint, which needs no cookies. */
function sendReport(report: BrowserError): void {
  fetch(errorReportPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {})
}
