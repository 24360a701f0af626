import { useEffect } from 'react'

interface RedirectWhenProps {
  when: boolean
  to: string
}

/**
 * Redirects from a page that is not for this visitor as soon as that is known; the page is not kept in history. The
 * other page is loaded as a document: it may be the checkout, which has separate response headers.
 */
export function RedirectWhen({ when, to }: RedirectWhenProps) {
  useEffect(() => {
    if (when) location.replace(to)
  }, [when, to])
  return null
}
