import type { LinksFunction } from 'react-router'
import href from './cart-page.css?url'

/** The `links` of the cart's route: a style sheet of its own, which no other page loads. */
export const cartPageSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
