import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface FragmentHistoryProps<Value extends string> {
  /** The current value, which is in the URL as its fragment. No element has it as its id. */
  value: Value
  /** Whether a fragment is one of the values; others are ignored. */
  isValue(fragment: string): fragment is Value
  /** Applies the value of the URL the page was opened at; resolves with the value then current. */
  onOpen(value: Value): Promise<Value>
  /** Applies the value of a history entry the browser went to; resolves with the value then current. */
  onReturn(value: Value): Promise<Value>
}

/**
 * Gives each value of a page a history entry, so that back and forward switch between them. Changing only the fragment
 * runs no loader and does not scroll.
 */
export function FragmentHistory<Value extends string>({
  value,
  isValue,
  onOpen,
  onReturn,
}: FragmentHistoryProps<Value>) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const fragment = hash.slice(1)
  const opened = useRef(false)

  const write = useEffectEvent((next: Value, replace: boolean) => {
    if (next !== fragment) void navigate({ search, hash: next }, { replace, preventScrollReset: true })
  })
  const read = useEffectEvent(async (found: string) => {
    if (!opened.current) {
      opened.current = true
      write(isValue(found) ? await onOpen(found) : value, true)
    } else if (found !== value && isValue(found)) {
      write(await onReturn(found), true)
    }
  })

  useEffect(() => {
    if (opened.current) write(value, false)
  }, [value])
  useEffect(() => void read(fragment), [fragment])
  return null
}
