import { useEffect, useEffectEvent, useRef } from 'react'

interface FragmentHistoryProps<Value extends string> {
  value: Value
  isValue(fragment: string): fragment is Value
  initial?: Value | undefined
  /** Applies the value of the URL the page was opened at, or `initial`; resolves with the value then current. */
  onOpen(value: Value): Promise<Value>
  /** Applies the value of a history entry the browser went to; resolves with the value then current. */
  onReturn(value: Value): Promise<Value>
}

/** Gives each value a history entry. Only where the router restores no scroll: it takes no part in these entries. */
export function FragmentHistory<Value extends string>({
  value,
  isValue,
  initial,
  onOpen,
  onReturn,
}: FragmentHistoryProps<Value>) {
  const opened = useRef(false)

  const write = useEffectEvent((next: Value, replace: boolean) => {
    if (next === currentFragment()) return
    if (replace) history.replaceState(null, '', `#${next}`)
    else history.pushState(null, '', `#${next}`)
  })
  const open = useEffectEvent(async () => {
    if (opened.current) return
    opened.current = true
    const found = currentFragment()
    const asked = isValue(found) ? found : initial
    write(asked === undefined ? value : await onOpen(asked), true)
  })
  const returnTo = useEffectEvent(async () => {
    const found = currentFragment()
    if (found !== value && isValue(found)) write(await onReturn(found), true)
  })

  useEffect(() => {
    if (opened.current) write(value, false)
  }, [value])
  useEffect(() => {
    void open()
    const listener = () => void returnTo()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
  return null
}

const currentFragment = () => window.location.hash.slice(1)
