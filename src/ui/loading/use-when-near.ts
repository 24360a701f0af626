import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onNear` when an element is less than the height of the window away from the visible part of the page. */
export function useWhenNear(element: RefObject<Element | null>, onNear: () => void): void {
  const report = useEffectEvent(onNear)
  useEffect(() => {
    const { current } = element
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && report(),
      { rootMargin: '100%' },
    )
    if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [element])
}
