import { type RefObject, useEffect, useState } from 'react'

/** Less than all of an element counts as all, since its edges may lie between pixels. */
const wholeRatio = 0.95

/** True while an element is not whole in the window; false until that is known. */
export function useOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setOut(entry.intersectionRatio < wholeRatio)
      },
      { threshold: wholeRatio },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
