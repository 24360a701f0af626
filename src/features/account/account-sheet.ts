import type { LinksFunction } from 'react-router'
import href from './account-screens.css?url'

/** The `links` of an account screen's route: a style sheet of its own, which no catalogue page loads. */
export const accountSheet: LinksFunction = () => [{ rel: 'stylesheet', href }]
