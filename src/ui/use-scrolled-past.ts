import { type RefObject, useEffect, useState } from 'react'

/** True while an element is out of sight above the window. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return past
}
