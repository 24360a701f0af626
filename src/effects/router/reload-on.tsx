import { useEffect } from 'react'

interface ReloadOnProps {
  /** A new object calls for new data; null means not loaded yet. */
  changed: object | null
  /** Loads the page's data again; must be the same function at every rendering. */
  reload(): void
}

/** Loads the document again, so that nothing of the present one stays in memory. Never repeats a form. */
export const loadDocument = () => location.replace(location.pathname + location.search)

/** Loads the page's data again whenever `changed` is a new object. */
export function ReloadOn({ changed, reload }: ReloadOnProps) {
  useEffect(() => {
    if (changed) reload()
  }, [changed, reload])
  return null
}
