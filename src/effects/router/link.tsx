import { createContext, use } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import { needsDocument, type Zone } from '#src/zones.ts'
import { ScreenPathsContext } from './screen-paths.ts'

export const ZoneContext = createContext<Zone>('shop')

export interface LinkProps extends RouterLinkProps {
  to: string
}

/**
 * A link to a page of the shop. Pages of another zone are loaded as documents. The router's attribute for lazy route
 * discovery is absent: `react-router.config.ts` sends all routes with the first document.
 */
export function Link({ to, prefetch = 'none', ...rest }: LinkProps) {
  const zone = use(ZoneContext)
  const [path = '', query] = to.split('?')
  const screen = use(ScreenPathsContext)[path]
  const reloads = to.startsWith('/') && needsDocument(zone, to)
  return (
    <RouterLink
      {...rest}
      to={screen && query ? `${screen}${screen.includes('?') ? '&' : '?'}${query}` : (screen ?? to)}
      discover="none"
      reloadDocument={reloads}
      prefetch={reloads ? 'none' : prefetch}
    />
  )
}
