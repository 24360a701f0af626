import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The beginning of the current minute in milliseconds since 1970; the component renders again when it ends. Null on the
 * server and in the first render.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null)
}

const currentMinute = () => Math.floor(Date.now() / minute) * minute

function subscribe(onChange: () => void): () => void {
  let id: ReturnType<typeof setTimeout>
  const wait = () => {
    id = setTimeout(tick, minute - (Date.now() % minute))
  }
  const tick = () => {
    onChange()
    wait()
  }
  wait()
  // A page that was frozen in between has missed its timers.
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    clearTimeout(id)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
