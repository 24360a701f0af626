import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
