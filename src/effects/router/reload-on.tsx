import { useEffect } from 'react'

interface ReloadOnProps {
  /** A new object calls for new data; null means not loaded yet. */
  changed: object | null
  /** Loads the page's data again; must be the same function at every rendering. */
  reload(): void
}

/** Loads the page's data again whenever `changed` is a new object. */
export function ReloadOn({ changed, reload }: ReloadOnProps) {
  useEffect(() => {
    if (changed) reload()
  }, [changed, reload])
  return null
}
