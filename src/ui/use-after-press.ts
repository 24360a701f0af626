import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs work when no mouse button is held: at once, or after the release and its click. For work
 * that moves the page when a field loses focus: a button that moves between press and release gets no click. Touches
 * count too, since their mouse events come after them.
 */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef({ held: false, waiting: new Set<() => void>() })

  useEffect(() => {
    const { current } = press
    const hold = () => {
      current.held = true
    }
    const release = () => {
      current.held = false
      for (const work of current.waiting) setTimeout(work)
      current.waiting.clear()
    }
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    addEventListener('mousedown', hold, options)
    // A drag ends without `mouseup`.
    for (const event of ['mouseup', 'dragend']) addEventListener(event, release, options)
    return () => watching.abort()
  }, [])

  return useCallback((work) => {
    if (press.current.held) press.current.waiting.add(work)
    else work()
  }, [])
}
