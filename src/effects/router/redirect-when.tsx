import { useEffect } from 'react'

interface RedirectWhenProps {
  when: boolean
  /** Path with locale. */
  to: string
}

/**
 * Redirects from a page that is not for this visitor as soon as that is known; the page is not kept in history. The other
 * page is loaded as a document: it may be the checkout, which has response headers of its own.
 */
export function RedirectWhen({ when, to }: RedirectWhenProps) {
  useEffect(() => {
    if (when) location.replace(to)
  }, [when, to])
  return null
}
