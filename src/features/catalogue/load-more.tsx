import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface LoadMoreProps {
  /** The address that shows the next page as well: without script, and for whoever comes back. */
  address: string
  more: boolean
  loading: boolean
  failed: boolean
  onLoad: () => void
}

/** The end of a listing. The link stays where it is, so that focus does too. */
export function LoadMore({ address, more, loading, failed, onLoad }: LoadMoreProps) {
  const { t } = useI18n()
  function load(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (elsewhere) return
    if (loading || !more) event.preventDefault()
    else onLoad()
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
        onClick={load}
      >
        {more ? t('catalogue.more') : t('catalogue.allShown')}
      </Link>
    </div>
  )
}
