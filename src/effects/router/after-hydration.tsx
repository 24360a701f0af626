import { type ReactNode, useEffect, useRef } from 'react'

/** Runs something once, when the page has been hydrated. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current) return
    ran.current = true
    run()
  }, [run])
  return children
}
