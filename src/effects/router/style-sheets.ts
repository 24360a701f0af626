import type { LinksFunction } from 'react-router'

export function styleSheets(...hrefs: string[]): LinksFunction {
  return () => hrefs.map((href) => ({ rel: 'stylesheet', href }))
}
