import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref with a value that handlers may change before React has rendered it: whenever another `value` is rendered, the ref
 * has that.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
