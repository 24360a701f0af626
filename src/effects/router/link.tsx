import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * A link to another page through the router. Documents know all routes from the start, so links are not marked for the
 * router to discover theirs.
 */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}
