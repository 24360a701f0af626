import type { MouseEvent } from 'react'
import { browserConnection } from '#src/effects/browser/connection.ts'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { ShellData } from './shell-data.ts'

interface FailurePageProps {
  /** HTTP status: 4xx for a wrong request, 5xx for a failure on the shop's side; 0 without a network. */
  status: number
  data: ShellData | null
}

/** An empty `href` is the current URL with its query, which may contain a secret and is not written out. */
const thisDocument = ''

const passing: Partial<Record<number, { title: FailureText; hints: FailureText[] }>> = {
  0: { title: 'shell.offline', hints: ['shell.offlineHint'] },
  429: { title: 'shell.limited', hints: ['shell.limitedHint'] },
  503: { title: 'shell.unavailable', hints: ['shell.unavailableSafe', 'shell.unavailableDo'] },
}
type FailureText =
  | 'shell.limited'
  | 'shell.limitedHint'
  | `shell.offline${'' | 'Hint'}`
  | `shell.unavailable${'' | 'Safe' | 'Do'}`
  | `shell.failed${'' | 'Hint'}`
const failed = { title: 'shell.failed', hints: ['shell.failedHint'] } as const

/** Keeps this page while offline, where the browser's own error page would take its place. */
function stayOffline(event: MouseEvent) {
  if (!browserConnection.online()) event.preventDefault()
}

export function FailurePage({ status, data }: FailurePageProps) {
  const { t, locale } = useI18n()
  if (status >= 400 && status < 500 && !passing[status]) return <NotFoundPage data={data} />
  const { title, hints } = passing[status] ?? failed
  return (
    <>
      <title>{t(title)}</title>
      <EmptyState illustration="unavailable" heading="h1" title={t(title)} steps={[]}>
        {hints.map((hint) => (
          <p key={hint}>{t(hint)}</p>
        ))}
        <p className="actions">
          <a className="button" data-kind="primary" href={thisDocument} onClick={stayOffline}>
            {t('shell.tryAgain')}
          </a>
          <a className="button" href={localized(locale, paths.home())} onClick={stayOffline}>
            {t('shell.toHome')}
          </a>
        </p>
      </EmptyState>
    </>
  )
}
