import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The result of `load`, which is called once `when` is true; null before. After a failure `onFailure` is called, and
 * `load` again when `when` next becomes true.
 */
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
