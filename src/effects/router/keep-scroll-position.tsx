import { Component, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { maxPagesRestored } from '#src/config.ts'
import { focusLink } from '../focus/focus-on-change.tsx'
import { anchorInView, type ScrollAnchor, scrollToAnchor } from './scroll-anchor.ts'
import { type SavedPosition, scrollPositions } from './scroll-positions.ts'

interface KeepPlaceProps {
  /** What the loader brought: another object means that the list was loaded anew. */
  loaded: { first: number }
  /** The first page of the list that is shown. */
  first: number
  /** Fetches and shows pages before the first; absent where there are none. */
  onPrevious: (() => Promise<unknown>) | undefined
}

/**
 * Keeps where a listing is left, for this history entry; and where a document came back with fewer pages than were left,
 * fetches those before it, as far back as `maxPagesRestored`. Belongs before the list.
 */
export function KeepScrollPosition({ loaded, first, onPrevious }: KeepPlaceProps) {
  const { key } = useLocation()
  const restorePrevious = useEffectEvent(async (place: SavedPosition) => {
    // Whoever has scrolled meanwhile is not taken back.
    const moved = watchReader(() => scrollPositions.update(key, { item: undefined, top: undefined }))
    await onPrevious?.()
    if (moved()) return
    scrollToAnchor(place)
    if (document.activeElement === document.body) focusLink(document.body, place.link)
  })

  useEffect(() => {
    const place = scrollPositions.read(key)
    if (place.first === undefined || place.first >= first) scrollPositions.update(key, { first })
    else if (loaded.first - first < maxPagesRestored) void restorePrevious(place)
  }, [key, loaded, first])

  return <PlaceKeeper entry={key} loaded={loaded} />
}

interface PlaceKeeperProps {
  entry: string
  loaded: object
}

/** A class, since only one is told before the document changes. */
class PlaceKeeper extends Component<PlaceKeeperProps> {
  readonly #keep = () => keepPlace(this.props.entry)

  override componentDidMount() {
    addEventListener('pagehide', this.#keep)
    document.addEventListener('visibilitychange', leaveScrollingToScript)
  }

  override getSnapshotBeforeUpdate({ entry, loaded }: PlaceKeeperProps): ScrollAnchor | null {
    const same = entry === this.props.entry && loaded === this.props.loaded
    return same ? null : keepPlace(entry)
  }

  override componentDidUpdate({ entry }: PlaceKeeperProps, _state: unknown, place: ScrollAnchor | null) {
    if (place && entry === this.props.entry) scrollToAnchor(place)
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

/** Watches for a reader who scrolls by themselves. The function it returns stops watching, and tells whether they did. */
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

function keepPlace(entry: string): ScrollAnchor | null {
  const place = anchorInView()
  scrollPositions.update(entry, { item: place?.item, top: place?.top })
  return place
}

/** On its way out the router lets the browser scroll the next document, by pixels and before it is whole. */
function leaveScrollingToScript() {
  if (document.visibilityState === 'hidden') history.scrollRestoration = 'manual'
}
