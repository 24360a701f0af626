import { useEffect, useEffectEvent, useState } from 'react'

/** What `load` gives, called once `when` holds; null before. After `onFailure` it is called again when `when` next holds. */
export function useLazyWhen<T>(when: boolean, load: () => Promise<T>, onFailure: () => void): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  const start = useEffectEvent(() => {
    load().then((value) => setLoaded({ value }), onFailure)
  })
  useEffect(() => {
    if (when && !loaded) start()
  }, [when, loaded])
  return loaded?.value ?? null
}
