import { useEffect } from 'react'
import { useHref } from 'react-router'

interface RedirectWhenProps {
  when: boolean
  /** Path without locale. */
  to: string
}

/**
 * Redirects from a page that is not for this visitor as soon as that is known; the page is not kept in history. The other
 * page is loaded as a document: it may be the checkout, which has response headers of its own.
 */
export function RedirectWhen({ when, to }: RedirectWhenProps) {
  const address = useHref(to)
  useEffect(() => {
    if (when) location.replace(address)
  }, [when, address])
  return null
}
