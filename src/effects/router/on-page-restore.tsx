import { useEffect } from 'react'

/** Runs something when the browser restores this page from its back/forward cache. */
export function OnPageRestore({ run }: { run: () => void }) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && run()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [run])
  return null
}
