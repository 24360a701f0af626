import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again whenever something it was made from has changed since. Null: nothing is known of it yet. */
export function RevalidateOn({ changed }: { changed: object | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (changed) void revalidate()
  }, [changed, revalidate])
  return null
}
