import { useEffect } from 'react'

/** Runs something when the browser shows this page again as it had remembered it. */
export function OnPageRestore({ run }: { run: () => void }) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && run()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [run])
  return null
}
