import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs work once no button of the mouse is held down: at once, or after it is released and its click is done. For what
 * moves the page when a field is left: a button that moves from under the pointer between press and release gets no
 * click. A touch counts too, since its mouse events come after it.
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
    // What is dragged ends without the other.
    for (const event of ['mouseup', 'dragend']) addEventListener(event, release, options)
    return () => watching.abort()
  }, [])

  return useCallback((work) => {
    if (press.current.held) press.current.waiting.add(work)
    else work()
  }, [])
}
