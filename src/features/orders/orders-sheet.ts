import type { LinksFunction } from 'react-router'
import href from './orders.css?url'

/** The `links` of a route that shows orders: a style sheet of its own, which no catalogue page loads. */
export const ordersSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
