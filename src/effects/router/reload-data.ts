import { createContext } from 'react'

/** Loads the data of the screen again, in a document without the router. */
export const ReloadDataContext = createContext(() => {})
