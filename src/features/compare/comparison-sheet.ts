import type { LinksFunction } from 'react-router'
import href from './comparison.css?url'

/** The `links` of the comparison's route: a style sheet of its own, which no other page loads. */
export const comparisonSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
