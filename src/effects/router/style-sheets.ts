import type { LinksFunction } from 'react-router'

/**
 * The style sheets of a screen. By `precedence` React shows no screen before its sheets are loaded, and keeps them in the
 * document: a list that one goes back to has its layout before its position is restored.
 */
export function styleSheets(...hrefs: string[]): LinksFunction {
  return () => hrefs.map((href) => ({ rel: 'stylesheet', href, precedence: 'screen' }))
}
