import { useEffect } from 'react'

/**
 * While shown, links to other pages are followed by the browser instead of the router, so that the page they lead to is
 * a document with response headers of its own.
 */
export function FullLoadLinks() {
  useEffect(() => {
    // Before React's listener at the document, which hands a press on a link to the router.
    window.addEventListener('click', hideFromRouter, true)
    return () => window.removeEventListener('click', hideFromRouter, true)
  }, [])
  return null
}

function hideFromRouter(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A link that acts in place has the role of a button.
  if (link && link.role !== 'button' && withoutFragment(link.href) !== withoutFragment(location.href))
    event.stopPropagation()
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '')
}
