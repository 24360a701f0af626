import { useDeferredValue } from 'react'

/**
 * False on the server and in the first render, true soon after. React renders the difference in pieces, between which it
 * answers taps; an external store would make it one long task after hydration.
 */
export function useHydrated(): boolean {
  return useDeferredValue<boolean>(true, false)
}
