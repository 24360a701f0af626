import { createContext, use } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import { needsDocument, type Zone } from '#src/zones.ts'
import { ScreenPathsContext } from './screen-paths.ts'

export const ZoneContext = createContext<Zone>('shop')

/** Adds to the address of a link what the visit takes along from page to page. */
export const CarryContext = createContext((to: string) => to)

export interface LinkProps extends RouterLinkProps {
  to: string
}

/**
 * Loads pages of another zone as documents. All routes are known, so there is no attribute for lazy discovery. Crawlers do
 * not follow an address with something of the visit.
 */
export function Link({ to: address, prefetch = 'none', rel, ...rest }: LinkProps) {
  const zone = use(ZoneContext)
  const to = use(CarryContext)(address)
  const [path = '', query] = to.split('?')
  const screen = use(ScreenPathsContext)[path]
  const reloads = to.startsWith('/') && needsDocument(zone, to)
  return (
    <RouterLink
      {...rest}
      to={screen && query ? `${screen}${screen.includes('?') ? '&' : '?'}${query}` : (screen ?? to)}
      rel={to === address ? rel : 'nofollow'}
      discover="none"
      reloadDocument={reloads}
      prefetch={reloads ? 'none' : prefetch}
    />
  )
}
