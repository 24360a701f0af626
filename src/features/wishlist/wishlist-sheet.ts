import type { LinksFunction } from 'react-router'
import href from './wishlist.css?url'

/** The `links` of the wishlist's route: a style sheet of its own, which no other page loads. */
export const wishlistSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
