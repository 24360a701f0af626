import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Revalidates the page's loaders whenever `changed` is a new object; null means not loaded yet. */
export function RevalidateOn({ changed }: { changed: object | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (changed) void revalidate()
  }, [changed, revalidate])
  return null
}
