import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without locale. */
  to: string
  /** When the router fetches the page ahead; the browser does not. */
  prefetch?: 'intent' | 'none'
}

/** How links lead to other pages: through the router, or in a document without one by the browser. */
export const PageLinkContext = createContext<ComponentType<PageLinkProps> | null>(null)

/** A link to another page of the shop, for components that documents with and without the router show. */
export function PageLink(props: PageLinkProps) {
  const Link = use(PageLinkContext)
  if (!Link) throw new Error('No PageLinkContext above this link')
  return <Link {...props} />
}
