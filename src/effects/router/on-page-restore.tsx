import { useEffect } from 'react'

/** Calls `run` when the page is restored from the back/forward cache. */
export function OnPageRestore({ run }: { run: () => void }) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && run()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [run])
  return null
}
