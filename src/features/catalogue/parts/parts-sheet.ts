import type { LinksFunction } from 'react-router'
import href from './parts.css?url'

/** The `links` of routes with parts by car: a style sheet of their own, which no other page loads. */
export const partsSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
