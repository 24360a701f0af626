import type { LinksFunction } from 'react-router'

/** The `links` of a route with separate style sheets, which other pages do not load. */
export function styleSheets(...hrefs: string[]): LinksFunction {
  return () => hrefs.map((href) => ({ rel: 'stylesheet', href }))
}
