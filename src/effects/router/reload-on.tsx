import { useEffect } from 'react'

interface ReloadOnProps {
  /** A new object reloads the data; null means not loaded yet. */
  changed: object | null
  reload(): void
}

/** Loads the document again, so that the present one's memory is cleared. Never repeats a form. */
export const loadDocument = () => location.replace(location.pathname + location.search)

export function ReloadOn({ changed, reload }: ReloadOnProps) {
  useEffect(() => {
    if (changed) reload()
  }, [changed, reload])
  return null
}
