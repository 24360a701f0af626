import type { BrowserError, ErrorKind } from '#src/commerce/contract/browser-error.ts'
import { errorReportPath } from '#src/config.ts'

export interface ErrorReporter {
  /** Reports anything that was thrown, once. Returns immediately and never throws. */
  report(thrown: unknown, kind: ErrorKind): void
}

/** Maximum reports of one document: a repeated failure is known after a few. */
const maxReports = 10
/** The Worker's limits. */
const maxMessage = 1_000
const maxPositions = 20
/** Code of browser extensions and user scripts in the shop's pages. */
const foreign = /extension:|user-script:|webkit-masked/

/** Sends each error of a document once, and of its stack only the files of the shop's build. */
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
        // The thrown value cannot be read.
      }
    },
  }
}

/** Reports uncaught errors; React passes its own to `reportError`. Browsers hide errors of foreign scripts. */
export function watchErrors({ report }: ErrorReporter): void {
  addEventListener('error', ({ error }) => error && report(error, 'error'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'))
}

export function reportingRoot({ report }: ErrorReporter) {
  return {
    onCaughtError(error: unknown) {
      report(error, 'caught')
      console.error(error)
    },
  }
}

/** The trace id of the request for this page; absent if the browser does not expose it. */
function traceOfPage(): string | undefined {
  return /"00-([\da-f]{32})-/.exec(JSON.stringify(performance.getEntriesByType('navigation')))?.[1]
}

/** `keepalive`, because the page may be left at any moment. */
function sendReport(report: BrowserError): void {
  navigator.sendBeacon(errorReportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
