import { whenIdle } from '../browser/when-idle.ts'

/** Measures a share of the visits, by a script that is loaded when the page is complete and the browser idle. */
export function sampleVisit(): void {
  const { webVitals } = document.documentElement.dataset
  if (Math.random() >= Number(webVitals ?? 0)) return
  const { pathname } = location
  void loaded()
    .then(whenIdle)
    .then(() => import('./report-web-vitals.ts'))
    // Without its script a visit is not measured.
    .then(({ reportWebVitals }) => reportWebVitals(pathname), Boolean)
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve))
}
