import { useEffect, useRef } from 'react'

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

interface ReloadOnChangeProps {
  /** Null means not loaded yet. */
  value: object | null
  reload(): void
}

/** Reloads at every new value after the first, which the page was rendered with. */
export function ReloadOnChange({ value, reload }: ReloadOnChangeProps) {
  const shown = useRef<object | null>(null)
  useEffect(() => {
    const isFirst = shown.current === null
    if (value === null || shown.current === value) return
    shown.current = value
    if (!isFirst) reload()
  }, [value, reload])
  return null
}
