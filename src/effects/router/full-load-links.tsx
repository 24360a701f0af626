import { useEffect } from 'react'

interface FullLoadLinksProps {
  /** Whether the router may follow links to a path; by default it may follow none. */
  except?: (pathname: string) => boolean
}

const none = () => false

/**
 * While shown, links to other pages are followed by the browser instead of the router, so that the page they lead to is
 * a document with response headers of its own. `except` must be the same function at every rendering.
 */
export function FullLoadLinks({ except = none }: FullLoadLinksProps) {
  useEffect(() => {
    function hideFromRouter(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A link that acts in place has the role of a button.
      if (!link || link.role === 'button' || except(link.pathname)) return
      if (withoutFragment(link.href) !== withoutFragment(location.href)) event.stopPropagation()
    }
    // Before React's listener at the document, which hands a press on a link to the router.
    window.addEventListener('click', hideFromRouter, true)
    return () => window.removeEventListener('click', hideFromRouter, true)
  }, [except])
  return null
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '')
}
