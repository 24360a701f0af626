import type { LinksFunction } from 'react-router'
import href from './quick-order.css?url'

/** The `links` of the route: a style sheet of its own, which no other page loads. */
export const quickOrderSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
