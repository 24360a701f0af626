import type { LinksFunction } from 'react-router'
import href from './account-screens.css?url'

/**
 * The `links` of an account screen's route: a style sheet of its own, which no catalogue page loads. The router never
 * shows such a screen in the browser.
 */
export const accountSheet: LinksFunction = () => (import.meta.env.SSR ? [{ rel: 'stylesheet', href }] : [])
