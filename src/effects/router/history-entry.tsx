import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** An entry of the tab's history as it is shown. */
export interface ShownEntry {
  /** The router's name for it, `location.key`. */
  entry: string
  /** Path and query. */
  address: string
  /** The entry whose place it took; null where it came after it. */
  replaced: string | null
}

/**
 * The entry the browser stands on: going back or forward, that is already the one gone to; on any other way, the one
 * being left. Empty where the router has not named it.
 */
export function currentEntry(): string {
  const state: unknown = history.state
  const named = typeof state === 'object' && state !== null && 'key' in state
  return named && typeof state.key === 'string' ? state.key : ''
}

interface OnEntryShownProps<Shown extends object> {
  shown: Shown
  run: (entry: ShownEntry, shown: Shown) => void
}

/** Runs something whenever another history entry is shown, or another `shown` in it. */
export function OnEntryShown<Shown extends object>({ shown, run }: OnEntryShownProps<Shown>) {
  const { key } = useLocation()
  const type = useNavigationType()
  const before = useRef(key)
  const tell = useEffectEvent(run)

  useEffect(() => {
    const replaced = type === 'REPLACE' && before.current !== key ? before.current : null
    before.current = key
    tell({ entry: key, address: location.pathname + location.search, replaced }, shown)
  }, [key, type, shown])

  return null
}
