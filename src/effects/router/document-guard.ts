import { redirectDocument } from 'react-router'
import { splitLocale } from '#src/locale-prefix.ts'
import { needsDocument, zoneOf } from '#src/zones.ts'

/** Loads a screen of another zone as a document, after a redirect or a navigation without a link. */
export function documentGuard({ request }: { request: Request }): void {
  const { pathname } = new URL(request.url)
  if (pathname === location.pathname) return
  const shown = zoneOf(splitLocale(location.pathname).path)
  if (needsDocument(shown, splitLocale(pathname).path)) throw redirectDocument(request.url)
}
