import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/**
 * Whether somebody is about to open a popover, and what is loaded because of it; what could not be had is asked for
 * again the next time. Its button works before hydration, so it may be focused or open by the time this runs.
 */
export function useWanted<T>(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
): [wanted: boolean, loaded: T | null, want: () => void] {
  const [wanted, setWanted] = useState(false)
  const [loaded, setLoaded] = useState<T | null>(null)
  const want = useCallback(() => {
    setWanted(true)
    load().then(
      (it) => startTransition(() => setLoaded(it)),
      () => {},
    )
  }, [load])
  useEffect(() => {
    if (document.activeElement === button.current || popover.current?.matches(':popover-open')) want()
  }, [button, popover, want])
  return [wanted, loaded, want]
}
