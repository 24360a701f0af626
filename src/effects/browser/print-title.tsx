import { useEffect } from 'react'

/** Gives the document another title while it is printed: the head of its pages, and the name of a file. */
export function PrintTitle({ title }: { title: string }) {
  useEffect(() => {
    let shown = document.title
    const begin = () => {
      shown = document.title
      document.title = title
    }
    const end = () => {
      document.title = shown
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [title])
  return null
}
