import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface FragmentHistoryProps<Value extends string> {
  /** The value that holds now: it stands in the address as its fragment. No element has it as its id. */
  value: Value
  /** Whether a fragment is one of the values. Any other is left alone. */
  isValue(fragment: string): fragment is Value
  /** Moves to the value of the address the page was opened at. Resolves with the value that then holds. */
  onOpen(value: Value): Promise<Value>
  /** Moves to the value of an entry the browser went back or forward to. Resolves with the value that then holds. */
  onReturn(value: Value): Promise<Value>
}

/**
 * Gives every value of a page an entry in the browser's history, so that back and forward move between them. A change
 * of the fragment alone runs no loader, and scrolls to nothing.
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

  const write = useEffectEvent((held: Value, replace: boolean) => {
    if (held !== fragment) void navigate({ search, hash: held }, { replace, preventScrollReset: true })
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
