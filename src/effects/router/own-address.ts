import { createContext } from 'react'

export const OwnAddressContext = createContext('')
