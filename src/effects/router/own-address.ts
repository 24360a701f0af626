import { createContext } from 'react'

/** The path of the present screen, without locale, with the query parameters it reads: for links to itself. */
export const OwnAddressContext = createContext('')
