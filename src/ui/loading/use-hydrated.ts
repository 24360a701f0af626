import { useDeferredValue, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True for what the browser makes, false for what it hydrates; remembered, because it never changes. */
function createSnapshots() {
  const first: { isMadeHere?: boolean } = {}
  return {
    ofServer: () => (first.isMadeHere ??= false),
    ofBrowser: () => (first.isMadeHere ??= true),
  }
}

/**
 * False on the server and in the first render of what the server has sent, true soon after; true from the start for what
 * is rendered later. React renders the difference in pieces, between which it answers taps; an external store alone would
 * make it one long task after hydration.
 */
export function useHydrated(): boolean {
  const [{ ofServer, ofBrowser }] = useState(createSnapshots)
  const isMadeHere = useSyncExternalStore(never, ofBrowser, ofServer)
  return useDeferredValue<boolean>(true, isMadeHere ? undefined : false)
}
