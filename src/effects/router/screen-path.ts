import { createContext } from 'react'

/** The path of the screen that is shown, without locale. Constant in a document without the router. */
export const ScreenPathContext = createContext('')

/** This path with the query parameters the screen reads, for links from the page to itself. */
export const OwnAddressContext = createContext('')
