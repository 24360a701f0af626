import { createContext } from 'react'

/** The nonce of a document's scripts; undefined in the browser and in development. */
export const NonceContext = createContext<string | undefined>(undefined)
