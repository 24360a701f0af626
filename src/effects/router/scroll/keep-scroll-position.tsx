import { Component, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { maxPagesRestored } from '#src/config.ts'
import { focusLink } from '../../focus/focus-on-change.tsx'
import { anchorInView, type ScrollAnchor, scrollToAnchor } from './scroll-anchor.ts'
import { type SavedPosition, scrollPositions } from './scroll-positions.ts'

interface KeepScrollPositionProps {
  loaded: { first: number }
  first: number
  onPrevious: (() => Promise<unknown>) | undefined
}

/** Stores a listing's position, and fetches previous pages that a document lacks. Must be rendered before the list. */
export function KeepScrollPosition({ loaded, first, onPrevious }: KeepScrollPositionProps) {
  const { key } = useLocation()
  const restorePrevious = useEffectEvent(async (position: SavedPosition) => {
    // A reader who has scrolled in the meantime is not moved back.
    const moved = watchReader(() => scrollPositions.update(key, { item: undefined, top: undefined }))
    await onPrevious?.()
    if (moved()) return
    scrollToAnchor(position)
    if (document.activeElement === document.body) focusLink(document.body, position.link)
  })

  useEffect(() => {
    const position = scrollPositions.read(key)
    if (position.first === undefined || position.first >= first) scrollPositions.update(key, { first })
    else if (loaded.first - first < maxPagesRestored) void restorePrevious(position)
  }, [key, loaded, first])

  return <ScrollPosition entry={key} loaded={loaded} />
}

interface ScrollPositionProps {
  entry: string
  loaded: object
}

/** A class component, because only `getSnapshotBeforeUpdate` runs before the DOM changes. */
class ScrollPosition extends Component<ScrollPositionProps> {
  readonly #keep = () => saveAnchor(this.props.entry)

  override componentDidMount() {
    addEventListener('pagehide', this.#keep)
    document.addEventListener('visibilitychange', leaveScrollingToScript)
  }

  override getSnapshotBeforeUpdate({ entry, loaded }: ScrollPositionProps): ScrollAnchor | null {
    const same = entry === this.props.entry && loaded === this.props.loaded
    return same ? null : saveAnchor(entry)
  }

  override componentDidUpdate({ entry }: ScrollPositionProps, _state: unknown, anchor: ScrollAnchor | null) {
    if (anchor && entry === this.props.entry) scrollToAnchor(anchor)
  }

  override componentWillUnmount() {
    removeEventListener('pagehide', this.#keep)
    document.removeEventListener('visibilitychange', leaveScrollingToScript)
    this.#keep()
  }

  override render() {
    return null
  }
}

/** Watches for scrolling by the reader. The returned function stops watching and returns whether they scrolled. */
function watchReader(onMove: () => void): () => boolean {
  const watching = new AbortController()
  const { signal } = watching
  let moved = false
  const move = () => {
    moved = true
    onMove()
  }
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(event, move, { signal, once: true, passive: true })
  return () => {
    watching.abort()
    return moved
  }
}

function saveAnchor(entry: string): ScrollAnchor | null {
  const anchor = anchorInView()
  scrollPositions.update(entry, { item: anchor?.item, top: anchor?.top })
  return anchor
}

/** Otherwise the browser would scroll the next document by pixels, before it is complete. */
function leaveScrollingToScript() {
  if (document.visibilityState === 'hidden') history.scrollRestoration = 'manual'
}
