import type { BrowserError, ErrorKind } from '#src/commerce/contract/browser-error.ts'
import { errorReportPath } from '#src/config.ts'

/** Where errors of this document are reported to. */
export interface ErrorReporter {
  /** Reports anything that was thrown, once. Returns at once and never throws. */
  report(thrown: unknown, kind: ErrorKind): void
}

/** Reports of one document: what fails again and again is known after a few. */
const maxReports = 10
/** As the Worker takes them. */
const maxMessage = 1_000
const maxPositions = 20
/** Code that is not the shop's: what extensions and user scripts run in its pages. */
const foreign = /extension:|user-script:|webkit-masked/

/** Creates the reporter of a document. It sends each error once, and of its stack the files of the shop's build alone. */
export function createErrorReporter(send: (report: BrowserError) => void = sendReport): ErrorReporter {
  const sent = new Set<string>()
  return {
    report(thrown, kind) {
      try {
        const { name = 'Error', message: raw = thrown, stack } = Object(thrown)
        const message = `${raw}`.slice(0, maxMessage)
        const positions = `${stack}`.match(/\/assets\/[\w.-]+:\d+:\d+/g) ?? []
        const key = message + positions[0]
        if (foreign.test(stack) || sent.has(key) || sent.size >= maxReports) return
        sent.add(key)
        send({
          kind,
          name: `${name}`,
          message,
          stack: positions.slice(0, maxPositions),
          trace: traceOfPage(),
        })
      } catch {
        // What was thrown cannot be read.
      }
    },
  }
}

/**
 * Reports what nothing in this document catches. So does React with errors that no boundary catches or that it recovers
 * from: it hands them to `reportError`. Of what scripts of other origins throw, browsers tell nothing.
 */
export function watchErrors({ report }: ErrorReporter): void {
  addEventListener('error', ({ error }) => error && report(error, 'error'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'))
}

/** Options of a React root that reports the errors its boundaries catch. */
export function reportingRoot({ report }: ErrorReporter) {
  return {
    onCaughtError(error: unknown) {
      report(error, 'caught')
      console.error(error)
    },
  }
}

/** The id of the trace of the request for this page; absent where the browser does not tell. */
function traceOfPage(): string | undefined {
  return /"00-([\da-f]{32})-/.exec(JSON.stringify(performance.getEntriesByType('navigation')))?.[1]
}

/** The page may be left at any moment. */
function sendReport(report: BrowserError): void {
  navigator.sendBeacon(errorReportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
