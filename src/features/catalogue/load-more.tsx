import type { KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

interface LoadMoreProps {
  /** The address that shows the next page as well: without script, and for whoever comes back. */
  address: string
  more: boolean
  loading: boolean
  failed: boolean
  onLoad: () => void
}

/**
 * The end of a listing: a link to the longer page and, once scripts run, a button that fetches what it lacks. It stays
 * where it is, so that focus does too.
 */
export function LoadMore({ address, more, loading, failed, onLoad }: LoadMoreProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  function load(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (elsewhere) return
    if (loading || !more) event.preventDefault()
    else onLoad()
  }
  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <div className="load-more">
      <Notice tone="wrong">{failed && !loading ? t('catalogue.moreFailed') : null}</Notice>
      <Link
        className="button"
        data-kind="plain"
        data-size="large"
        to={address}
        replace
        preventScrollReset
        defaultShouldRevalidate={false}
        aria-disabled={!more || undefined}
        aria-busy={loading || undefined}
        role={hydrated ? 'button' : undefined}
        onKeyDown={press}
        onClick={load}
      >
        {more ? t('catalogue.more') : t('catalogue.allShown')}
      </Link>
    </div>
  )
}
