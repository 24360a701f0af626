import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export interface ShownEntry {
  entry: string
  address: string
  replaced: string | null
}

/** The current history entry: on back and forward already the target, else still the source; empty without a key. */
export function currentEntry(): string {
  const state: unknown = history.state
  const named = typeof state === 'object' && state !== null && 'key' in state
  return named && typeof state.key === 'string' ? state.key : ''
}

interface OnEntryShownProps<Shown extends object> {
  shown: Shown
  run: (entry: ShownEntry, shown: Shown) => void
}

export function OnEntryShown<Shown extends object>({ shown, run }: OnEntryShownProps<Shown>) {
  const { key } = useLocation()
  const type = useNavigationType()
  const before = useRef(key)
  const runLatest = useEffectEvent(run)

  useEffect(() => {
    const replaced = type === 'REPLACE' && before.current !== key ? before.current : null
    before.current = key
    runLatest({ entry: key, address: location.pathname + location.search, replaced }, shown)
  }, [key, type, shown])

  return null
}
