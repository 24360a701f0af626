import { createContext } from 'react'

/** What allows a document's own inline scripts to run; undefined in the browser, and where nothing is forbidden. */
export const NonceContext = createContext<string | undefined>(undefined)
