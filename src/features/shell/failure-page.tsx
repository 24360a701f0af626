import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { ShellData } from './shell-data.ts'

interface FailurePageProps {
  /** HTTP status: 4xx for a wrong request, 5xx for a failure on the shop's side. */
  status: number
  data: ShellData | null
}

/** An empty `href` is the current URL with its query, which may contain a secret and is not written out. */
const thisDocument = ''

const passing: Partial<Record<number, { title: FailureText; hints: FailureText[] }>> = {
  429: { title: 'shell.limited', hints: ['shell.limitedHint'] },
  503: { title: 'shell.unavailable', hints: ['shell.unavailableSafe', 'shell.unavailableDo'] },
}
type FailureText =
  | 'shell.limited'
  | 'shell.limitedHint'
  | `shell.unavailable${'' | 'Safe' | 'Do'}`
  | `shell.failed${'' | 'Hint'}`
const failed = { title: 'shell.failed', hints: ['shell.failedHint'] } as const

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
          <a className="button" data-kind="primary" href={thisDocument}>
            {t('shell.tryAgain')}
          </a>
          <a className="button" href={localized(locale, paths.home())}>
            {t('shell.toHome')}
          </a>
        </p>
      </EmptyState>
    </>
  )
}
