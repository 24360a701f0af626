import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/**
 * Loads a value when a popover is about to be opened; null before. A failed load is repeated at the next opening. The
 * popover's button works before hydration, so it may be focused or open when this runs.
 */
export function useLazyOnIntent<T>(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
): [loaded: T | null, want: () => void] {
  const [loaded, setLoaded] = useState<T | null>(null)
  const want = useCallback(() => {
    load().then(
      (loaded) => startTransition(() => setLoaded(loaded)),
      () => {},
    )
  }, [load])
  useEffect(() => {
    if (document.activeElement === button.current || popover.current?.matches(':popover-open')) want()
  }, [button, popover, want])
  return [loaded, want]
}
