import type { LinksFunction } from 'react-router'
import href from './checkout-sheet.css?url'

/** The `links` of the checkout's route: a style sheet of its own, which no catalogue page loads. */
export const checkoutSheet: LinksFunction = () => (import.meta.env.SSR ? [{ rel: 'stylesheet', href }] : [])
