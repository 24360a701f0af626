import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * The router's link without its attribute for lazy route discovery: `react-router.config.ts` sends all routes with the
 * first document. Use this one everywhere.
 */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}
