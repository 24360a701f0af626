import type { KeyboardEvent, MouseEvent } from 'react'
import { useNavigation } from 'react-router'
import { Link } from '#src/effects/router/link.tsx'
import { anchorInView, focusAnchor } from '#src/effects/router/scroll/scroll-anchor.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { ListingEnd } from './use-listing-pages.ts'

interface LoadMoreProps {
  end: ListingEnd
  /** The id of the item before the further ones: without script, the longer document begins there. */
  after?: string | undefined
}

/**
 * One end of a listing: a link to the further pages and, with scripts, a button that loads them. At the end, button and
 * focus stay; at the beginning the focus moves to visible content, since the button is pushed out of view.
 */
export function LoadMore({ end, after }: LoadMoreProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const { kind, address, more, progress, load } = end
  // Another list that is still loading has other further pages; to go on here would cancel it.
  const loading = useNavigation().state === 'loading' || progress === 'loading'
  function press(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (elsewhere) return
    const ready = more && !loading
    // The address names only the last page that is shown, not the first.
    if (!ready || kind === 'previous') event.preventDefault()
    if (ready) void show(event.currentTarget)
  }
  async function show(button: Element) {
    const anchor = anchorInView()
    const loaded = await load()
    const focused = document.activeElement
    const left = focused === button || focused === document.body
    if (loaded && kind === 'previous' && anchor && left) focusAnchor(anchor)
  }
  function pressKey(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  const message = kind === 'previous' ? 'catalogue.previous' : more ? 'catalogue.more' : 'catalogue.allShown'
  return (
    <div className="load-more">
      <Notice tone="error">{progress === 'failed' ? t('catalogue.moreFailed') : null}</Notice>
      <Link
        className="button"
        data-size="large"
        to={hydrated || !after ? address : `${address}#${after}`}
        replace
        preventScrollReset
        defaultShouldRevalidate={false}
        aria-disabled={!more || undefined}
        aria-busy={loading || undefined}
        role={hydrated ? 'button' : undefined}
        onKeyDown={pressKey}
        onClick={press}
      >
        {t(message)}
      </Link>
    </div>
  )
}
