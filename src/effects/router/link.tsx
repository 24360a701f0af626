import { createContext, type MouseEvent, use } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps, useNavigate } from 'react-router'
import { needsDocument, type Zone } from '#src/zones.ts'
import { ScreenPathsContext } from './screen-paths.ts'

export const ZoneContext = createContext<Zone>('shop')

/** False without a network. */
export const OnlineContext = createContext(true)

/** Adds to the address of a link what the visit takes along from page to page. */
export const CarryContext = createContext((to: string) => to)

export interface LinkProps extends RouterLinkProps {
  to: string
}

/**
 * Loads pages of another zone as documents. All routes are known, so there is no attribute for lazy discovery. Crawlers do
 * not follow an address with something of the visit. Without a network the router gets all addresses, which keeps the
 * screen, and nothing is fetched ahead: if the code of a screen fails to load, the router reloads the document.
 */
export function Link({ to: address, prefetch = 'none', rel, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const online = use(OnlineContext)
  const zone = use(ZoneContext)
  const to = use(CarryContext)(address)
  const [path = '', query] = to.split('?')
  const screen = use(ScreenPathsContext)[path]
  const reloads = to.startsWith('/') && needsDocument(zone, to)
  const target = screen && query ? `${screen}${screen.includes('?') ? '&' : '?'}${query}` : (screen ?? to)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (online || !reloads || rest.target || event.defaultPrevented) return
    event.preventDefault()
    void navigate(target)
  }

  return (
    <RouterLink
      {...rest}
      to={target}
      onClick={follow}
      rel={to === address ? rel : 'nofollow'}
      discover="none"
      reloadDocument={reloads}
      prefetch={reloads || !online ? 'none' : prefetch}
    />
  )
}
