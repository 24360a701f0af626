import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/**
 * What is loaded when somebody is about to open a popover: null before, and asked for again the next time where it
 * could not be had. Its button works before hydration, so it may be focused or open by the time this runs.
 */
export function useLazyOnIntent<T>(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
): [loaded: T | null, want: () => void] {
  const [loaded, setLoaded] = useState<T | null>(null)
  const want = useCallback(() => {
    load().then(
      (it) => startTransition(() => setLoaded(it)),
      () => {},
    )
  }, [load])
  useEffect(() => {
    if (document.activeElement === button.current || popover.current?.matches(':popover-open')) want()
  }, [button, popover, want])
  return [loaded, want]
}
