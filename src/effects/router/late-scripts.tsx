import { Children, cloneElement, isValidElement, type LinkHTMLAttributes, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * The router's `Scripts`, whose preloads of modules give way to style sheets, fonts and pictures: by default a browser
 * fetches modules with the priority of what is seen first, although the page is complete without them.
 */
export function LateScripts() {
  // Called, not rendered: the router has no property for the priority, and its links are in what it returns.
  const scripts = Scripts({})
  return isValidElement<{ children: ReactNode }>(scripts)
    ? Children.map(scripts.props.children, late)
    : scripts
}

function late(child: ReactNode): ReactNode {
  return isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(child) && child.props.rel === 'modulepreload'
    ? cloneElement(child, { fetchPriority: 'low' })
    : child
}
