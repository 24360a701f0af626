import { onCLS, onINP, onLCP } from 'web-vitals'
import type { WebVitals } from '#src/commerce/contract/web-vitals.ts'
import { webVitalsPath } from '#src/config.ts'

/** Reports the Core Web Vitals of the visit that began at `path`, once: when it is hidden for the first time. */
export function reportWebVitals(path: string): void {
  const report: WebVitals = { path }
  const keep = ({ name, value }: { name: 'LCP' | 'INP' | 'CLS'; value: number }) => {
    report[name] = value
  }
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  // Last, since the values become final in listeners of the same event. Visits often end without another one.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(webVitalsPath, body)
  })
}
